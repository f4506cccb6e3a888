import type { OwnWay, PromptStart } from '../../prompt-path.ts'

type Known = { templates: { id: string }[] }

export type Folds = {
  /** 'Di cosa ti occupi?' */
  isTradeOpen: boolean
  /** 'Che cosa devi fare?' */
  isPromptOpen: boolean
  /** The prompt is written without a template; null: from one, or nothing was chosen yet. */
  way: OwnWay | null
}

/**
 * Which folds are open. The address says it, so that 'back' opens the one before and everything
 * works without script.
 */
export function readFolds(start: Required<PromptStart>, set: Known | null): Folds {
  const { fold, text, saved } = start
  const isBrought = text !== null || saved !== null
  const isReady = set?.templates.some(({ id }) => id === start.template) ?? false
  const asked = start.way === 'blocchi' && set === null ? null : start.way
  const way = isReady ? null : (asked ?? (isBrought ? 'parole' : null))
  const isChosen = isReady || way !== null
  return {
    isTradeOpen: fold === 'mestiere' || (set === null && !isChosen),
    isPromptOpen: fold === 'richiesta' || !isChosen,
    way,
  }
}

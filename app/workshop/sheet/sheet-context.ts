import { createContext, type Dispatch, useContext, useReducer } from 'react'
import { begunWith } from '../../prompt-sets/composition.ts'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Generation, useGeneration } from '../answer/use-generation.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { emptyContent } from './sheet-content.ts'
import { initialState, type SheetAction, type SheetState } from './sheet-state.ts'
import { useLater } from './use-later.ts'

/** What the parts of a screen with a sheet share. */
export type Sheet = {
  page: WorkshopPage
  state: SheetState
  dispatch: Dispatch<SheetAction>
  generation: Generation
  /** The personal data guard; null while its code is on its way, or nothing was there to see. */
  guard: Guard | null
  /** A field that it looks at holds something. */
  wantGuard: () => void
  /** Parses an answer; null while its code is on its way. */
  parse: ((text: string) => MarkdownBlock[]) | null
  /** Script runs: without it the form is sent as it is, and nothing is disabled. */
  isHydrated: boolean
  /** What the form without script got back. */
  noScript: NoScriptAnswer | undefined
  /** Where a visitor comes back to after signing in. */
  returnPath: string
}

type Guard = typeof import('../guard/guarded-field.tsx')

export const SheetContext = createContext<Sheet | null>(null)

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('a part of a sheet stands outside of one')
  return sheet
}

/** What a screen gives to the parts of its sheet. */
export function useSheetParts(
  given: Pick<Sheet, 'page' | 'state' | 'dispatch' | 'noScript' | 'returnPath'>,
): Sheet {
  const { page, state, dispatch } = given
  const [isGuardWanted, wantGuard] = useReducer(() => true, false)
  const guard = useLater(() => import('../guard/guarded-field.tsx'), isGuardWanted)
  const isAsked = state.answer.status !== 'none'
  const parser = useLater(() => import('../../ui/markdown/parse-markdown.ts'), isAsked)
  return {
    ...given,
    generation: useGeneration({ state, dispatch, page, isGuarded: guard !== null }),
    guard,
    wantGuard,
    parse: parser?.parseMarkdown ?? null,
    isHydrated: useHydrated(),
  }
}

/**
 * What the screen begins with: what the form without script sent, a saved response to go on from,
 * else the address's template and text.
 */
export function stateFromPage(
  page: WorkshopPage,
  noScript: NoScriptAnswer | undefined,
): SheetState {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const resumed = noScript ?? page.resumed
  const content = { ...emptyContent(page.professionId), ...resumed?.content }
  const filed = resumed?.filed ?? page.filed
  const begun = {
    ...content,
    composition: begunWith(template, noScript?.prompt ?? page.text, noScript?.values),
    answer: { ...content.answer, question: { ...content.answer.question, ...filed } },
  }
  return initialState(begun, noScript?.remaining ?? page.remaining)
}

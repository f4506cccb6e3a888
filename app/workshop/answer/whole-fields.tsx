import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Answer } from '../sheet/work.ts'

/** The name of the field in which a browser without script gives the answer back. */
export const wholeField = 'answer'

/** The answer on screen, so that a form without script can go on from it, or save it. */
export function WholeFields({ answer }: { answer: Answer }) {
  if (useHydrated()) return null
  const { text, turns, question, exchangeId, isDemo, canDraw } = answer
  const value = JSON.stringify({
    prompt: question.prompt,
    text,
    turns,
    exchangeId,
    isDemo,
    canDraw,
    category: question.category,
    tags: question.tags,
  })
  return <input type="hidden" name={wholeField} value={value} />
}

import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Answer } from '../state/sheet-content.ts'

/** The name of the field in which a browser without script gives the answer back. */
export const noScriptField = 'answer'

/** Without script: the answer on screen, which the page that is asked for has of nobody else. */
export function AnswerGivenBack({ answer }: { answer: Answer }) {
  if (useHydrated() || answer.text === '') return null
  return <input type="hidden" name={noScriptField} value={asText(answer)} />
}

const asText = ({ question, ...answer }: Answer) => JSON.stringify({ ...question, ...answer })

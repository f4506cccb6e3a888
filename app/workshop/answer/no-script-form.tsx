import type { ComponentProps } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Answer } from '../sheet/work.ts'
import { answerId } from '../workshop-page.ts'

/** The name of the field in which a browser without script gives the answer back. */
export const noScriptField = 'answer'

/** A form that acts on the answer on screen; without script it gives the answer back with it. */
export function NoScriptForm({
  answer,
  children,
  ...props
}: ComponentProps<'form'> & { answer: Answer }) {
  return (
    <form method="post" action={`#${answerId}`} {...props}>
      <AnswerGivenBack answer={answer} />
      {children}
    </form>
  )
}

/** Without script: the answer on screen, which the page that is asked for has of nobody else. */
export function AnswerGivenBack({ answer }: { answer: Answer }) {
  if (useHydrated() || answer.text === '') return null
  return <input type="hidden" name={noScriptField} value={asText(answer)} />
}

const asText = ({ question, ...answer }: Answer) => JSON.stringify({ ...question, ...answer })

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
      {useHydrated() ? null : <input type="hidden" name={noScriptField} value={asText(answer)} />}
      {children}
    </form>
  )
}

const asText = ({ question, ...answer }: Answer) => JSON.stringify({ ...question, ...answer })

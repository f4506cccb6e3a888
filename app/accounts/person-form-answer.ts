import { data } from 'react-router'
import { isFailure } from '../platform/http/is-failure.ts'
import type { FieldError } from '../ui/error-summary.tsx'
import { keepScreen, noConnection } from '../ui/keep-screen.ts'

/** What a screen shows of a form that did not lead on. Passwords are never sent back. */
export type PersonFormAnswer = {
  code: string
  errors: FieldError[]
  values: Record<string, string>
}

/**
 * Sends a form; when no answer of its own comes, the form stays as it is and says so.
 * @param text the catalogue's, for what fails without one of its own
 * @param values of the answer: which form it was, where its screen has several
 */
export async function keepPersonForm<Answer>(
  send: () => Promise<Answer>,
  text: string,
  values: Record<string, string> = {},
) {
  const answer = await keepScreen<Answer>(send, text)
  if (!isFailure(answer)) return answer
  const { code, message } = (answer as Awaited<ReturnType<typeof keepScreen<never>>>).data
  const told = code === 'OFFLINE' ? `${text} ${noConnection}` : message
  const kept: PersonFormAnswer = { code, errors: told ? [{ message: told }] : [], values }
  return data(kept, answer.init ?? {})
}

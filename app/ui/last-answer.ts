import { useState } from 'react'
import { useLocation } from 'react-router'
import { proveAgainCode } from './ask-proof.ts'

/** The person is asked once more who they are: what they were at stays meanwhile. */
const asksProof = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  answer.code === proveAgainCode

/**
 * What the screen's action answered last, until the person goes on from here. A write that
 * everybody hears of loads the open screens anew (shell/use-follow.ts), and the router forgets an
 * action's answer then, before anybody has read it.
 */
export function useLastAnswer<Answer>(answer: Answer | null | undefined): Answer | null {
  const { key } = useLocation()
  const [last, setLast] = useState({ answer: answer ?? null, key })
  if (asksProof(answer)) {
    if (key !== last.key) setLast({ ...last, key })
    return last.answer
  }
  if (answer && (answer !== last.answer || key !== last.key)) setLast({ answer, key })
  return answer ?? (key === last.key ? last.answer : null)
}

import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What the screen's action answered last, until the person goes on from here. A write that
 * everybody hears of loads the open screens anew (shell/use-follow.ts), and the router forgets an
 * action's answer then, before anybody has read it.
 */
export function useLastAnswer<Answer>(answer: Answer | null | undefined): Answer | null {
  const { key } = useLocation()
  const [last, setLast] = useState({ answer: answer ?? null, key })
  if (answer && (answer !== last.answer || key !== last.key)) setLast({ answer, key })
  return answer ?? (key === last.key ? last.answer : null)
}

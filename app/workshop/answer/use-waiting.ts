import { useEffect, useState } from 'react'
import {
  forgetWaitingAnswer,
  keepWaitingAnswer,
  readWaitingAnswer,
  type WaitingAnswer,
} from '../../ui/waiting-answer.ts'
import { isSaved } from '../sheet/work.ts'
import type { WorkshopState } from '../sheet/workshop-state.ts'

type Asked = { title: string; place: string; userId: string | null }

/** An answer that somebody wanted to save: kept on the way to the sign-in, asked about after it. */
export function useWaiting(state: WorkshopState, { title, place, userId }: Asked) {
  const { answer, saving } = state
  const { exchangeId } = answer
  const [waiting, setWaiting] = useState<WaitingAnswer | null>(null)
  useEffect(() => setWaiting(userId === null ? null : readWaitingAnswer()), [userId])
  const isAsked = waiting !== null && waiting.exchangeId === exchangeId
  const isOver = isAsked && isSaved(state)
  const forget = () => {
    forgetWaitingAnswer()
    setWaiting(null)
  }
  const keep = () => {
    if (exchangeId !== null) keepWaitingAnswer({ title, exchangeId, place, leftAt: Date.now() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign-in has other entries too
  useEffect(() => {
    if (saving.needsSignIn) keep()
  }, [saving.needsSignIn])
  useEffect(() => {
    if (isOver) forgetWaitingAnswer()
  }, [isOver])
  return { isAsked: isAsked && !isOver, keep, forget }
}

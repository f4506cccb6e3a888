import { useState } from 'react'
import { useSecondHalf } from '../../ui/presses/use-second-half.ts'

/**
 * A press that was stopped once for a reason: the next one is an answer, unless it is half of a
 * double one. With another reason it begins anew.
 */
export function useSecondPress(reason: string) {
  const [stopped, setStopped] = useState('')
  const { moved, isHalf } = useSecondHalf()
  if (stopped !== '' && stopped !== reason) setStopped('')
  const isStopped = stopped !== '' && stopped === reason
  return {
    isStopped,
    isAnswer: () => isStopped && !isHalf(),
    stop: () => {
      if (!isStopped) moved()
      setStopped(reason)
    },
    forget: () => setStopped(''),
  }
}

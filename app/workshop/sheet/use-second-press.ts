import { useRef, useState } from 'react'
import { slowDoublePress } from '../../ui/slow-double-press.ts'

/**
 * A press that was stopped once for a reason: the next one is an answer, unless it is half of a
 * double one. With another reason it begins anew.
 */
export function useSecondPress(reason: string) {
  const [stopped, setStopped] = useState('')
  const stoppedAt = useRef(0)
  if (stopped !== '' && stopped !== reason) setStopped('')
  const isStopped = stopped !== '' && stopped === reason
  return {
    isStopped,
    isAnswer: () => isStopped && performance.now() - stoppedAt.current > slowDoublePress,
    stop: () => {
      if (!isStopped) stoppedAt.current = performance.now()
      setStopped(reason)
    },
    forget: () => setStopped(''),
  }
}

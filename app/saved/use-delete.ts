import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

export type ChangeAnswer =
  | { done: 'delete' | 'restore'; id: string }
  | { code: string; message: string }

/**
 * Deleting one response from where it is shown: asking first, the work, and its failure, which
 * leaves the response where it is.
 * @param place the screen that shows it, whose action deletes it
 */
export function useDelete(id: string, place: string, onDeleted: (id: string) => void) {
  const fetcher = useFetcher<ChangeAnswer>()
  const [isAsking, setAsking] = useState(false)
  const tell = useEffectEvent(onDeleted)
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    setAsking(false)
    if ('done' in answer) tell(answer.id)
  }, [answer])

  return {
    isAsking,
    isBusy: fetcher.state === 'submitting',
    failure: fetcher.state === 'idle' && answer && 'code' in answer ? answer.message : null,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    confirm: () => void fetcher.submit({ intent: 'delete', id }, { method: 'post', action: place }),
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { savedTexts } from './saved.ts'
import type { ChangeAnswer } from './use-delete.ts'

/**
 * The message after a deletion and its 'Annulla', until the person leaves the page.
 * @param place the screen, whose action restores
 * @param initial the response deleted on the page before this one
 */
export function useUndo(place: string, initial: string | null, onOver: () => void) {
  const fetcher = useFetcher<ChangeAnswer>()
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    if (initial) setGone(initial)
  }, [initial])

  const answer = fetcher.data
  const restored = useEffectEvent((id: string) => {
    if (id !== gone) return
    setGone(null)
    onOver()
  })
  useEffect(() => {
    if (answer && 'done' in answer) restored(answer.id)
  }, [answer])

  const failed = gone && fetcher.state === 'idle' && answer && 'code' in answer
  return {
    message: gone ? (failed ? answer.message : savedTexts.deleted) : null,
    show: setGone,
    undo: () => {
      if (!gone || fetcher.state !== 'idle') return
      const target = { method: 'post', action: place } as const
      void fetcher.submit({ intent: 'restore', id: gone }, target)
    },
    close: () => {
      setGone(null)
      onOver()
    },
  }
}

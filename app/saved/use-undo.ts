import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { contentId } from '../ui/content-id.ts'
import { useAnswer } from '../ui/use-answer.ts'
import { savedTexts, savedTitleId } from './saved.ts'
import type { ChangeAnswer } from './use-delete.ts'

/**
 * The message after a deletion and its 'Annulla', until the person leaves the page.
 * @param initial the response deleted on the page before this one
 */
export function useUndo(place: string, initial: string | null, onOver: () => void) {
  const fetcher = useFetcher<ChangeAnswer>()
  const [gone, setGone] = useState<string | null>(null)
  const [back, setBack] = useState<string | null>(null)
  /** Where the focus was when 'Annulla' was pressed: Safari does not move it to the button. */
  const focusAtPress = useRef<Element | null>(null)
  useEffect(() => {
    if (initial) setGone(initial)
  }, [initial])

  const answer = fetcher.data
  useAnswer(answer, (come) => {
    if (!('done' in come) || come.id !== gone) return
    setGone(null)
    setBack(come.id)
    onOver()
  })
  const isIdle = fetcher.state === 'idle'
  // After every rendering: the list may come a moment later than the answer.
  useEffect(() => {
    if (back && isIdle && focusRestored(back, focusAtPress.current)) setBack(null)
  })

  const failed = gone && fetcher.state === 'idle' && answer && 'code' in answer
  return {
    message: gone ? (failed ? answer.message : savedTexts.deleted) : null,
    show: setGone,
    undo: () => {
      if (!gone || fetcher.state !== 'idle') return
      const target = { method: 'post', action: place } as const
      setBack(null)
      focusAtPress.current = document.activeElement
      void fetcher.submit({ intent: 'restore', id: gone }, target)
    },
    close: () => {
      setGone(null)
      onOver()
    },
  }
}

/**
 * 'Annulla' is gone: the focus goes on to what came back, until then to the page's own content.
 * @returns whether it is there, or somebody has gone elsewhere than `from` meanwhile
 */
function focusRestored(id: string, from: Element | null): boolean {
  const content = document.getElementById(contentId)
  const { activeElement, body } = document
  if (activeElement && ![body, content, from].includes(activeElement)) return true
  const link = document.querySelector<HTMLElement>(`#${CSS.escape(savedTitleId(id))} a`)
  if (link) link.focus()
  else content?.focus({ preventScroll: true })
  return link !== null
}

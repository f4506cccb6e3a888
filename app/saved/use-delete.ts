import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer } from '../ui/use-answer.ts'

export type ChangeAnswer =
  | { done: 'delete' | 'restore'; id: string }
  | { code: string; message: string }

/** One deletion at a time on a screen: the card that asks for it goes, the screen stays. */
const useDeletion = (place: string) => useFetcher<ChangeAnswer>({ key: `elimina ${place}` })

/** On the screen, not on the card: the list may come back without it in the same moment. */
export function useDeleted(place: string, onDeleted: (id: string) => void): void {
  useAnswer(useDeletion(place).data, (answer) => {
    if ('done' in answer) onDeleted(answer.id)
  })
}

/**
 * Deleting one response from its card: asking first, the work, and its failure.
 * @param place the screen that shows it, whose action deletes it
 */
export function useDelete(id: string, place: string) {
  const fetcher = useDeletion(place)
  const answer = fetcher.data
  // The question ends with the next answer, before anybody moves the focus: a modal dialog keeps it.
  const [asked, setAsked] = useState<{ before: ChangeAnswer | undefined } | null>(null)
  const isAsking = asked !== null && asked.before === answer
  const [isOwn, setOwn] = useState(false)

  return {
    isAsking,
    isBusy: isAsking && fetcher.state === 'submitting',
    failure:
      isOwn && fetcher.state === 'idle' && answer && 'code' in answer ? answer.message : null,
    ask: () => {
      setOwn(false)
      setAsked({ before: answer })
    },
    cancel: () => setAsked(null),
    confirm: () => {
      setOwn(true)
      void fetcher.submit({ intent: 'delete', id }, { method: 'post', action: place })
    },
  }
}

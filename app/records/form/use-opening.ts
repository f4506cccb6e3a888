import { useState } from 'react'
import { useLocation } from 'react-router'
import { useOutcome } from '../acts/use-outcome.ts'
import type { FormAnswer } from './form-answer.ts'

/** How a record was opened, or stored from here, last. */
export type Opening = {
  /** Counts how often it was opened anew. */
  turn: number
  /** Counts how often it was stored from here. */
  saves: number
  /** When that was last, in milliseconds; null: not since it was opened. */
  savedAt: number | null
  /** The base of the next save. */
  version: string | null
  /** It was stored, and its form is the same as before. */
  stays: boolean
}

type Opened = {
  version: string | null
  /** When the record was loaded as it is, in milliseconds. */
  now: number
  answer: FormAnswer | null
  /** What is saved stays open as it is. */
  isKeptOpen: boolean
  /** Told whether words are typed while a save is on its way. */
  onTyping: ((isTyping: boolean) => void) | undefined
}

/**
 * Stored from here, or brought back, a record is opened anew: its version is the base of the next
 * save. The form of somebody who types on meanwhile stays, with the new version.
 */
export function useOpening({ version, now, answer, isKeptOpen, onTyping }: Opened) {
  const { key } = useLocation()
  const done = useOutcome()?.done
  const isSaved = isStored(done)
  const [isTyping, setTyping] = useState(false)
  const [last, setLast] = useState<Opening & { key: string }>({
    ...{ turn: 0, saves: 0, savedAt: isSaved ? now : null, version, stays: false, key },
  })
  const isWithdrawn = done === 'unpublish' && isNext(last.version, version)
  // The address of a save that is refused still names the one before it, which was not.
  const isAnew = answer === null && (isSaved || isWithdrawn || done === 'restore')
  if (isAnew && last.key !== key) {
    const stays = isWithdrawn || (isSaved && (isTyping || isKeptOpen))
    setLast({ ...next(last, { stays, savedAt: isSaved ? now : null }), version, key })
    setTyping(false)
  }
  return {
    opening: last as Opening,
    isSaved,
    tellTyping: (is: boolean) => {
      setTyping(is)
      onTyping?.(is)
    },
  }
}

const next = (before: Opening, { stays, savedAt }: Pick<Opening, 'stays' | 'savedAt'>) => ({
  turn: before.turn + (stays ? 0 : 1),
  saves: before.saves + (savedAt === null ? 0 : 1),
  savedAt: savedAt ?? (stays ? before.savedAt : null),
  stays,
})

/** Nobody else changed the record meanwhile. */
const isNext = (before: string | null, now: string | null) => Number(now) === Number(before) + 1

/** Whether an act stored the form that asked for it. */
export const isStored = (done: string | undefined) =>
  done === 'save' || done === 'create' || done === 'publish'

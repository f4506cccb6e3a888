import { useState } from 'react'
import { useLocation } from 'react-router'
import { useOutcome } from '../acts/done-note.tsx'
import type { FormAnswer } from './form-answer.ts'

/** How a record was opened, or stored from here, last. */
export type Opening = {
  /** Counts how often it was stored from here. */
  saves: number
  /** When that was last, in milliseconds; null: not since it was opened. */
  savedAt: number | null
  /** The base of the next save. */
  version: number | null
}

type Opened = {
  version: number | null
  /** When the record was loaded as it is, in milliseconds. */
  now: number
  answer: FormAnswer | null
}

/**
 * Stored from here, or withdrawn, a record has another version, which is the base of the next save.
 * Its form stays as it is.
 */
export function useOpening({ version, now, answer }: Opened) {
  const { key } = useLocation()
  const done = useOutcome()?.done
  const isSaved = isStored(done)
  const [last, setLast] = useState<Opening & { key: string }>({
    ...{ saves: 0, savedAt: isSaved ? now : null, version, key },
  })
  const isWithdrawn = done === 'unpublish' && isNext(last.version, version)
  // The address of a save that is refused still names the one before it, which was not.
  if (answer === null && (isSaved || isWithdrawn) && last.key !== key) {
    const stored = isSaved ? { saves: last.saves + 1, savedAt: now } : {}
    setLast({ ...last, ...stored, version, key })
  }
  return { opening: last as Opening, isSaved }
}

/** Nobody else changed the record meanwhile. */
const isNext = (before: number | null, now: number | null) => now === (before ?? 0) + 1

/** Whether an act stored the form that asked for it. */
export const isStored = (done: string | undefined) => done === 'save' || done === 'publish'

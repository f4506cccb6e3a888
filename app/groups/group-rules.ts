import { hourMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import { isSeen, isTurned, tidyName } from '../platform/seen.ts'
import { charactersALetter } from './group.ts'

/** How long before a meeting people come in. */
const doorBefore = hourMilliseconds

/** For how long the door stays open that a facilitator holds. */
export const doorHeld = 2 * hourMilliseconds

/** When a group meets, and until when its door is held (`isClosed`). */
export type GroupTimes = { startsAt: Date; endsAt: Date; doorOpenUntil: Date | null }

/**
 * Whether the meeting was closed before its end. The door is then 'held' until the very beginning: a
 * facilitator who holds it anew, or other hours, open it again.
 */
export const isClosed = ({ startsAt, doorOpenUntil }: GroupTimes): boolean =>
  doorOpenUntil?.getTime() === startsAt.getTime()

/** Whether people come in now: from an hour before the meeting to its end, or while the door is held. */
export function isDoorOpen(times: GroupTimes, now: Date): boolean {
  const { startsAt, endsAt, doorOpenUntil } = times
  if (isClosed(times)) return false
  const isHeld = doorOpenUntil !== null && now < doorOpenUntil
  const isAround = now.getTime() >= startsAt.getTime() - doorBefore && now < endsAt
  return isHeld || isAround
}

/** For so long after the end people may still be there. */
const lingering = hourMilliseconds

/**
 * Whether a group may be at work now: hands are raised, and everybody is called somewhere, from an
 * hour before the meeting to an hour after it, or while the door is held.
 */
export const isRunning = (times: GroupTimes, now: Date): boolean =>
  isDoorOpen(times, now) ||
  (!isClosed(times) && now >= times.endsAt && now.getTime() < times.endsAt.getTime() + lingering)

/** Groups that may run now begin before the one and end after the other, or have their door held. */
export const runningSpan = (now: Date) => ({
  startsBefore: new Date(now.getTime() + doorBefore),
  endsAfter: new Date(now.getTime() - lingering),
})

/** How long everybody is called to a place. */
export const gatherHeld = 20 * minuteMilliseconds

/** After so many minutes without anything done somebody may be stuck. */
export const stillMinutes = 8

const letters = new Intl.Segmenter('it', { granularity: 'grapheme' })

/** What is no character of a name. */
const unwanted = /[\p{Cc}\p{Cs}]/gu

/**
 * A name as somebody gives it, on one line.
 * @param most letters as people count them
 * @returns null when nothing of it is to be seen, it is longer, or turns the direction of writing
 */
export function readName(typed: unknown, most: number): string | null {
  if (typeof typed !== 'string' || typed.length > most * charactersALetter) return null
  const name = tidyName(typed.replace(/\s+/g, ' ').replace(unwanted, ''))
  return isSeen(name) && !isTurned(name) && [...letters.segment(name)].length <= most ? name : null
}

import { forget, keep, keptIn, readKept } from './kept.ts'

/** An answer whose maker left for the sign-in to save it: kept in the tab until they are back. */
export type WaitingAnswer = {
  title: string
  generationId: string
  /** The screen that the answer stands on: a path of this site, with its query. */
  place: string
  /** In milliseconds. */
  leftAt: number
}

/** 'Finito: cancella tutto' takes it along with the other drafts. */
const key = 'fucina:bozza:attesa'

/** Later than this the answer is there all the same, and nobody is asked about it. */
export const waitingLifetime = 15 * 60 * 1000

/** Remembers the answer for the way to the sign-in. */
export function keepWaitingAnswer(answer: WaitingAnswer): void {
  keep(keptIn('sessionStorage'), key, answer)
}

/** The answer that waits in this tab; null: there is none, or it has waited too long. */
export function readWaitingAnswer(now = Date.now()): WaitingAnswer | null {
  const [answer] = readKept(keptIn('sessionStorage'), key) as WaitingAnswer[]
  const age = now - Number(answer?.leftAt)
  return answer && age >= 0 && age <= waitingLifetime ? answer : null
}

/** It waits no more. */
export function forgetWaitingAnswer(): void {
  forget(keptIn('sessionStorage'), key)
}

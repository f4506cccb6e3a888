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

/** Remembers the answer for the way to the sign-in and back. */
export function keepWaitingAnswer(answer: WaitingAnswer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // A closed storage: the answer is saved by the usual button.
  }
}

/** The answer that waits in this tab; null: there is none, or it has waited too long. */
export function readWaitingAnswer(now = Date.now()): WaitingAnswer | null {
  try {
    const answer: WaitingAnswer | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const age = now - Number(answer?.leftAt)
    return age >= 0 && age <= waitingLifetime ? answer : null
  } catch {
    return null
  }
}

/** It waits no more. */
export function forgetWaitingAnswer(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A closed storage holds none.
  }
}

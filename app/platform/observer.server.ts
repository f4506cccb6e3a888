import type { RequestKind } from './http/request-kind.server.ts'

/** A question to the AI, as it ended; `outcome`: 'ok', 'stopped', or the code of its fault. */
export type CountedGeneration = {
  kind: 'answer' | 'image'
  outcome: string
  tokensIn: number
  tokensOut: number
}

/** `refused`: the server said no to this mail; `failed`: it could not be reached, or is at fault. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

/** Hears what the process does, to count it. */
export type Observer = {
  /** @param status the class of the answer: '2xx' @param seconds until its last byte */
  request(kind: RequestKind, status: string, seconds: number): void
  generation(ended: CountedGeneration): void
  mail(outcome: MailOutcome): void
}

let current: Observer | null = null

/** Who counts; null where nobody reads the metrics, which then cost nothing. */
export const observer = (): Observer | null => current

export function observeWith(one: Observer): void {
  current = one
}

/** A code that is handed over at the counter, for server and browser; the sign-in page loads it too. */
import { durationWords } from '../../platform/duration-words.ts'
import { minuteMilliseconds } from '../../platform/durations.ts'

/** How long a code of the desk is good. */
export const codeLifetime = 15 * minuteMilliseconds
export const codeTime = durationWords(codeLifetime)

export const codeDigits = 8
/** Where the code is typed, and its characters with what people type around it. */
export const deskCodeField = 'codice'
export const longestDeskCode = 20

/** Said where it is typed. */
export const codeMissing = 'Scrivi il codice che è sul foglio.'

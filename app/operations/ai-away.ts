import { faultWords, isForAdministrators, isOfService } from '../ai/faults.ts'
import { minuteMilliseconds } from '../platform/durations.ts'

/** So many faults after the last answer are no accident, unless one says by itself what is wrong. */
const faultsInARow = 3
/** Somebody was answered within so long: the service is there. */
const freshMilliseconds = 5 * minuteMilliseconds

/** How one answer ended: 'ok', 'STOPPED', or a fault's code. */
type Ended = { status: string; createdAt: Date }

/** `code` of the fault and its cause in Italian. */
type Heard = { isBad: true; code: string; cause: string } | { isBad: false }

/**
 * Whether the AI answers, by what people got of it.
 * @param latest the newest first
 * @returns null when that tells nothing
 */
export function heardOfAi(latest: readonly Ended[], now: Date): Heard | null {
  const whole = latest.findIndex(({ status }) => status === 'ok')
  const since = whole === -1 ? latest : latest.slice(0, whole)
  const faults = since.filter(({ status }) => isOfService(status))
  const telling = faults.find(({ status }) => isForAdministrators(status)) ?? faults[0]
  if (telling && (faults.length >= faultsInARow || isForAdministrators(telling.status))) {
    const code = telling.status
    return { isBad: true, code, cause: faultWords(code)?.cause ?? code }
  }
  const last = latest[whole]
  const isFresh = last && now.getTime() - last.createdAt.getTime() < freshMilliseconds
  return isFresh ? { isBad: false } : null
}

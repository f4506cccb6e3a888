import { hourMilliseconds } from '../platform/durations.ts'
import { normalText } from './look.ts'
import { parseReading, readingText } from './reading.ts'
import type { BrowserReading } from './reading-cookie.server.ts'

/** So long a choice made before signing in counts as made just now. */
const justNowMilliseconds = hourMilliseconds

export type SettledReading = {
  /** One of the eighteen texts. */
  text: string
  /** The account is to keep it. */
  isForAccount: boolean
  /** The browser is to keep it, as the account does. */
  isForBrowser: boolean
}

/**
 * How a page is shown to somebody signed in. What was chosen just now in this browser, before
 * signing in, wins and is kept; else what the account keeps; else what the browser keeps.
 * @param account what the account keeps, null: nothing yet
 */
export function settleReading(
  browser: BrowserReading | null,
  account: string | null,
  now: Date,
): SettledReading {
  const kept = parseReading(account)
  if (browser?.chosenAt && (!kept || isJustNow(browser.chosenAt, now))) {
    return { text: browser.text, isForAccount: true, isForBrowser: true }
  }
  if (!kept) return { text: browser?.text ?? normalText, isForAccount: false, isForBrowser: false }
  const text = readingText(kept)
  const isKnownHere = browser?.text === text && browser.chosenAt === null
  return { text, isForAccount: false, isForBrowser: !isKnownHere }
}

const isJustNow = (moment: Date, now: Date) =>
  Math.abs(now.getTime() - moment.getTime()) < justNowMilliseconds

import { cookieValue, hostPrefix, setCookie } from '../platform/cookies.server.ts'
import { yearSeconds } from '../platform/durations.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { normalText } from './look.ts'
import { parseReading, readingText } from './reading.ts'

type Https = Pick<Env, 'isHttps'>

const cookieName = (env: Https) => `${hostPrefix(env)}fucina_lettura`
/** How long a browser keeps it. */
export const readingSeconds = yearSeconds

/** What a browser keeps. */
export type BrowserReading = {
  /** One of the eighteen texts. */
  text: string
  /** When it was chosen, while no account knows of it; null: an account does. */
  chosenAt: Date | null
}

/** @returns null when the browser keeps none, or one that is not ours */
export function browserReading(env: Https, cookies: string | null): BrowserReading | null {
  const [text, time] = cookieValue(cookies, cookieName(env))?.split('~') ?? []
  const reading = parseReading(text)
  if (!reading) return null
  const seconds = Number.parseInt(time ?? '', 36)
  const isMoment = seconds > 0 && seconds < Number.MAX_SAFE_INTEGER / 1000
  return { text: readingText(reading), chosenAt: isMoment ? new Date(seconds * 1000) : null }
}

/** How a page that is kept for everybody is shown to the browser with these cookies. */
export const readingIn = (env: Https, cookies: string | undefined): string =>
  browserReading(env, cookies ?? null)?.text ?? normalText

/** A request that has nothing to it but how the page is to be read. */
export const askInReading = (env: Https, url: URL, text: string): Request =>
  new Request(url, { headers: { Cookie: `${cookieName(env)}=${text}` } })

/** The `Set-Cookie` value that keeps it. */
export function readingCookie(env: Https, { text, chosenAt }: BrowserReading): string {
  const time = chosenAt ? `~${Math.floor(chosenAt.getTime() / 1000).toString(36)}` : ''
  return setCookie(env, cookieName(env), `${text}${time}`, readingSeconds)
}

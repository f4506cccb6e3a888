import { cookieValue, hostPrefix, setCookie } from '../platform/cookies.server.ts'
import { yearSeconds } from '../platform/durations.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { normalText } from './look.ts'
import { parseReading, readingText } from './reading.ts'

type Https = Pick<Env, 'isHttps'>

const cookieName = (env: Https) => `${hostPrefix(env)}fucina_lettura`
/** How long a browser keeps it. */
export const readingSeconds = yearSeconds

/** The look that a browser keeps; null: none, or none of ours. */
export function browserReading(env: Https, cookies: string | null): string | null {
  // 1.0.0 wrote behind it when it was chosen.
  const [text] = cookieValue(cookies, cookieName(env))?.split('~') ?? []
  const reading = parseReading(text)
  return reading && readingText(reading)
}

/** How a page that is kept for everybody is shown to the browser with these cookies. */
export const readingIn = (env: Https, cookies: string | undefined): string =>
  browserReading(env, cookies ?? null) ?? normalText

/** A request that has nothing to it but how the page is to be read. */
export const askInReading = (env: Https, url: URL, text: string): Request =>
  new Request(url, { headers: { Cookie: `${cookieName(env)}=${text}` } })

/** The `Set-Cookie` value that keeps it. */
export const readingCookie = (env: Https, text: string): string =>
  setCookie(env, cookieName(env), text, readingSeconds)

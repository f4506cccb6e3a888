import { cookieValue, hostPrefix, setCookie } from '../../platform/cookies.server.ts'
import { parseJson } from '../../platform/parse-json.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { seal, unseal } from '../../platform/settings/seal.server.ts'
import { sessionLifetimes } from '../session/session-limits.ts'

/** As long as a session lasts at most, in seconds: on a device of others, and on one's own. */
export const slipSeconds = {
  shared: sessionLifetimes.shared / 1000,
  own: sessionLifetimes.inAll / 1000,
} as const

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_biglietto`
const purpose = (userId: string) => `slip:${userId}`

/**
 * The `Set-Cookie` value by which the browser shows a slip until its person leaves: the words are
 * stored nowhere else, and nobody reads them but in that person's session.
 */
export function slipCookie(
  env: Env,
  { userId, kept }: { userId: string; kept: keyof typeof slipSeconds },
  slip: string,
): string {
  const seconds = slipSeconds[kept]
  const until = Date.now() + seconds * 1000
  const sealed = seal(env, purpose(userId), JSON.stringify({ slip, until }))
  return setCookie(env, cookieName(env), sealed, seconds)
}

/** The `Set-Cookie` value after which it is shown no more. */
export const forgottenSlip = (env: Env): string => setCookie(env, cookieName(env), '', 0)

/** The slip that this browser still shows its person; null: none. */
export function shownSlip(env: Env, headers: Headers, userId: string): string | null {
  const sealed = cookieValue(headers.get('Cookie'), cookieName(env))
  const text = sealed && unseal(env, purpose(userId), sealed)
  if (!text) return null
  const { slip, until } = parseJson(text) as { slip: string; until: number }
  return until > Date.now() ? slip : null
}

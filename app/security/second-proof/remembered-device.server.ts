import { cookieValue, hostPrefix, setCookie } from '../../platform/cookies.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { hiddenText, isSameSecret } from '../../platform/settings/secret.server.ts'
import { rememberedLifetime } from './second-proof.ts'

/** A mark holds for one account and the second proof it has now. */
type Proven = { id: string; secondProofId: string }

/** A family's computer knows several people; the latest stay. */
const mostMarks = 5

const cookieName = (env: Pick<Env, 'isHttps'>) => `${hostPrefix(env)}fucina_device`

/** When it ends, and what only our key can make of that; it holds no id. */
const markFor = (env: Env, { id, secondProofId }: Proven, end: string) =>
  `${end}-${hiddenText(env, `device:${id}:${secondProofId}:${end}`)}`

const marksIn = (env: Env, cookies: string | null): string[] =>
  (cookieValue(cookies, cookieName(env)) ?? '')
    .split('.')
    .filter((mark) => /^\d{10}-[\w-]{22}$/.test(mark) && !isOver(mark))
    .slice(0, mostMarks)

const endOf = (mark: string) => mark.slice(0, 10)
const isOver = (mark: string) => Number(endOf(mark)) * 1000 <= Date.now()

/**
 * Whether the person gave a second proof on this device within the last 30 days, and asked not to be
 * asked again.
 * @param cookies the request's header
 */
export const isRemembered = (env: Env, cookies: string | null, proven: Proven): boolean =>
  marksIn(env, cookies).some((mark) => isSameSecret(mark, markFor(env, proven, endOf(mark))))

/** The `Set-Cookie` value that makes the device remembered. */
export function rememberedCookie(env: Env, cookies: string | null, proven: Proven): string {
  const end = String(Math.floor((Date.now() + rememberedLifetime) / 1000))
  const others = marksIn(env, cookies).filter(
    (mark) => !isSameSecret(mark, markFor(env, proven, endOf(mark))),
  )
  const value = [markFor(env, proven, end), ...others].slice(0, mostMarks).join('.')
  return setCookie(env, cookieName(env), value, rememberedLifetime / 1000)
}

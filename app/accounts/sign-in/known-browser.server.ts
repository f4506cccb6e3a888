import { createHmac, randomUUID } from 'node:crypto'
import { cookieValue, hostPrefix, setCookie } from '../../platform/cookies.server.ts'
import { yearSeconds } from '../../platform/durations.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { isSameSecret, secret } from '../../platform/settings/secret.server.ts'

/** How long a browser is known after somebody signed in with it. */
export const knownBrowserSeconds = yearSeconds
/** A family's computer knows five people; the latest stay. */
const mostMarks = 5

/** A browser is known to an account as long as that has this password. */
export type PasswordAccount = { id: string; hash: string }

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_known`

/** It holds no id; only our key can make or check it. */
const markFor = (env: Env, browser: string, { id, hash }: PasswordAccount) =>
  createHmac('sha256', secret(env))
    .update(`known-browser:${browser}:${id}:${hash}`)
    .digest('base64url')

function read(env: Env, cookies: string | null): { browser: string; marks: string[] } {
  const [browser = '', ...marks] = (cookieValue(cookies, cookieName(env)) ?? '').split('.')
  if (!/^[\da-f-]{36}$/.test(browser)) return { browser: randomUUID(), marks: [] }
  return { browser, marks: marks.slice(0, mostMarks) }
}

/**
 * The id of a browser that signed in to this account before, with the password it has now.
 * @param cookies the request's header
 * @returns null for every other browser
 */
export function knownBrowser(
  env: Env,
  cookies: string | null,
  account: PasswordAccount,
): string | null {
  const { browser, marks } = read(env, cookies)
  const expected = markFor(env, browser, account)
  return marks.some((mark) => isSameSecret(mark, expected)) ? browser : null
}

/** The `Set-Cookie` value that makes a browser known to this account. */
export function knownBrowserCookie(
  env: Env,
  cookies: string | null,
  account: PasswordAccount,
): string {
  const { browser, marks } = read(env, cookies)
  const own = markFor(env, browser, account)
  const others = marks.filter((mark) => /^[\w-]{43}$/.test(mark) && mark !== own)
  const value = [browser, own, ...others].slice(0, mostMarks + 1).join('.')
  return setCookie(env, cookieName(env), value, knownBrowserSeconds)
}

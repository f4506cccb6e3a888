import { parseUrl } from '../../platform/parse-url.ts'

/** A control character, or a backslash, which browsers read as a slash. */
const suspicious = /[\p{Cc}\\]/u

/** Longer ones are none of ours: each sign-in with a provider that begins stores its path. */
const longestPath = 2000

/**
 * The path to go to after signing in, if it is one of this site (SECURITY.md 8).
 * @param asked what the address says, never to be trusted
 * @param site origin of this site
 * @returns path with query and fragment, or null
 */
export function safeReturnPath(asked: string | null | undefined, site: string): string | null {
  if (!asked || asked.length > longestPath) return null
  if (!asked.startsWith('/') || asked.startsWith('//') || suspicious.test(asked)) return null
  const url = parseUrl(asked, site)
  if (url?.origin !== new URL(site).origin) return null
  const path = url.pathname + url.search + url.hash
  // '/x/..//host' is resolved to '//host', which as an address of its own names another site.
  return path.startsWith('//') || path.length > longestPath ? null : path
}

import { dayMilliseconds } from '../platform/durations.ts'

/** The standard (RFC 9116) asks for less than a year. */
const validDays = 364

/** What `/.well-known/security.txt` says. */
export function securityText(contact: string, address: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMilliseconds)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: it, en',
    `Canonical: ${address}`,
    '',
  ].join('\n')
}

import { isIP } from 'node:net'
import type { z } from 'zod'
import { homePath } from '../../paths.ts'

/** What stands in these settings is never shown, whatever is wrong with it. */
const secretName = /KEY|SECRET|PASSWORD|^DATABASE_URL$|^SMTP_URL$/
const longestShown = 60

/** `, not "abc"`; nothing for what is secret, or may hold a password before an '@'. */
function notShown(name: string, value: string | undefined): string {
  if (value === undefined || secretName.test(name)) return ''
  if (/_URL$/.test(name) && value.includes('@')) return ''
  const short = value.length > longestShown ? `${value.slice(0, longestShown)}…` : value
  return `, not ${JSON.stringify(short)}`
}

/** Our own sentences begin so; the library's never do. */
const isOurs = (message: string) => /^(must|is|names|needs) /.test(message)

function sentence(issue: z.core.$ZodIssue): string {
  if (isOurs(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : 'must be a number'
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of another form'}`
    default:
      return 'does not fit'
  }
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'a whole address, with what stands before ://',
}

/**
 * What an operator reads of a setting that does not fit: its name, what it must be, and what it is
 * unless that is secret.
 */
export function wrongSetting(
  issue: z.core.$ZodIssue,
  given: Record<string, string | undefined>,
): string {
  const name = String(issue.path[0] ?? '')
  return `${name}: ${sentence(issue)}${notShown(name, given[name])}`
}

const addressPart = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)*$/

/** 'ada@esempio.it'. */
export const isMailAddress = (text: string): boolean => addressPart.test(text)

/** 'ada@esempio.it' or 'Fucina <ada@esempio.it>'. */
export function isSender(text: string): boolean {
  const named = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)
  return isMailAddress(named?.[1] ?? text)
}

/** What a server can listen on: an address, or a name made of what names are made of. */
export const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text))

/** Nothing but a scheme, a host and a port: the site lives at the root of its address. */
export function isBareAddress(text: string): boolean {
  const address = URL.parse(text)
  if (!address) return true
  const { pathname, search, hash, username, password } = address
  return pathname === homePath() && !search && !hash && !username && !password
}

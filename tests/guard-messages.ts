import { readFileSync } from 'node:fs'

/** A message, and what stands in braces in it. */
export type GuardMessage = { text: string; found: { kind: string; text: string }[] }

const marked = /\{(\w+) ([^}]*)\}/g

/**
 * Requests as people write them, one a line of a file in `fixtures`, a new line as `\n`. What the
 * personal data guard must find stands in braces after its kind; all else must stay silent.
 */
const read = (file: string): GuardMessage[] =>
  readFileSync(new URL(`fixtures/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'))
    .map((line) => ({
      text: line.replace(marked, '$2'),
      found: [...line.matchAll(marked)].map(([, kind = '', text = '']) => ({ kind, text })),
    }))

/** 135 that were written together with the rules: they keep the rules from getting worse, and measure nothing. */
export const messages = read('guard-messages')

/**
 * Three times 300 by somebody who had not read the rules, half of them with personal data; names and
 * numbers are invented. What they taught is in the rules since: they measure the next change. A
 * message is never mended, and no rule is written for one message alone.
 */
export const unseenMessages = [1, 2, 3].map((number) => read(`guard-messages-${number}`))

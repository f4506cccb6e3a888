import { readFileSync } from 'node:fs'

/** A message, and what stands in braces in it. */
export type GuardMessage = { text: string; found: { kind: string; text: string }[] }

const marked = /\{(\w+) ([^}]*)\}/g

/**
 * 120 requests as people write them, one a line of the file, for the personal data guard. What must
 * be found stands in braces after its kind; all else must stay silent. They were written together
 * with the rules, so they keep the rules from getting worse and measure nothing.
 */
export const messages: GuardMessage[] = readFileSync(
  new URL('fixtures/guard-messages.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => ({
    text: line.replace(marked, '$2'),
    found: [...line.matchAll(marked)].map(([, kind = '', text = '']) => ({ kind, text })),
  }))

import { expect, test } from 'vitest'
import { signInReason } from './sign-in-reason.ts'

test('LET-40 the longest address that fits says why one signs in', () => {
  for (const [from, words] of [
    ['/prompts?profession=medico', /salvi le risposte/],
    ['/dashboard/impostazioni', /Le impostazioni/],
    ['/guides?livello=beginner', /^Le guide si aprono/],
    ['/guides/chatgpt-basics#c2', /^Questa guida si apre/],
    ['/saved-searches/x1', /la apre solo chi l'ha salvata/],
    ['/admin/guides/new?x=1', /chi amministra il sito/],
  ] as const) {
    expect(signInReason(from)).toMatch(words)
  }
  for (const from of [null, '/', '/privacy', '/dashboards', '?/guides']) {
    expect(signInReason(from), String(from)).toBeNull()
  }
})

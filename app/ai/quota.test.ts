import { expect, test } from 'vitest'
import { refusals, refusalWords } from './quota.ts'

test('HLD-09 every reason to refuse has its words, and of an address the remedy is said', () => {
  for (const refusal of refusals) expect(refusalWords(refusal).cause).toMatch(/\.$/)
  for (const refusal of ['minute', 'address'] as const) {
    expect(refusalWords(refusal).cause).toContain('aggiungilo qui sotto')
  }
})

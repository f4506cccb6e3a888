import { expect, test } from 'vitest'
import { lacksSecondProof } from '../platform/roles.ts'
import { guidesDoneText } from './users.ts'

test.each([
  [1, 1, '1 completata · 1 iniziata'],
  [0, 1, '0 completate · 1 iniziata'],
  [1, 21, '1 completata · 21 iniziate'],
])('LRN-58 %i and %i guides in Italian: %s', (guidesCompleted, guidesBegun, text) => {
  expect(guidesDoneText({ guidesCompleted, guidesBegun })).toBe(text)
})

test('WHO-41 a small site may say that nobody needs a second proof', () => {
  const person = { role: 'admin', hasSecondProof: false } as const
  expect(lacksSecondProof('administrators', person)).toBe(true)
  expect(lacksSecondProof('nobody', person)).toBe(false)
})

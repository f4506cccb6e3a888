import { expect, test } from 'vitest'
import { lacksSecondProof } from '../platform/roles.ts'

test('WHO-41 a small site may say that nobody needs a second proof', () => {
  const person = { role: 'admin', hasSecondProof: false } as const
  expect(lacksSecondProof('administrators', person)).toBe(true)
  expect(lacksSecondProof('nobody', person)).toBe(false)
})

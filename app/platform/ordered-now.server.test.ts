import { expect, test } from 'vitest'
import { orderedNow } from './ordered-now.server.ts'

test('no two acts of a process carry the same moment, however fast they come', () => {
  const before = Date.now()
  const moments = Array.from({ length: 1000 }, () => orderedNow().getTime())
  expect(moments[0]).toBeGreaterThanOrEqual(before)
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
})

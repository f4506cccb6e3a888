import { expect, test } from 'vitest'
import { heardOfAi } from './found.server.ts'

const now = new Date('2026-11-29T02:00:00Z')
const minutes = (ago: number) => new Date(now.getTime() - ago * 60_000)
const heard = (...ended: [status: string, ago: number][]) =>
  heardOfAi(
    ended.map(([status, ago]) => ({ status, createdAt: minutes(ago) })),
    now,
  )

const down = (words: RegExp) =>
  expect.objectContaining({ isBad: true, cause: expect.stringMatching(words) })

test('REL-13 what people got says whether the AI answers, before anybody is asked', () => {
  expect(heard()).toBeNull()
  expect(heard(['ok', 1])).toEqual({ isBad: false })
  expect(heard(['ok', 6])).toBeNull()
  expect(heard(['AI_AWAY', 1], ['AI_SLOW', 2], ['AI_AWAY', 3])).toEqual(down(/non si raggiunge/))
  expect(heard(['AI_AWAY', 1], ['ok', 2], ['AI_AWAY', 3], ['AI_AWAY', 4])).toEqual({ isBad: false })
})

test('REL-13 one slow answer is no outage, one without credit is', () => {
  expect(heard(['AI_SLOW', 1])).toBeNull()
  expect(heard(['AI_NO_CREDIT', 1], ['ok', 2])).toEqual(down(/credito/))
  expect(heard(['AI_SLOW', 1], ['AI_SLOW', 2], ['AI_NO_CREDIT', 3])).toEqual(down(/credito/))
})

import { expect, test } from 'vitest'
import { LogThrottle } from './log-throttle.server.ts'

const told = (
  noise: LogThrottle,
  message: string,
  source: string,
  times: number,
  now = 1_000_000,
) =>
  Array.from({ length: times }, () => noise.take(message, source, now)).filter(
    ({ isTold }) => isTold,
  ).length

test('HLD-12 one source’s lines are bounded a minute, and those of all sources together', () => {
  const noise = new LogThrottle()
  expect(told(noise, 'trace signInRefused', 'a', 1000)).toBe(60)
  expect(told(noise, 'trace signInRefused', 'b', 10)).toBe(10)
  const many = Array.from({ length: 100_000 }, (_, index) => String(index))
  const others = new LogThrottle()
  const all = many.filter((source) => told(others, 'trace originRefused', source, 1) === 1)
  expect(all).toHaveLength(300)
})

test('HLD-12 a flood of one message hides no other', () => {
  const noise = new LogThrottle()
  told(noise, 'trace signInRefused', 'a', 100_000)
  expect(told(noise, 'trace roleGiven', 'a', 1)).toBe(1)
  expect(told(noise, 'request failed', '', 1)).toBe(1)
})

test('HLD-12 the next minute begins anew and tells what was left out', () => {
  const noise = new LogThrottle()
  told(noise, 'trace signInRefused', 'a', 100)
  const next = noise.take('listening', '', 1_000_000 + 60_000)
  expect(next).toEqual({ isTold: true, leftOut: [{ of: 'trace signInRefused', count: 40 }] })
  expect(noise.take('listening', '', 1_000_000 + 60_001).leftOut).toEqual([])
})

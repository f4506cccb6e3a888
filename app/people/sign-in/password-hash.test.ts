import { expect, test } from 'vitest'
import { requestContext } from '../../platform/http/context.server.ts'
import { failureOf } from '../../platform/http/failure.server.ts'
import {
  askedFrom,
  boundedLine,
  HashingCrowded,
  hashPassword,
  verifyPassword,
} from './password-hash.server.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const begun: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => begun.push(() => resolve('done')))
  return { begun, work }
}

const outcome = (work: Promise<string>) =>
  work.catch((error: unknown) => (error instanceof HashingCrowded ? 'crowded' : error))

test('HLD-04 passwords are checked a few at once, a few wait, the others are told', async () => {
  const { begun, work } = heldWork()
  const inLine = boundedLine({
    atOnce: 2,
    waitingAtMost: 3,
    waitingOfAddress: 10,
    waitMilliseconds: 60_000,
  })
  const outcomes = Array.from({ length: 7 }, () => outcome(inLine(work)))
  expect(await Promise.all(outcomes.slice(5))).toEqual(['crowded', 'crowded'])
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(5, ended + 2))
    begun[ended]?.()
  }
  expect(await Promise.all(outcomes.slice(0, 5))).toEqual(Array(5).fill('done'))
  const after = outcome(inLine(work))
  await expect.poll(() => begun.length).toBe(6)
  begun[5]?.()
  expect(await after).toBe('done')
})

test('HLD-04 one address fills a part of the line, and others still find room in it', async () => {
  const { begun, work } = heldWork()
  const bounds = { atOnce: 1, waitingAtMost: 4, waitingOfAddress: 2, waitMilliseconds: 60_000 }
  const inLine = boundedLine(bounds)
  const from = (address: string) => askedFrom(address, () => outcome(inLine(work)))
  const flood = Array.from({ length: 5 }, () => from('192.0.2.1'))
  expect(await Promise.all(flood.slice(3))).toEqual(['crowded', 'crowded'])
  const others = [from('192.0.2.2'), outcome(inLine(work))]
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => begun.length).toBe(ended + 1)
    begun[ended]?.()
  }
  expect(await Promise.all(others)).toEqual(['done', 'done'])
})

test('HLD-04 whoever waits too long for the turn is told, and takes nobody else’s place', async () => {
  const { begun, work } = heldWork()
  const inLine = boundedLine({
    atOnce: 1,
    waitingAtMost: 3,
    waitingOfAddress: 10,
    waitMilliseconds: 5,
  })
  const first = outcome(inLine(work))
  expect(await outcome(inLine(work))).toBe('crowded')
  begun[0]?.()
  expect(await first).toBe('done')
  const next = outcome(inLine(work))
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  expect(await next).toBe('done')
})

test('HLD-04 work that fails leaves its place', async () => {
  const inLine = boundedLine({
    atOnce: 1,
    waitingAtMost: 0,
    waitingOfAddress: 10,
    waitMilliseconds: 5,
  })
  await expect(inLine(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inLine(async () => 'done')).toBe('done')
})

test('HLD-04 what is hashed is recognised', async () => {
  const hash = await hashPassword('campanile')
  expect(await verifyPassword({ hash, password: 'campanile' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'campanili' })).toBe(false)
})

test('HLD-04 a request whose password has no turn is told so at once, and when to come back', () => {
  const context = requestContext('127.0.0.1')
  const { data, init } = failureOf(context, 'Non riuscito.', new HashingCrowded())
  expect(data).toEqual({ code: 'BUSY', message: "C'è molta gente: riprova fra poco." })
  expect(init?.status).toBe(503)
  expect(new Headers(init?.headers).get('Retry-After')).toMatch(/^\d+$/)
})

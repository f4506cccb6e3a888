import { expect, test } from 'vitest'
import { requestContext } from './http/context.server.ts'
import { failureOf } from './http/failure.server.ts'
import { Crowded } from './known-failure.server.ts'
import { Turns, TurnsOfEach } from './turns.server.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const begun: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => begun.push(() => resolve('done')))
  /** Ends so many, each when it has begun. */
  const end = async (many: number) => {
    for (let ended = 0; ended < many; ended += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(0)
      begun.shift()?.()
    }
  }
  return { begun, work, end }
}

const outcome = (work: Promise<string>) =>
  work.catch((error: unknown) => (error instanceof Crowded ? 'crowded' : error))

test('HLD-01 HLD-04 costly works are done a few at once, some wait, more are told', async () => {
  const { begun, work, end } = heldWork()
  const turns = new Turns({ atOnce: 2, waiting: 3 })
  const five = Array.from({ length: 5 }, () => outcome(turns.run(work)))
  expect(await outcome(turns.run(work))).toBe('crowded')
  const paid = outcome(turns.run(work, { isPaid: true }))
  expect(begun.length).toBe(2)
  await end(6)
  expect(await Promise.all([...five, paid])).toEqual(Array(6).fill('done'))
  expect(turns.isIdle).toBe(true)
})

test('HLD-04 work that fails leaves its place', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 0 })
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.run(async () => 'done')).toBe('done')
})

test('HLD-04 one address fills a part of the line, and others still find room in it', async () => {
  const { work, end } = heldWork()
  const turns = new Turns({ atOnce: 1, waiting: 4, waitingOfOne: 2 })
  const flood = Array.from({ length: 5 }, () => outcome(turns.run(work, { by: 'mal' })))
  expect(await Promise.all(flood.slice(3))).toEqual(['crowded', 'crowded'])
  const others = [outcome(turns.run(work, { by: 'ada' })), outcome(turns.run(work))]
  await end(5)
  expect(await Promise.all(others)).toEqual(['done', 'done'])
})

test('HLD-04 whoever waits too long for the turn is told, and takes nobody else’s place', async () => {
  const { work, end } = heldWork()
  const turns = new Turns({ atOnce: 1, waiting: 3, patience: 5 })
  const first = outcome(turns.run(work))
  expect(await outcome(turns.run(work))).toBe('crowded')
  await end(1)
  expect(await first).toBe('done')
  const next = outcome(turns.run(work))
  await end(1)
  expect(await next).toBe('done')
})

test('HLD-05 one asker waits for what is their own, others have their turn at once', async () => {
  const turns = new TurnsOfEach({ atOnce: 2, waiting: 1 })
  const held = await Promise.all([turns.enter('ada'), turns.enter('ada')])
  const waiting = turns.enter('ada')
  await expect(turns.enter('ada')).rejects.toBeInstanceOf(Crowded)
  const other = await turns.enter('bea')
  other()
  held[0]?.()
  const third = await waiting
  held[1]?.()
  third()
  const again = await turns.enter('ada')
  again()
})

test('HLD-05 whoever waits too long for their own is told, and the turn comes back', async () => {
  const turns = new TurnsOfEach({ atOnce: 1, waiting: 1, patience: 5 })
  const leave = await turns.enter('ada')
  await expect(turns.enter('ada')).rejects.toBeInstanceOf(Crowded)
  leave()
  const again = await turns.enter('ada')
  again()
})

test('HLD-04 a request that has no turn is told so at once, and when to come back', () => {
  const context = requestContext('127.0.0.1')
  const { data, init } = failureOf(context, 'Non riuscito.', new Crowded())
  expect(data).toEqual({ code: 'BUSY', message: "C'è molta gente: riprova fra poco." })
  expect(init?.status).toBe(503)
  expect(new Headers(init?.headers).get('Retry-After')).toMatch(/^\d+$/)
})

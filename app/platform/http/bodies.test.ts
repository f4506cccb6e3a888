import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Bodies } from './bodies.server.ts'

const kilobyte = 1024
const limits = { most: 8 * kilobyte, mostOfAddress: 4 * kilobyte }

/** A request whose body comes when the test says so. */
function sender(length?: number) {
  const headers = length === undefined ? {} : { 'content-length': String(length) }
  return Object.assign(new PassThrough(), { headers }) as unknown as IncomingMessage & PassThrough
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('HLD-03 a body comes back whole, whether its length is told or not; its bytes count until released', async () => {
  const bodies = new Bodies(limits)
  for (const length of [3000, undefined]) {
    const request = sender(length)
    const { received, release } = bodies.receive(request, 'here', 4000)
    const pieces = Array.from({ length: 30 }, (_, index) => Buffer.alloc(100, index))
    for (const piece of pieces) request.write(piece)
    request.end()
    expect(await received).toEqual({ whole: Buffer.concat(pieces) })
    expect(bodies.bytes).toBeGreaterThanOrEqual(3000)
    release()
    release()
    expect(bodies.bytes).toBe(0)
  }
})

test('HLD-03 bytes of one address and of all are bounded; what was refused holds nothing', async () => {
  const bodies = new Bodies(limits)
  const send = async (address: string, size: number) => {
    const request = sender(size + 1)
    const { received } = bodies.receive(request, address, 4 * kilobyte)
    request.write(Buffer.alloc(size))
    await nextTurn()
    return received
  }
  void send('one', 3000)
  await nextTurn()
  expect(await send('one', 3000)).toEqual({ refused: 429 })
  void send('two', 3000)
  await nextTurn()
  expect(await send('three', 3000)).toEqual({ refused: 503 })
  expect(bodies.bytes).toBe(2 * 3000)
})

test('HLD-03 many senders of few bytes hold few bytes', async () => {
  const bodies = new Bodies(limits)
  for (let index = 0; index < 4; index += 1) {
    const request = sender(100_000)
    bodies.receive(request, 'here', 1_000_000)
    request.write('a')
  }
  await nextTurn()
  expect(bodies.bytes).toBe(4 * kilobyte)
})

test('HLD-03 who is slow is cut when it is crowded, and has time when it is not', async () => {
  let isCrowded = false
  const bodies = new Bodies({ most: 1e6, mostOfAddress: 1e6 }, () => isCrowded)
  const slow = sender(100)
  const { received } = bodies.receive(slow, 'here', 1000)
  slow.write('a')
  await nextTurn()
  const later = performance.now() + 6000
  bodies.sweep(later)
  expect(bodies.bytes).toBeGreaterThan(0)
  isCrowded = true
  bodies.sweep(performance.now() + 4000)
  expect(bodies.bytes).toBeGreaterThan(0)
  bodies.sweep(later)
  expect(await received).toEqual({ refused: 408 })
  expect(bodies.bytes).toBe(0)
})

test('a body that is too large is refused by its declared length, or as soon as too much has come', async () => {
  const bodies = new Bodies(limits)
  expect(await bodies.receive(sender(2000), 'here', 1000).received).toEqual({ refused: 413 })
  const untold = sender()
  const { received } = bodies.receive(untold, 'here', 1000)
  untold.write(Buffer.alloc(600))
  untold.write(Buffer.alloc(600))
  expect(await received).toEqual({ refused: 413 })
  expect(bodies.bytes).toBe(0)
})

test('a sender who leaves holds nothing', async () => {
  const bodies = new Bodies(limits)
  const request = sender(2000)
  const { received } = bodies.receive(request, 'here', 4000)
  request.write('a')
  await nextTurn()
  request.destroy()
  expect(await received).toBe('gone')
  expect(bodies.bytes).toBe(0)
})

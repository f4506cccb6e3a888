import { expect, test, vi } from 'vitest'
import { Crowded } from './known-failure.server.ts'
import { Semaphore } from './semaphore.server.ts'

test('HLD-04 so many have their turn at once, the others in the order they came', async () => {
  const semaphore = new Semaphore({ atOnce: 2 })
  const order: number[] = []
  let atOnce = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((one) =>
      semaphore.run(async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        order.push(one)
        await new Promise((resolve) => setImmediate(resolve))
        atOnce -= 1
      }),
    ),
  )
  expect([order, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

test('HLD-04 so many pass in each turn of the event loop, in the order they came', async () => {
  const semaphore = new Semaphore({ atOnce: 2 })
  const passed: number[] = []
  for (const one of [1, 2, 3, 4, 5]) void semaphore.pass().then(() => passed.push(one))
  const seen: number[][] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push([...passed])
  }
  expect(seen).toEqual([
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ])
})

test('HLD-04 whoever would wait too long is told at once; whoever comes in time is not', async () => {
  vi.useFakeTimers()
  const semaphore = new Semaphore({ atOnce: 1, longestWait: 1000 })
  // A turn takes 300 ms, as a tenth of 3,000 counts.
  const leave = await semaphore.enter()
  await vi.advanceTimersByTimeAsync(3000)
  leave()
  const first = await semaphore.enter()
  const waiting = [semaphore.enter(), semaphore.enter(), semaphore.enter()]
  await expect(semaphore.enter()).rejects.toThrow(Crowded)
  first()
  for (const turn of waiting) (await turn)()
  vi.useRealTimers()
})

test('HLD-04 a turn that never ends is not waited for', async () => {
  vi.useFakeTimers()
  const semaphore = new Semaphore({ atOnce: 1, longestWait: 1000 })
  const leave = await semaphore.enter()
  const late = semaphore.enter()
  const told = expect(late).rejects.toThrow(Crowded)
  await vi.advanceTimersByTimeAsync(1000)
  await told
  leave()
  expect(await semaphore.enter()).toBeTypeOf('function')
  vi.useRealTimers()
})

test('HLD-04 a line has its length, however long a turn takes', async () => {
  const semaphore = new Semaphore({ atOnce: 1, longestLine: 2 })
  const leave = await semaphore.enter()
  const waiting = [semaphore.enter(), semaphore.enter()]
  await expect(semaphore.enter()).rejects.toThrow(Crowded)
  leave()
  const second = await waiting[0]
  const last = semaphore.enter()
  second?.()
  for (const turn of [waiting[1], last]) (await turn)?.()
})

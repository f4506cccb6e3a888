import { expect, test } from 'vitest'
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

test('HLD-04 a line has its length: who comes beyond it is told at once', async () => {
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

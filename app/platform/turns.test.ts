import { expect, test } from 'vitest'
import { Turns } from './turns.server.ts'

test('HLD-01 costly works are done a few at once, some wait, more are told', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 3 })
  let working = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await gate.promise
    working -= 1
  }
  const five = Array.from({ length: 5 }, () => turns.run(work))
  await expect(turns.run(work)).rejects.toMatchObject({
    status: 503,
    message: "C'è molta gente: riprova fra poco.",
  })
  const paid = turns.run(work, { isPaid: true })
  gate.resolve()
  await Promise.all([...five, paid])
  expect(most).toBe(2)
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.run(async () => 'free again')).toBe('free again')
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { kindOf, Places } from './places.server.ts'

test('HLD-04 a bounded number is at work; who leaves makes room for who waits, in their order', async () => {
  const places = new Places(2)
  expect(await Promise.all([places.enter(), places.enter()])).toEqual([true, true])
  const order: string[] = []
  const first = places.enter().then((isIn) => isIn && order.push('first'))
  const second = places.enter().then((isIn) => isIn && order.push('second'))
  await wait(20)
  expect(order).toEqual([])
  places.leave()
  await first
  expect(order).toEqual(['first'])
  places.leave()
  await second
  expect(order).toEqual(['first', 'second'])
  expect(places.atWork).toBe(2)
})

test('HLD-04 beyond a short line the answer is no at once, and who waits too long hears it too', async () => {
  const places = new Places(1)
  await places.enter()
  const line = Array.from({ length: 4 }, () => places.enter())
  expect(await places.enter()).toBe(false)
  expect(await Promise.all(line)).toEqual([false, false, false, false])
  expect(places.atWork).toBe(1)
  places.leave()
  expect(await places.enter()).toBe(true)
})

test('HLD-04 everybody who knocks is heard before anybody is admitted', async () => {
  let hearing = () => {}
  const places = new Places(
    1,
    () =>
      new Promise((resolve) => {
        hearing = resolve
      }),
  )
  const answers = Array.from({ length: 6 }, () => places.enter())
  expect(await Promise.all(answers.slice(4))).toEqual([false, false])
  expect(places.atWork).toBe(0)
  hearing()
  expect(await answers[0]).toBe(true)
})

test('HLD-04 sign-ins, and those who wait for other servers, take no place of the rest', () => {
  expect(kindOf('POST', '/login')).toBe('signIn')
  expect(kindOf('POST', '/login.data')).toBe('signIn')
  expect(kindOf('GET', '/login')).toBe('work')
  expect(kindOf('POST', '/prompts/answer')).toBe('waiting')
  expect(kindOf('POST', '/saved-searches/new')).toBe('work')
})

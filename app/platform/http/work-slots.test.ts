import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { requestKind, WorkSlots } from './work-slots.server.ts'

const everybody = ['ada', 'bea', 'ciro', 'dino', 'elsa', 'fabio']

test('HLD-04 a bounded number is at work; who leaves makes room for who waits, in their order', async () => {
  const places = new WorkSlots(2, nextTurn)
  expect(await Promise.all([places.enter('ada'), places.enter('bea')])).toEqual([true, true])
  const order: string[] = []
  const first = places.enter('ciro').then((isIn) => isIn && order.push('first'))
  const second = places.enter('dino').then((isIn) => isIn && order.push('second'))
  await wait(20)
  expect(order).toEqual([])
  places.leave('ada')
  await first
  expect(order).toEqual(['first'])
  places.leave('bea')
  await second
  expect(order).toEqual(['first', 'second'])
})

test('HLD-04 beyond a short line the answer is no at once, and who waits too long hears it too', async () => {
  const places = new WorkSlots(1, nextTurn)
  await places.enter('ada')
  const line = everybody.slice(1, 5).map((address) => places.enter(address))
  expect(await places.enter('fabio')).toBe(false)
  expect(await Promise.all(line)).toEqual([false, false, false, false])
  places.leave('ada')
  expect(await places.enter('fabio')).toBe(true)
})

test('HLD-04 everybody who knocks is heard before anybody is admitted', async () => {
  let hearing = () => {}
  const places = new WorkSlots(
    1,
    () =>
      new Promise((resolve) => {
        hearing = resolve
      }),
  )
  const answers = everybody.map((address) => places.enter(address))
  let isAdmitted = false
  void answers[0]?.then((answer) => {
    isAdmitted = answer
  })
  expect(await Promise.all(answers.slice(4))).toEqual([false, false])
  expect(isAdmitted).toBe(false)
  hearing()
  expect(await answers[0]).toBe(true)
})

test('HLD-04 one address has half of the places at most, however slow its requests are', async () => {
  const places = new WorkSlots(4, nextTurn)
  const flood = Array.from({ length: 40 }, () => places.enter('mal'))
  await wait(20)
  expect(await Promise.all([places.enter('ada'), places.enter('bea')])).toEqual([true, true])
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(2)
  places.leave('mal')
  expect(await places.enter('mal')).toBe(true)
})

test('HLD-04 a line that one address fills has room for another', async () => {
  const places = new WorkSlots(1, nextTurn)
  await places.enter('mal')
  const flood = Array.from({ length: 4 }, () => places.enter('mal'))
  const ada = places.enter('ada')
  expect(await flood[3]).toBe(false)
  const bea = places.enter('bea')
  expect(await flood[2]).toBe(false)
  expect(await places.enter('mal')).toBe(false)
  places.leave('mal')
  expect(await flood[0]).toBe(true)
  places.leave('mal')
  expect(await flood[1]).toBe(true)
  places.leave('mal')
  expect(await ada).toBe(true)
  places.leave('ada')
  expect(await bea).toBe(true)
})

test('HLD-04 the next place goes to the address that has the fewest', async () => {
  const places = new WorkSlots(4, nextTurn)
  await Promise.all([places.enter('mal'), places.enter('mal')])
  await Promise.all([places.enter('bea'), places.enter('ciro')])
  const more = places.enter('bea')
  const ada = places.enter('ada')
  places.leave('mal')
  expect(await ada).toBe(true)
  places.leave('ada')
  expect(await more).toBe(true)
})

test('HLD-04 sign-ins, and those who wait for other servers, take no place of the rest', () => {
  expect(requestKind('POST', '/login')).toBe('signIn')
  expect(requestKind('POST', '/login.data')).toBe('signIn')
  expect(requestKind('GET', '/login')).toBe('work')
  expect(requestKind('POST', '/prompts/answer')).toBe('waiting')
  expect(requestKind('POST', '/login/google')).toBe('google')
  expect(requestKind('GET', '/auth/callback/google?code=x')).toBe('google')
  expect(requestKind('POST', '/saved-searches/new')).toBe('work')
})

test('HLD-04 an address counts as what the router takes it for, however it is written', () => {
  const spellings = {
    '/login': ['/login/', '/LOGIN?x=1', '/login/_.data', '/admin/../login', '/%6cogin', '/./login'],
    '/prompts/answer': ['/prompts/answer//', '/PROMPTS/answer', '/x/%2E%2e/prompts/answer'],
    '/prompts/image': ['/prompts/%69mage', '/prompts\\image', '/Prompts/Image.data?_routes=x'],
  }
  for (const [path, others] of Object.entries(spellings)) {
    const routes = [{ path }]
    for (const other of others) {
      const asked = new URL(`http://localhost${other}`).pathname.replace(/(\/_)?\.data$/, '')
      expect(matchRoutes(routes, asked), other).not.toBeNull()
      expect(requestKind('POST', other), other).toBe(requestKind('POST', path))
    }
  }
  for (const other of ['//login', '/login%2Fx', '/login.DATA', '/prompts%2fanswer', '/loginx']) {
    expect(matchRoutes([{ path: '/login' }, { path: '/prompts/answer' }], other)).toBeNull()
    expect(requestKind('POST', other), other).toBe('work')
  }
})

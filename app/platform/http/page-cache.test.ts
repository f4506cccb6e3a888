import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log/log.server.ts'
import { PageCache } from './page-cache.server.ts'

const html = (words: string) =>
  `<html><head><script>mark()</script></head><body>${words}<script type="module" async="">import("/a.js")</script></body></html>`

/** A server with a cache whose rendering the test holds in its hand. */
async function keeping(render: (path: string, isAway: boolean) => Promise<Response>) {
  const ground = { state: 'one' as string | null, awaySince: null as Date | null, rendered: 0 }
  const cache = new PageCache({
    paths: ['/', '/due'],
    render(path, { isAway }) {
      if (!isAway) ground.rendered += 1
      return render(path, isAway)
    },
    state: () =>
      ground.state === null ? null : { name: ground.state, awaySince: ground.awaySince },
    lookOf: (cookies) => (cookies === 'look=dark' ? 'dark' : 'light'),
    withLook: (words, look) => words.replace('SGUARDO', look),
    withMoment: (words, since) => words.replace('MOMENTO', since.toISOString()),
    log: createLog('silent'),
  })
  const server = createServer((request, response) => {
    const pass = () => response.end('passed on')
    if (!cache.answer(request, response, pass)) pass()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path = '/', cookie = '') =>
    (await fetch(url + path, { headers: { Cookie: cookie } })).text()
  return { cache, ground, ask }
}

const page = (words: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(html(words), { status, headers: { 'Content-Type': 'text/html', ...headers } })

test('one rendering serves all who ask meanwhile, and all who ask later', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { ground, ask } = await keeping(async () => {
    await held
    return page('ciao')
  })
  const answers = Promise.all(Array.from({ length: 20 }, () => ask()))
  await expect.poll(() => ground.rendered).toBe(1)
  finish()
  for (const text of await answers) expect(text).toContain('ciao')
  expect(await ask()).toContain('ciao')
  expect(ground.rendered).toBe(1)
})

test('another state is another page', async () => {
  const { ground, ask } = await keeping(async () => page(`stato ${ground.state}`))
  expect(await ask()).toContain('stato one')
  ground.state = 'two'
  expect(await ask()).toContain('stato two')
  expect(ground.rendered).toBe(2)
})

test('what changed while a page was rendered is not kept', async () => {
  const { ground, ask } = await keeping(async () => {
    ground.state = 'two'
    return page('ciao')
  })
  await ask()
  ground.state = 'one'
  await ask()
  expect(ground.rendered).toBe(2)
})

test('nothing is kept or served while there is no state', async () => {
  const { ground, ask } = await keeping(async () => page('ciao'))
  await ask()
  ground.state = null
  expect(await ask()).toBe('passed on')
  ground.state = 'one'
  expect(await ask()).toContain('ciao')
  expect(ground.rendered).toBe(1)
})

test.for([
  ['sets a cookie', () => page('ciao', { 'Set-Cookie': 'a=b' })],
  ['is no success', () => page('ciao', {}, 503)],
  ['leads elsewhere', () => page('', { Location: '/' }, 302)],
  ['cannot be rendered', () => Promise.reject(new Error('on purpose'))],
] as const)('a page that %s is passed on, and not tried again for a minute', async ([, made]) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { cache, ground, ask } = await keeping(async () => made())
  expect(await ask()).toBe('passed on')
  expect(await ask()).toBe('passed on')
  expect(ground.rendered).toBe(1)
  // '/due' too, once.
  for (let look = 0; look < 3; look += 1) await cache.warmRepeatedly()
  expect(ground.rendered).toBe(2)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await ask()).toBe('passed on')
  expect(ground.rendered).toBe(3)
  ground.state = 'two'
  expect(await ask()).toBe('passed on')
  expect(ground.rendered).toBe(4)
})

test('HLD-06 in an outage the page made for it is sent, and afterwards the usual one', async () => {
  const { ground, ask } = await keeping(async (_, isAway) =>
    page(isAway ? 'da MOMENTO' : 'presente'),
  )
  expect(await ask()).toContain('presente')
  ground.awaySince = new Date(0)
  expect(await ask()).toContain('da 1970-01-01T00:00:00.000Z')
  expect(await ask('/due')).toBe('passed on')
  ground.awaySince = null
  expect(await ask()).toContain('presente')
  expect(ground.rendered).toBe(1)
})

test('HLD-06 in an outage the page before the last change serves as well', async () => {
  const { ground, ask } = await keeping(async (_, isAway) => page(`${ground.state} ${isAway}`))
  await ask()
  Object.assign(ground, { state: 'two', awaySince: new Date(0) })
  expect(await ask()).toContain('one true')
})

test('HLD-06 pages are there before anybody asks for them', async () => {
  const { cache, ground, ask } = await keeping(async () => page('ciao'))
  for (let look = 0; look < 3; look += 1) await cache.warmRepeatedly()
  expect(ground.rendered).toBe(2)
  ground.awaySince = new Date(0)
  expect(await ask('/due')).toContain('ciao')
})

test('pages are not rendered ahead while the content changes', async () => {
  const { cache, ground } = await keeping(async () => page('ciao'))
  for (const state of ['one', 'two', 'three']) {
    ground.state = state
    await cache.warmRepeatedly()
  }
  expect(ground.rendered).toBe(0)
  await cache.warmRepeatedly()
  expect(ground.rendered).toBe(2)
})

test('LRN-41 each look has a page of its own, made from one rendering, in an outage too', async () => {
  const { ground, ask } = await keeping(async (_, isAway) =>
    page(isAway ? 'SGUARDO da MOMENTO' : 'SGUARDO'),
  )
  expect(await ask('/', 'look=dark')).toContain('<body>dark<')
  expect(await ask()).toContain('<body>light<')
  expect(await ask('/', 'look=invented')).toContain('<body>light<')
  expect(ground.rendered).toBe(1)
  ground.awaySince = new Date(0)
  expect(await ask('/', 'look=dark')).toContain('<body>dark da 1970')
  expect(await ask()).toContain('<body>light da 1970')
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log/log.server.ts'
import { PageCache } from './page-cache.server.ts'

const html = (words: string) =>
  `<html><head><script>mark()</script></head><body>${words}<script type="module" async="">import("/a.js")</script></body></html>`

/** A server with a cache whose rendering the test holds in its hand. */
async function keeping(render: (look: string) => Promise<Response>) {
  const ground = { state: 'one' as string | null, isAway: false, rendered: 0 }
  const cache = new PageCache({
    paths: ['/', '/due'],
    render(_path, look) {
      ground.rendered += 1
      return render(look)
    },
    state: () => (ground.state === null ? null : { version: ground.state, isAway: ground.isAway }),
    lookOf: (cookies) => (cookies === 'look=dark' ? 'dark' : 'light'),
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

test.for([
  ['sets a cookie', () => page('ciao', { 'Set-Cookie': 'a=b' })],
  ['is no success', () => page('ciao', {}, 503)],
  ['cannot be rendered', () => Promise.reject(new Error('on purpose'))],
] as const)(
  'a page that %s is passed on, and tried again when it is asked for again',
  async ([, made]) => {
    let answer: () => Response | Promise<Response> = made
    const { ask } = await keeping(async () => answer())
    expect(await ask()).toBe('passed on')
    answer = () => page('ciao')
    expect(await ask()).toContain('ciao')
  },
)

test('HLD-06 in an outage what was rendered last is sent, be it from before the last change', async () => {
  const { ground, ask } = await keeping(async () => page(`stato ${ground.state}`))
  expect(await ask()).toContain('stato one')
  Object.assign(ground, { state: 'two', isAway: true })
  expect(await ask()).toContain('stato one')
  expect(await ask('/due')).toBe('passed on')
  ground.isAway = false
  expect(await ask()).toContain('stato two')
  expect(ground.rendered).toBe(2)
})

test('LRN-41 each look is a page of its own, in an outage too; one that nobody asked for before is the usual', async () => {
  const { ground, ask } = await keeping(async (look) => page(look))
  expect(await ask('/', 'look=dark')).toContain('<body>dark<')
  expect(await ask()).toContain('<body>light<')
  expect(await ask('/', 'look=invented')).toContain('<body>light<')
  expect(await ask('/due')).toContain('<body>light<')
  expect(ground.rendered).toBe(3)
  ground.isAway = true
  expect(await ask('/', 'look=dark')).toContain('<body>dark<')
  expect(await ask('/due', 'look=dark')).toContain('<body>light<')
})

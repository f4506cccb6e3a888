import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { browserLike, type Fucina, fucinaForFile, signedIn } from '../harness/server.ts'
import { listen } from './live-stream.ts'

const crowdText = "C'è molta gente: riprova fra poco."
const plain = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&#34;', '"')

describe('more requests than places', { timeout: 60_000 }, () => {
  const server = fucinaForFile({ env: { REQUESTS_AT_WORK: '1' } })

  /** Asks for so many pages at once that only some find a place. */
  const crowd = (many: number) =>
    Promise.all(Array.from({ length: many }, () => browserLike(server()).get('/prompts')))

  test('HLD-04 some are served and the rest told, with what they typed and where to go again', async () => {
    const visitor = browserLike(server())
    const pages = crowd(120)
    const posts = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor.post('/tools?x=1', { prompt: 'Una "poesia"', intent: 'genera', parola: 'sì' }),
      ),
    )
    const answers = await pages
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const told = answers.find(({ status }) => status === 503)
    expect(told?.headers.get('Retry-After')).toBe('3')
    expect(told?.headers.get('Cache-Control')).toBe('no-store')
    expect(plain((await told?.text()) ?? '')).toContain(crowdText)
    const refused = posts.find(({ status }) => status === 503)
    const html = plain((await refused?.text()) ?? 'none was refused')
    expect(html).toContain('<form method="post" action="/tools?x=1">')
    expect(html).toContain('name="prompt" value="Una "poesia""')
    expect((await visitor.get('/prompts')).status).toBe(200)
  })

  test('HLD-04 our own screens get the text as JSON; nobody else gets his form sent back', async () => {
    const visitor = browserLike(server())
    const pages = crowd(120)
    const [data, foreign] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => visitor.post('/settings.data', { a: 'b' }))),
      Promise.all(
        Array.from({ length: 20 }, () =>
          visitor.post(
            '/tools',
            { rubata: 'parola' },
            { headers: { 'Sec-Fetch-Site': 'cross-site' } },
          ),
        ),
      ),
    ])
    await pages
    const told = data.find(({ status }) => status === 503)
    expect(await told?.json()).toEqual({ code: 'BUSY', message: crowdText })
    const refused = foreign.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expect(await answer.text()).not.toContain('parola')
  })

  test('HLD-04 kept pages, health and files are served whatever the crowd', async () => {
    const pages = crowd(120)
    for (const path of ['/', '/healthz', '/readyz', '/favicon.svg', '/privacy']) {
      expect((await browserLike(server()).get(path)).status, path).toBe(200)
    }
    await pages
  })

  test('HLD-04 an open stream of news holds no place', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => listen(browserLike(server()))))
    expect((await browserLike(server()).get('/prompts')).status).toBe(200)
    for (const stream of streams) stream.close()
  })
})

/** Connections that each send the head of a form and one byte of it. */
async function slowSenders(server: Fucina, many: number) {
  const heard: string[] = []
  const sockets = await Promise.all(
    Array.from({ length: many }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('data', (piece) => heard.push(String(piece)))
      await once(socket, 'connect')
      socket.write(
        `POST /login HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nOrigin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\na`,
      )
      return socket
    }),
  )
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { heard, end }
}

describe('bodies and connections', { timeout: 60_000 }, () => {
  const server = fucinaForFile({
    env: {
      BODIES_MEGABYTES_PER_ADDRESS: '1',
      CONNECTIONS_PER_ADDRESS: '400',
      LISTENERS_PER_ADDRESS: '2',
    },
  })

  test('HLD-03 few slow senders have their time', async () => {
    const slow = await slowSenders(server(), 3)
    await wait(7000)
    expect(slow.heard).toEqual([])
    slow.end()
  })

  test('HLD-03 slow senders are cut when they are many, and others are served meanwhile', async () => {
    const slow = await slowSenders(server(), 300)
    const { visitor } = await signedIn(server())
    expect((await visitor.get('/dashboard')).status).toBe(200)
    expect((await visitor.post('/logout')).status).toBe(303)
    const cut = () => slow.heard.length
    await expect.poll(cut, { timeout: 30_000, interval: 200 }).toBeGreaterThan(90)
    expect(slow.heard[0]).toContain('HTTP/1.1 408')
    expect(slow.heard.join('')).toContain('Troppo lento')
    slow.end()
  })

  test('HLD-03 the bytes of one address are bounded; told so, it may come again', async () => {
    const head =
      'POST /login HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Length: 1000000\r\n\r\n'
    const heard = ['', '']
    const sockets = heard.map((_, at) => {
      const socket = connect(server().port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('data', (piece) => {
        heard[at] += String(piece)
      })
      socket.write(head + 'x'.repeat(900_000))
      return socket
    })
    // Which of the two finds no room depends on who sends faster.
    const told = () => heard.filter((text) => text !== '')
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(1)
    expect(told()[0]).toContain('HTTP/1.1 429')
    expect(told()[0]).toContain('riprova fra poco')
    for (const socket of sockets) socket.destroy()
    const send = () => browserLike(server()).post('/login', { email: 'x'.repeat(200_000) })
    await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(400)
  })

  test('HLD-03 listening pages are bounded by address', async () => {
    const streams = await Promise.all([1, 2].map(() => listen(browserLike(server()))))
    const headers = { Accept: 'text/event-stream' }
    const third = await browserLike(server()).get('/live', { headers })
    expect([third.status, third.headers.get('Retry-After')]).toEqual([503, '3'])
    expect(await third.text()).toContain(crowdText)
    for (const stream of streams) stream.close()
  })

  test('HLD-03 connections are bounded by address', async () => {
    const sockets = Array.from({ length: 450 }, () => connect(server().port, '127.0.0.1'))
    let cut = 0
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.on('close', () => {
        cut += 1
      })
    }
    await expect.poll(() => cut, { timeout: 10_000 }).toBeGreaterThanOrEqual(50)
    for (const socket of sockets) socket.destroy()
    const isWell = () =>
      browserLike(server())
        .get('/healthz')
        .then(
          ({ ok }) => ok,
          () => false,
        )
    await expect.poll(isWell, { timeout: 10_000 }).toBe(true)
  })
})

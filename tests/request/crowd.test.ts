import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { entersAgain, pupils, registers } from '../harness/pupils.ts'
import { browserLike, type Fucina, fucinaForFile, signedIn } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

const crowdText = "C'è molta gente: riprova fra poco."
const plain = (html: string) => html.replaceAll('&#39;', "'")

/** For the class and for the bodies. */
const server = fucinaForFile()

describe('a class behind one address', { timeout: 120_000 }, () => {
  test('HLD-04 forty register in the same second, and then sign in: none is refused', async () => {
    const register = await Promise.all(pupils.map((pupil) => registers(server(), pupil)))
    expect(register.map(({ status }) => status)).toEqual(Array(40).fill(303))
    const enter = await Promise.all(pupils.map((pupil) => entersAgain(server(), pupil)))
    expect(enter.map(({ status }) => status)).toEqual(Array(40).fill(303))
  })
})

describe('while the AI takes its time', { timeout: 60_000 }, () => {
  const most = 250
  let ai: AiStandIn
  const slow = fucinaForFile(async () => {
    ai = await startAi()
    const allowed = { AI_PER_MINUTE_VISITOR: '1000', NETWORK_TIMES: '20' }
    return { env: { ...ai.env, ...allowed } }
  })
  afterAll(() => ai?.stop())

  test('HLD-04 so many are worked at; whoever comes beyond is told at once, and kept pages are served', async () => {
    ai.chat = 'hang'
    const leaving = new AbortController()
    const asked = Array.from({ length: most }, () =>
      browserLike(slow())
        .postJson('/prompts/answer', { prompt: 'Ciao' }, { signal: leaving.signal })
        .catch(() => null),
    )
    await expect.poll(() => ai.requests.length, { timeout: 20_000 }).toBe(most)
    const visitor = browserLike(slow())
    const [beyond, page] = await Promise.all([
      visitor.postJson(
        '/prompts/answer',
        { prompt: 'Ciao' },
        { headers: { Accept: 'application/json' } },
      ),
      visitor.post('/prompts', { intent: 'genera', prompt: 'Ciao' }),
    ])
    expect([beyond.status, beyond.headers.get('Retry-After')]).toEqual([503, '3'])
    expect(await beyond.json()).toEqual({ code: 'BUSY', message: crowdText })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(plain(await page.text())).toContain(crowdText)
    for (const path of ['/', '/readyz']) expect((await visitor.get(path)).status).toBe(200)
    leaving.abort()
    await Promise.all(asked)
    ai.reset()
    await expect.poll(async () => (await visitor.get('/prompts?x=1')).status).toBe(200)
  })
})

/** Connections that each send the head of a form and one byte of it. */
async function slowSenders(server: Fucina, many: number) {
  const sockets = await Promise.all(
    Array.from({ length: many }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `POST /login HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nOrigin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\na`,
      )
      return socket
    }),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

describe('bodies', { timeout: 60_000 }, () => {
  test('HLD-03 three hundred slow senders keep nobody else waiting', async () => {
    const end = await slowSenders(server(), 300)
    const { visitor } = await signedIn(server())
    expect((await visitor.get('/dashboard')).status).toBe(200)
    expect((await visitor.post('/logout')).status).toBe(303)
    end()
  })

  test('HLD-03 only what the router finds in the administration may be as large as a picture', async () => {
    const body = Buffer.alloc(2 * 1024 * 1024)
    const send = (path: string) =>
      fetch(server().url + path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html' },
      }).then(({ status }) => status)
    expect(await send('/admin%2flogin')).toBe(413)
    expect(await send('/login/accedi')).toBe(413)
    expect(await send('/ADMIN/pictures')).toBe(403)
  })
})

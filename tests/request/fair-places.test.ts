/** What one address does at once takes nothing from the others. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile, person, signedIn, testPassword } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

describe('one address among others', { timeout: 60_000 }, () => {
  let ai: AiStandIn
  const server = fucinaForFile(async () => {
    ai = await startAi()
    const bounds = { REQUESTS_AT_WORK: '4', TRUST_PROXY: '127.0.0.1' }
    const allowed = { AI_PER_MINUTE_VISITOR: '1000', AI_PER_MINUTE_ADDRESS: '1000' }
    return { env: { ...ai.env, ...bounds, ...allowed } }
  })
  afterAll(() => ai?.stop())

  /** Questions that the service leaves without an answer until the function is called. */
  async function hungQuestions(path: string, many: number) {
    ai.chat = 'hang'
    const leaving = new AbortController()
    const asked = Array.from({ length: many }, (_, at) =>
      browserLike(server())
        .postJson(
          path,
          { prompt: 'Ciao' },
          { ...from(`192.0.2.${1 + (at % 4)}`), signal: leaving.signal },
        )
        .catch(() => null),
    )
    await expect.poll(() => ai.requests.length, { timeout: 10_000 }).toBeGreaterThan(many / 2)
    return async () => {
      leaving.abort()
      await Promise.all(asked)
      ai.reset()
    }
  }

  test('HLD-04 questions take no page’s place, however their address is written', async () => {
    for (const path of ['/prompts/answer/', '/PROMPTS/answer', '/x/../prompts/%61nswer']) {
      const end = await hungQuestions(path, 12)
      const page = await browserLike(server()).get('/prompts?x=1', from('198.51.100.1'))
      expect(page.status, path).toBe(200)
      await end()
    }
  })

  test('HLD-04 a sign-in with Google begins and ends while all places for questions are taken', async () => {
    const end = await hungQuestions('/prompts/answer', 48)
    const visitor = browserLike(server())
    const beyond = await visitor.postJson('/prompts/answer', { prompt: 'Ciao' }, from('192.0.2.1'))
    expect(beyond.status).toBe(503)
    for (const way of [
      visitor.post('/login/google', {}, from('198.51.100.2')),
      visitor.get('/auth/callback/google', from('198.51.100.2')),
    ]) {
      expect((await way).status).not.toBe(503)
    }
    await end()
  })

  test('HLD-13 an address that signs in without end keeps nobody else from signing in', async () => {
    const flooding = await person(server())
    const owner = await person(server(), { role: 'admin' })
    const enter = async ({ email }: { email: string }, address: string) => {
      const fields = { intent: 'login', email, password: testPassword }
      return (await browserLike(server()).post('/login', fields, from(address))).status
    }
    let isOver = false
    const statuses: number[] = []
    const flood = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        statuses.push(await enter(flooding, '192.0.2.9'))
        await wait(50)
      }
    })
    await expect.poll(() => statuses, { timeout: 10_000 }).toContain(503)
    const others: number[] = []
    for (let time = 0; time < 5; time += 1) {
      others.push(await enter(owner, '198.51.100.3'))
      others.push((await browserLike(server()).get('/prompts?x=2', from('198.51.100.4'))).status)
    }
    isOver = true
    await Promise.all(flood)
    expect(others).toEqual(Array(5).fill([303, 200]).flat())
  })

  /** The head of a form with a picture, and no more than its beginning. */
  async function slowPicture(address: string, length: number) {
    const socket = connect(server().port, '127.0.0.1')
    const slow = { text: '', end: () => socket.destroy() }
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      slow.text += String(piece)
    })
    await once(socket, 'connect')
    socket.write(
      `POST /admin/tools/new HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nOrigin: ${server().url}\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x\r\n`,
    )
    return slow
  }

  test('HLD-03 who sends a picture slowly and is nobody takes no administrator’s place', async () => {
    const { visitor } = await signedIn(server(), { role: 'admin' })
    const form = new FormData()
    form.set('name', '')
    for (const length of [60_000_000, 1_000_000]) {
      const addresses = ['192.0.2.5', '192.0.2.6', '192.0.2.7', '192.0.2.8']
      const slow = await Promise.all(
        [...addresses, ...addresses].map((address) => slowPicture(address, length)),
      )
      await expect.poll(() => slow.filter(({ text }) => text === '')).toEqual([])
      const sent = await visitor.post('/admin/tools/new', form, from('198.51.100.5'))
      expect(sent.status).toBe(400)
      for (const { end } of slow) end()
    }
  })

  test('HLD-03 only what the router finds in the administration may be as large as a picture', async () => {
    const send = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request({
          port: server().port,
          host: '127.0.0.1',
          method: 'POST',
          path,
          headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html' },
        })
        asked.on('error', reject)
        asked.on('response', (answer) => resolve(answer.resume().statusCode))
        asked.end(Buffer.alloc(2 * 1024 * 1024))
      })
    expect(await send('/admin/../login')).toBe(413)
    expect(await send('/admin/%2e%2e/login')).toBe(413)
    expect(await send('/login/../ADMIN/pictures')).toBe(403)
  })
})

describe('connections that nobody uses', { timeout: 60_000 }, () => {
  const server = fucinaForFile({ env: { CONNECTIONS: '40' } })

  test('HLD-03 they make room for new ones, and those at work stay', async () => {
    const listening = new AbortController()
    const stream = await browserLike(server()).get('/live', {
      headers: { Accept: 'text/event-stream' },
      signal: listening.signal,
    })
    let ended = false
    const reading = stream.text().catch(() => {
      ended = true
    })
    const idle = Array.from({ length: 60 }, () => connect(server().port, '127.0.0.1'))
    for (const socket of idle) {
      socket.on('error', () => {})
      socket.resume()
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    }
    await wait(500)
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(server().port, '127.0.0.1')
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toContain('200 OK')
    }
    expect(ended).toBe(false)
    listening.abort()
    await reading
    for (const socket of idle) socket.destroy()
  })
})

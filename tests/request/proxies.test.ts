/** What deploy/ promises: the real proxies in front of a real server. */
import { once } from 'node:events'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  askThrough,
  behindProxy,
  type FrontProxy,
  isInstalled,
  type ProxyKind,
  siteName,
  startProxy,
  wholeText,
} from '../harness/proxy.ts'
import { engine, type Fucina, fucinaForFile, startFucina } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

const megabyte = 1024 * 1024
const kinds: ProxyKind[] = ['nginx', 'haproxy']
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

// What a proxy does has nothing to do with the engine; two processes take PostgreSQL.
const onEngine = engine === 'sqlite' ? kinds : []

describe.each(onEngine)('HLD-25 %s as deploy/ has it', { timeout: 60_000 }, (kind) => {
  const here = test.skipIf(!isInstalled(kind))
  let ai: AiStandIn
  const server = fucinaForFile(async () => {
    ai = await startAi()
    return { env: { ...ai.env, ...behindProxy, NETWORK_TIMES: '0.02' } }
  })
  let proxy: FrontProxy
  beforeAll(async () => {
    if (isInstalled(kind)) proxy = await startProxy(kind, [server().port, 9])
  })
  afterAll(() => Promise.all([proxy?.stop(), ai?.stop()]))

  here('ends TLS; whoever comes without it is led there', async () => {
    const answer = await askThrough(proxy, '/')
    expect(answer.statusCode).toBe(200)
    expect(await wholeText(answer)).toContain('Fucina')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    const plain = await fetch(`http://127.0.0.1:${proxy.http}/prompts?x=1`, {
      redirect: 'manual',
      headers: { Host: siteName },
    })
    expect(plain.status).toBe(301)
    expect(plain.headers.get('Location')).toMatch(/^https:\/\/[^/]+\/prompts\?x=1$/)
  })

  here('hands on whose address it is, whatever a browser writes there', async () => {
    const guess = async (from: string, forged: string) => {
      const { statusCode } = await askThrough(proxy, '/login/accedi', {
        method: 'POST',
        headers: { ...form, 'X-Forwarded-For': forged },
        body: 'email=ada@esempio.it&password=sbagliata',
        from,
      })
      return statusCode
    }
    for (const forged of ['192.0.2.1', '192.0.2.2']) {
      expect(await guess('127.0.0.2', forged)).toBe(401)
    }
    expect(await guess('127.0.0.2', '192.0.2.3')).toBe(429)
    expect(await guess('127.0.0.3', '192.0.2.3')).toBe(401)
  })

  here('lets an answer through word by word', async () => {
    ai.pace = 200
    const answer = await askThrough(proxy, '/prompts/answer', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
      body: JSON.stringify({ prompt: 'Scrivi un saluto' }),
    })
    let text = ''
    while (!text.includes('"text"')) text += (await once(answer, 'data')).toString()
    expect(ai.requests.at(-1)?.outcome).toBe('open')
    answer.destroy()
    ai.pace = 0
  })

  here('refuses what is too large, in Italian', async () => {
    const sent = async (path: string, type: string, size: number, sends = size) => {
      const answer = await askThrough(proxy, path, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Length': size },
        body: 'x'.repeat(sends),
        isOpen: sends < size,
      })
      return { status: answer.statusCode, text: await wholeText(answer) }
    }
    const posted = await sent('/login/accedi', form['Content-Type'], 2 * megabyte)
    const type = 'multipart/form-data; boundary=x'
    const letter = await sent('/lettera/spiega', type, 14 * megabyte, 64 * 1024)
    for (const { status, text } of [posted, letter]) {
      expect(status).toBe(413)
      expect(text).toContain('troppo grande')
    }
  })

  here(
    'HLD-25 keeps neither an address nor what follows ? of requests and connections, whole or not',
    async () => {
      const from = '127.0.0.66'
      await wholeText(await askThrough(proxy, '/terms?secret=1', { from }))
      // Refused before it is whole, which resets the connection, at times before the answer is read.
      const tooLarge = askThrough(proxy, '/login?secret=2', {
        method: 'POST',
        headers: { ...form, 'Content-Length': 20 * megabyte },
        body: 'x'.repeat(64 * 1024),
        isOpen: true,
        from,
      })
      await Promise.allSettled([tooLarge.then(wholeText)])
      const nonsense = connect({ host: '127.0.0.1', port: proxy.https, localAddress: from })
      nonsense.on('error', () => {}).resume()
      nonsense.end('GET /?secret=3 HTTP/1.1\r\n\r\n')
      await once(nonsense, 'close')
      await expect.poll(() => proxy.log()).toMatch(/ 200 [\s\S]* 413 /)
      expect(proxy.log()).not.toMatch(/127\.0\.0\.66|secret/)
    },
  )

  here('lets a class of forty in, and bounds one address that asks for thousands', async () => {
    const answers = async (count: number, path: string, from: string) => {
      const agent = new Agent({ keepAlive: true })
      onTestFinished(() => agent.destroy())
      const texts = new Map<number | undefined, string>()
      let asked = 0
      const pupil = async () => {
        while (asked < count) {
          asked += 1
          const answer = await askThrough(proxy, path, { from, agent })
          texts.set(answer.statusCode, await wholeText(answer))
        }
      }
      await Promise.all(Array.from({ length: 40 }, pupil))
      return texts
    }
    expect([...(await answers(400, '/login', '127.0.0.20')).keys()]).toEqual([200])
    const many = await answers(2500, '/healthz', '127.0.0.21')
    expect(many.get(429)).toContain('Riprova fra poco.')
    expect((await askThrough(proxy, '/login', { from: '127.0.0.22' })).statusCode).toBe(200)
  })
})

if (engine === 'postgres') {
  describe.each(kinds)('HLD-08 HLD-25 %s before two processes', (kind) => {
    test.skipIf(!isInstalled(kind))(
      'leaves one that stops before it is gone, and finds it again: no request is lost',
      { timeout: 60_000 },
      async () => {
        const [one, two] = await twoProcesses()
        const proxy = await startProxy(kind, [one.port, two.port])
        onTestFinished(() => proxy.stop())
        const statuses: (number | undefined)[] = []
        let isOver = false
        const browser = async () => {
          while (!isOver) {
            const answer = await askThrough(proxy, '/terms?x=1')
            statuses.push(answer.statusCode)
            await wholeText(answer)
            // Fewer than the proxy takes from one address.
            await wait(50)
          }
        }
        const browsers = Promise.all([browser(), browser(), browser()])
        await wait(1000)
        expect(await one.stop()).toBe(0)
        const before = statuses.length
        await wait(1000)
        const again = await startFucina({ ...ofTwo, place: one.place, port: one.port })
        await wait(4000)
        expect(await two.stop()).toBe(0)
        isOver = true
        await browsers
        expect(new Set(statuses)).toEqual(new Set([200]))
        expect(statuses.length).toBeGreaterThan(before)
        await again.kill('SIGKILL')
        await expect
          .poll(async () => wholeText(await askThrough(proxy, '/terms')), { timeout: 8000 })
          .toContain('Torniamo subito')
      },
    )
  })
}

const ofTwo = { env: { ...behindProxy, DRAIN_SECONDS: '4', LOG_LEVEL: 'fatal' } }

async function twoProcesses(): Promise<[Fucina, Fucina]> {
  const one = await startFucina(ofTwo)
  return [one, await startFucina({ ...ofTwo, place: one.place })]
}

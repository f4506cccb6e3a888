/** What a server tells whoever watches it, and nobody else. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, type Fucina, fucinaForFile, signedIn } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const token = 'un-gettone-lungo-per-chi-guarda-il-server'

let ai: AiStandIn
let mail: MailStandIn
const watched = fucinaForFile(async () => {
  ;[ai, mail] = await Promise.all([startAi(), startMail()])
  return { interruptible: true, env: { ...ai.env, ...mail.env, METRICS_TOKEN: token } }
})
afterAll(() => Promise.all([ai.stop(), mail.stop()]))

const scrape = (server: Fucina, authorization?: string) =>
  fetch(`${server.url}/metrics`, {
    headers: authorization === undefined ? {} : { Authorization: authorization },
  })

/** The series of a scrape by name and labels. */
async function series(response: Response): Promise<Map<string, number>> {
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))] as const
    }),
  )
}

const scraped = async (server: Fucina) => series(await scrape(server, `Bearer ${token}`))

test('REL-10 metrics count requests, answers, faults, tokens, mails; no address and no path of people stands in them', async () => {
  const server = watched()
  const { visitor, user } = await signedIn(server)
  const ask = () => visitor.postJson('/prompts/answer', { prompt: 'Che tempo fa a Bergamo?' })
  await (await ask()).text()
  ai.chat = '500'
  await (await ask()).text()
  await visitor.get('/guides/una-guida-che-non-esiste')
  await (await visitor.get('/login')).text()
  await browserLike(server).post('/login/password-dimenticata', { email: user.email })
  await mail.waitFor(user.email)

  const found = await scraped(server)
  const of = (name: string) => found.get(`fucina_${name}`)
  expect(of('ai_generations_total{kind="answer",outcome="ok"}')).toBe(1)
  const faults = [...found].filter(([name]) => /generations_total.*outcome="AI_/.test(name))
  expect(faults.map(([, value]) => value)).toEqual([1])
  expect(of('ai_tokens_total{direction="out"}')).toBeGreaterThan(0)
  expect(of('mails_total{outcome="sent"}')).toBe(1)
  expect(of('http_request_duration_seconds_count{kind="answer",status="2xx"}')).toBe(1)
  expect(of('check{name="database"}')).toBe(1)
  expect(of('disk_free_bytes')).toBeGreaterThan(0)
  expect(of('requests_at_work')).toBe(0)
  // No backup was ever made: there is no day to tell.
  expect(of('check{name="backup"}')).toBe(0)
  expect(of('last_backup_timestamp_seconds')).toBeUndefined()
  const names = [...found.keys()].join('\n')
  expect(names).not.toMatch(/127\.0\.0\.1|guide|\/|@/)
  expect(names).not.toContain(user.id)
})

test('REL-16 the rules of deploy/ ask for nothing that a server does not tell', async () => {
  const server = watched()
  const file = resolve(import.meta.dirname, '../../deploy/prometheus-rules.yml')
  const rules = readFileSync(file, 'utf8')
  const asked = new Set([...rules.matchAll(/\bfucina_[a-z_]+/g)].map(([name]) => name))
  expect(asked.size).toBe(2)
  await browserLike(server).get('/login')
  const told = new Set([...(await scraped(server)).keys()].map((key) => key.split('{', 1)[0]))
  expect([...asked].filter((name) => !told.has(name))).toEqual([])
})

test('REL-10 a stranger at /metrics gets the page of any missing page', async () => {
  const server = watched()
  const words = async (response: Response) =>
    [response.status, shownWords(await response.text())] as const
  const missing = await words(await fetch(`${server.url}/non-esiste`))
  expect(missing[0]).toBe(404)
  for (const wrong of [undefined, `Bearer ${token}x`, token]) {
    expect(await words(await scrape(server, wrong))).toEqual(missing)
  }
})

test('REL-10 without its database a server still answers a scrape, and says so', async () => {
  const server = watched()
  await server.outage.takeAway()
  await expect
    .poll(async () => (await scraped(server)).get('fucina_check{name="database"}'), {
      timeout: 10_000,
    })
    .toBe(0)
  const away = await scraped(server)
  expect(away.has('fucina_ai_calls_today')).toBe(false)
  expect(away.get('fucina_disk_size_bytes')).toBeGreaterThan(0)
  await server.outage.bringBack()
  await expect
    .poll(async () => (await scraped(server)).get('fucina_check{name="database"}'), {
      timeout: 10_000,
    })
    .toBe(1)
})

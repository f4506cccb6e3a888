import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { claudeBasics } from '../../db/content/guides/claude-basics.ts'
import { shownWords } from '../harness/page-text.ts'
import { registerRow } from '../harness/register.ts'
import {
  browserLike,
  engine,
  fucinaForFile,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'
import { isWaitingForLock } from '../harness/waiting-for-lock.ts'

const server = fucinaForFile()

const dashboard = async (visitor: Visitor, search = '') => {
  const response = await visitor.get(`/admin/dashboard${search}`)
  return { status: response.status, text: shownWords(await response.text()) }
}

const asAdmin = async (fucina = server()) => (await signedIn(fucina, { role: 'admin' })).visitor

/** A person registers by the form, as visitors do. */
const register = (fucina = server(), email = `${crypto.randomUUID()}@esempio.it`) =>
  browserLike(fucina).post('/login/registrati', {
    name: 'Bice Riservata',
    email,
    password: 'campanile-di-prova',
    confirm: 'campanile-di-prova',
    accept: 'on',
  })

test('ADM-04 ADM-07 ADM-09 a fresh installation shows its counts, and no figure without data', {
  timeout: 60_000,
}, async () => {
  const fresh = await startFucina({ env: { ADMIN_EMAIL: 'capo@esempio.it' } })
  const { text } = await dashboard(await asAdmin(fresh))
  expect(text).toMatch(/Utenti 2 — negli ultimi 30 giorni/)
  const count = guides.length
  expect(text).toMatch(
    new RegExp(`Guide ${count} — negli ultimi 30 giorni ${count} pubblicate, 0 bozze`),
  )
  expect(text).toMatch(/Strumenti AI 10 — negli ultimi 30 giorni 10 attivi, 0 inattivi/)
  expect(text).toMatch(/Messaggi Chat 0 — sulle 24 ore prima .*Ultime 24 ore/)
  expect(text).toMatch(/Guide completate 0 Guide iniziate 0 Traguardi raggiunti 0/)
  expect(text).toMatch(/Tasso di completamento — /)
  expect(text).toMatch(/Aggiornata il \d+ \w+ \d{4} alle ore \d\d:\d\d/)
})

test('ADM-04 ADM-06 ADM-08 ADM-11 a registration, an answer and a finished guide are counted', async () => {
  const admin = await asAdmin()
  const figures = async () => {
    const { text } = await dashboard(admin)
    const find = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
    return {
      users: find(/Utenti (\d+)/),
      messages: find(/Messaggi Chat (\d+)/),
      lessons: find(/Guide completate (\d+)/),
      text,
    }
  }
  const before = await figures()
  expect((await register()).status).toBe(303)
  const { visitor: learner } = await signedIn(server(), { name: 'Carlo Riservato' })
  const answer = await learner.postJson('/prompts/answer', { prompt: 'Scrivi un saluto' })
  await answer.text()
  for (const { id } of claudeBasics.chapters) {
    await learner.post('/guides/claude-basics', { intent: 'complete', id: id })
  }
  const after = await vi.waitFor(async () => {
    const now = await figures()
    expect(now.lessons).toBe(before.lessons + 1)
    return now
  }, 10_000)
  expect(after.users).toBe(before.users + 2)
  expect(after.messages).toBe(before.messages + 1)
  expect(after.text).toContain('Un nuovo utente si è registrato adesso')
  expect(after.text).not.toMatch(/Riservat|Scrivi un saluto/)
})

test('ADM-10 a normal run is measured and reads Protetto, an address without https Da verificare', {
  timeout: 60_000,
}, async () => {
  const admin = await asAdmin()
  await dashboard(admin)
  const { text } = await dashboard(admin)
  expect(text).toMatch(/Performance (Ottima|Buona|Lenta) Metà delle risposte in meno di /)
  expect(text).toMatch(/Sicurezza Protetto/)
  const env = { PUBLIC_URL: 'http://fucina.esempio.it', SECOND_PROOF: 'nobody' }
  const open = await startFucina({ env })
  const other = await dashboard(await asAdmin(open))
  expect(other.text).toMatch(/Sicurezza Da verificare .*https/)
})

describe.runIf(engine === 'postgres')('a slow database', () => {
  test('ADM-10 while the database is slow the performance is Lenta', async () => {
    const slow = await startFucina()
    const admin = await asAdmin(slow)
    const visitor = await asAdmin(slow)
    const isLocked = Promise.withResolvers<void>()
    const isSlow = Promise.withResolvers<void>()
    const holding = slow
      .db()
      .transaction()
      .execute(async (trx) => {
        // Only who carries a session waits for this table: not the pages that are rendered ahead.
        await sql`lock table "sessions" in access exclusive mode`.execute(trx)
        isLocked.resolve()
        await isSlow.promise
      })
    await isLocked.promise
    const answer = visitor.get('/tools/1')
    await expect.poll(() => isWaitingForLock(slow.db())).toBe(true)
    await wait(1100)
    isSlow.resolve()
    await holding
    expect((await answer).status).toBe(200)
    expect((await dashboard(admin)).text).toMatch(/Performance Lenta/)
  })
})

test('ADM-11 more of the activity is shown on demand, with bounds', async () => {
  const admin = await asAdmin()
  const db = server().db()
  await db
    .insertInto('register')
    .values(Array.from({ length: 30 }, () => registerRow()))
    .execute()
  const shown = async (search: string) =>
    (await dashboard(admin, search)).text.split('Un comando ha fatto una copia di sicurezza')
      .length - 1
  expect(await shown('')).toBe(8)
  expect(await shown('?attivita=16')).toBe(16)
  expect(await shown('?attivita=abc')).toBe(8)
  expect(await shown('?attivita=-1')).toBe(8)
  expect((await dashboard(admin, '?attivita=999999')).status).toBe(200)
})

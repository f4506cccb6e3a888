import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readServices } from '../../app/operations/services.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { tools } from '../../db/content/tools/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { planForm } from '../harness/plan-form.ts'
import { recordOf, rewriteRecord, storeRecord } from '../harness/records.ts'
import { engine, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const path = '/admin/test'
const trashPath = `${path}?scheda=cestino`

let ai: AiStandIn
let mail: MailStandIn
const server = fucinaForFile(async () => {
  ai = await startAi()
  mail = await startMail()
  return { env: { ...ai.env, ...mail.env } }
})
afterAll(() => Promise.all([ai.stop(), mail.stop()]))
beforeEach(() => ai.reset())

let admin: Visitor
beforeAll(async () => {
  // The server asks the services when it starts, whatever is shown.
  await vi.waitUntil(() => readServices(server().db()), { timeout: 10_000 })
  admin = (await signedIn(server(), { role: 'admin' })).visitor
})

const read = async (response: Response) => ({
  status: response.status,
  text: shownWords(await response.text()),
})

const press = async (intent: string, fields: Record<string, string> = {}, at = path) =>
  read(await admin.post(at, { intent, ...fields }, { follow: true }))

const rename = (id: string, name: string) => rewriteRecord(server().db(), toolNoun, id, { name })

const nameOf = async (id: string) => (await recordOf(server().db(), toolNoun, id)).content?.name

/** Looks at what a bundle would do, says yes, and reads what was done. */
const take = async (bundle: string, expected: string[] = []) => {
  const address = `/admin/content?insieme=${bundle}`
  const page = await (await admin.get(address)).text()
  for (const said of expected) expect(shownWords(page)).toContain(said)
  return read(await admin.post(address, planForm(page), { follow: true }))
}

describe('over HTTP', () => {
  test('ADMD-01 the screen has two tabs, the operator’s facts and the way to the trash', async () => {
    const { status, text } = await read(await admin.get(path))
    expect(status).toBe(200)
    for (const said of [
      'Configurazione del database',
      'Auth Data',
      engine === 'sqlite' ? 'SQLite 3.' : 'PostgreSQL 1',
      'Spazio occupato',
      'Copia di sicurezza Mai fatta',
      'Nessuno in attesa',
      'Controlla adesso',
      'Apri il cestino',
    ]) {
      expect(text).toContain(said)
    }
    expect(ai.modelRequests).toEqual([])
  })

  test('ADMD-03 ADMD-05 ERR-49 each update stores its records and says how many', async () => {
    await rename('1', 'Cambiato')
    const { text } = await take('strumenti', ['Non ho ancora cambiato niente.', 'Cambia: Nome.'])
    expect(text).toContain('10 tools configurati con successo!')
    expect(text).toContain("1 riportata com'era")
    expect(await nameOf('1')).toBe(tools[0]?.name)
    expect((await take('guide')).text).toContain('14 guide configurate con successo!')
    expect((await take('professioni')).text).toContain('8 professioni configurate con successo!')
  })

  test('ADMD-02 ERR-49 configuring everything asks first, counts, and does it', async () => {
    const db = server().db()
    const { working } = await recordOf(db, toolNoun, '1')
    await storeRecord(db, toolNoun, 'nostro', { ...working, name: 'Nostro' })
    expect(await nameOf('nostro')).toBe('Nostro')
    const { text } = await take('tutto', ['Vanno nel cestino (1)', 'Nostro'])
    expect(text).toContain('Tools e Guide configurati con successo!')
    expect(text).toContain('1 spostata nel cestino')
    await expect(nameOf('nostro')).rejects.toMatchObject({ status: 404 })
  })

  test('REC-20 what was deleted comes back from the trash, once', async () => {
    const db = server().db()
    const { working } = await recordOf(db, toolNoun, '1')
    await storeRecord(db, toolNoun, 'da-buttare', { ...working, name: 'Da buttare' })
    await admin.post('/admin/tools', { intent: 'delete', id: 'da-buttare' })
    const list = await read(await admin.get(trashPath))
    expect(list.text).toMatch(/Da buttare Strumento Ada Prova adesso/)
    const wanted = { tipo: 'tool', id: 'da-buttare' }
    const done = await press('restore', wanted, trashPath)
    expect(done.text).toContain('Strumento ripristinato.')
    expect(await nameOf('da-buttare')).toBe('Da buttare')
    expect(await press('restore', wanted, trashPath)).toMatchObject({
      status: 404,
      text: expect.stringContaining('Questa voce non è più nel cestino.'),
    })
  })
})

describe('ERR-48 a setup that fails says why, in Italian, and changes nothing', () => {
  test('when the database refuses', async () => {
    await rename('3', 'Cambiato')
    await refuseRevisions()
    const failed = await take('strumenti')
    expect(failed.status).toBe(500)
    expect(failed.text).toContain(
      'Errore durante la configurazione: il sito non è riuscito a finire, e non è cambiato niente.',
    )
    expect(failed.text).not.toMatch(/on purpose|trigger|constraint/i)
    expect(await nameOf('3')).toBe('Cambiato')
    await allowRevisions()
    expect((await take('strumenti')).text).toContain('10 tools configurati con successo!')
  })
})

describe('the check of AI service and mail', () => {
  test('says that both answer, without spending, sending or showing anything secret', async () => {
    const response = await admin.post(path, { intent: 'check' })
    const html = await response.text()
    const text = shownWords(html)
    expect(text).toContain('OpenAI risponde')
    expect(text).toContain('Il server di posta risponde')
    expect(text).toContain('Controllo del')
    expect(ai.requests).toEqual([])
    expect(ai.modelRequests).toHaveLength(1)
    expect(mail.mails).toEqual([])
    expect(html).not.toContain(ai.key)
    expect(html).not.toContain(new URL(ai.url).port)
  })
})

/** No act can be noted from now on. */
async function refuseRevisions() {
  const db = server().db()
  if (engine === 'postgres') {
    await sql`create function "refuse"() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`.execute(
      db,
    )
    await sql`create trigger "noAct" before insert on "revisions" for each row execute function "refuse"()`.execute(
      db,
    )
    return
  }
  await sql`create trigger "noAct" before insert on "revisions" begin select raise(abort, 'on purpose'); end`.execute(
    db,
  )
}

const allowRevisions = () =>
  (engine === 'postgres'
    ? sql`drop trigger "noAct" on "revisions"`
    : sql`drop trigger "noAct"`
  ).execute(server().db())

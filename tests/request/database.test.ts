import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authDataPath } from '../../app/admin-paths.ts'
import { readServices } from '../../app/operations/services.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { tools } from '../../db/content/tools/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { planForm } from '../harness/plan-form.ts'
import { recordOf, rewriteRecord, storeRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const path = '/admin/test'

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
  test('ADMD-01 the screen has two tabs, the content of the beginning and the way to the trash', async () => {
    const { status, text } = await read(await admin.get(path))
    expect(status).toBe(200)
    for (const said of [
      'Configurazione del database',
      'Auth Data',
      'Contenuti di partenza',
      'Apri il cestino',
    ]) {
      expect(text).toContain(said)
    }
    expect(ai.modelRequests).toEqual([])
  })

  test('ADMD-02 ADMD-03 ADMD-05 ERR-49 what comes with the product is looked at, stored, counted', async () => {
    const db = server().db()
    const { working } = await recordOf(db, toolNoun, '1')
    await storeRecord(db, toolNoun, 'nostro', { ...working, name: 'Nostro' })
    await rename('1', 'Cambiato')
    const { text } = await take('strumenti', ['Non ho ancora cambiato niente.', 'Cambia: Nome.'])
    expect(text).toContain('10 tools configurati con successo!')
    expect(text).toContain("1 riportata com'era")
    expect(await nameOf('1')).toBe(tools[0]?.name)
    const all = await take('tutto', ['Vanno nel cestino (1)', 'Nostro'])
    expect(all.text).toContain('Tools e Guide configurati con successo!')
    await expect(nameOf('nostro')).rejects.toMatchObject({ status: 404 })
  })
})

test('ADMD-06 ADMD-08 PERM-09 the tab shows the values of whoever looks, and of nobody else, who is told why to sign in', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin', name: 'Chiara Municipio' })
  const { user: other } = await signedIn(server(), { name: 'Altra Persona' })
  const { text } = await read(await visitor.get(`${authDataPath()}&userId=${other.id}`))
  const own = [`UID ${user.id}`, `Email ${user.email}`, 'Nome Chiara Municipio']
  for (const part of own) expect(text).toContain(part)
  expect(text).not.toContain(other.id)
  expect(text).not.toContain('Altra Persona')
  const login = await browserLike(server()).get(authDataPath(), { follow: true })
  expect(shownWords(await login.text())).toContain(
    "Effettua il login per visualizzare i dati dell'utente",
  )
})

test('REL-16 the dashboard says whether AI service and mail answer, without asking them or showing anything secret', async () => {
  const html = await (await admin.get('/admin/dashboard')).text()
  const text = shownWords(html)
  expect(text).toContain('OpenAI risponde')
  expect(text).toContain('Il server di posta risponde')
  expect(ai.modelRequests).toEqual([])
  expect(mail.mails).toEqual([])
  expect(html).not.toContain(ai.key)
  expect(html).not.toContain(new URL(ai.url).port)
})

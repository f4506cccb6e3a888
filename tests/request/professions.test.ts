import { describe, expect, test } from 'vitest'
import { operator } from '../../app/platform/actor.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { publishRecord, withdrawRecord } from '../../app/records/store/acts.server.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true })

test('PROF-01 PROF-05 PROF-07 the page is whole without script', async () => {
  const { visitor } = await signedIn(server())
  const page = await visitor.get('/professions/ristoratore')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<title>Ristoratore · Fucina</title>')
  expect(html).toContain('href="/prompts?profession=ristoratore"')
  expect(html).toMatch(/href="\/prompts\?profession=ristoratore&amp;testo=Scrivi\+il\+menu/)
  expect(html.match(/<details[^>]* name="caso"/g)).toHaveLength(4)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(html).toMatch(
    /<a href="https:\/\/www\.ats-bg\.it\/" target="_blank" rel="noopener noreferrer">/,
  )
})

test('LET-93 a profession without prompts says so, and leads to where one writes their own', async () => {
  const { visitor } = await signedIn(server())
  const read = async (id: string) => (await visitor.get(`/professions/${id}`)).text()
  const ready = await read('artigiano')
  expect(ready).toContain('Apri le richieste pronte')
  expect(ready).toContain('trovi le richieste già scritte')
  await withdrawRecord(server().db(), operator, promptSetNoun, 'artigiano')
  await expect.poll(() => read('artigiano'), { timeout: 8000 }).not.toContain('richieste pronte')
  const without = await read('artigiano')
  expect(without).not.toContain('richieste pronte')
  expect(without).toContain('non ci sono ancora richieste già scritte')
  expect(without).toContain('Scrivi la tua richiesta')
  const way = '/prompts?profession=artigiano&amp;come=parole'
  expect(without).toContain(`href="${way}"`)
  const sheet = await (await visitor.get(way.replace('&amp;', '&'))).text()
  expect(sheet).toContain('<textarea')
  await publishRecord(server().db(), operator, promptSetNoun, 'artigiano')
})

describe('ERR-16', () => {
  test.each([
    ['/professions/%20', 400, 'ID professione non valido'],
    ['/professions/caff%C3%A8', 400, 'ID professione non valido'],
    ['/professions/nonesiste', 404, 'Professione non trovata'],
  ])('%s answers %i, with its text and a way on', async (path, status, text) => {
    const { visitor } = await signedIn(server())
    const page = await visitor.get(path)
    expect(page.status).toBe(status)
    const html = await page.text()
    expect(html).toContain(text)
    expect(html).toContain('Torna alla pagina iniziale')
    const data = await visitor.data(path)
    expect(data.status).toBe(status)
    expect(await data.text()).toContain(text)
  })

  test('a profession that cannot be loaded says so', async () => {
    const { outage } = server()
    const { visitor } = await signedIn(server())
    await outage.takeAway()
    const page = await visitor.get('/professions/medico')
    await outage.bringBack()
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain('Errore nel caricamento della professione')
    expect(html).toContain('Riprova')
  })
})

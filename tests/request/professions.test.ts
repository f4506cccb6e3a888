/** The first steps and the pages of a profession, without script. */
import { expect, test } from 'vitest'
import { operator } from '../../app/platform/actor.server.ts'
import { promptSetNoun } from '../../app/prompt-sets/prompt-set-noun.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { AI_PROVIDER: 'demo' } })

const pageText = async (response: Response) => {
  expect(response.status).toBe(200)
  return response.text()
}

test('ONB-01 ONB-02 ONB-04 ONB-08 PERM-03 a visitor walks by links alone', async () => {
  const visitor = browserLike(server())
  const first = await pageText(await visitor.get('/onboarding'))
  expect(first).toContain('DI COSA TI OCCUPI?')
  expect(first.match(/href="\/onboarding\?mestiere=/g)).toHaveLength(9)
  // Who has no trade finds the way first.
  expect(first.match(/href="\/onboarding\?mestiere=([\w-]+)"/)?.[1]).toBe('vita-quotidiana')
  expect(first).toContain('<b>Vita quotidiana</b>')
  const second = await pageText(await visitor.get('/onboarding?mestiere=ristoratore'))
  expect(second).toContain('CHE COSA DEVI FARE?')
  expect(second).toContain('mestiere=ristoratore&amp;richiesta=ristoratore-menu-del-giorno')
  expect(second).toContain('mestiere=ristoratore&amp;passo=prompt')
  const last = await pageText(
    await visitor.get(
      '/onboarding?mestiere=ristoratore&richiesta=ristoratore-menu-del-giorno&passo=fine',
    ),
  )
  expect(last).toContain('COMPLIMENTI!')
  expect(last).toContain(
    'href="/prompts?profession=ristoratore&amp;template=ristoratore-menu-del-giorno"',
  )
})

test('ONB-06 PERM-03 a form without script gets its answer, and an empty one its reason', async () => {
  const visitor = browserLike(server())
  const path = '/onboarding?mestiere=ristoratore&passo=prompt'
  const answered = await pageText(await visitor.post(path, { prompt: 'Scrivi il menu.' }))
  expect(answered).toContain('Risposta dimostrativa')
  expect(answered).toContain('Punti Chiave')
  expect(answered).toContain('Ho finito!')
  const empty = await visitor.post(path, { prompt: ' ' })
  expect(empty.status).toBe(400)
  expect(await empty.text()).toContain('Scrivi prima la tua richiesta.')
})

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
})

test('ERR-16 an id that is none or not there is said, with a way on', async () => {
  const { visitor } = await signedIn(server())
  for (const [path, status, text] of [
    ['/professions/caff%C3%A8', 400, 'ID professione non valido'],
    ['/professions/nonesiste', 404, 'Professione non trovata'],
  ] as const) {
    const page = await visitor.get(path)
    expect(page.status).toBe(status)
    const html = await page.text()
    expect(html).toContain(text)
    expect(html).toContain('Torna alla pagina iniziale')
  }
})

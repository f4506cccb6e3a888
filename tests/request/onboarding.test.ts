import { expect, test } from 'vitest'
import { untilShown } from '../harness/records.ts'
import { browserLike, fucinaForFile } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true, env: { AI_PROVIDER: 'demo' } })

const pageText = async (response: Response) => {
  expect(response.status).toBe(200)
  return response.text()
}

test('ONB-01 ONB-02 ONB-04 PERM-03 a visitor walks by links alone', async () => {
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

test('ONB-07 ONB-08 without script the end praises a request, and asks for a missing one', async () => {
  const visitor = browserLike(server())
  const path = '/onboarding?mestiere=medico&passo=fine'
  const end = async (prompt: string) =>
    pageText(await visitor.post(path, { intent: 'keep', prompt }))
  const praised = await end('Scrivi un avviso per la sala d’attesa.')
  expect(praised).toContain('COMPLIMENTI!')
  expect(praised).toContain('Hai preparato la tua richiesta.')
  const missing = await end(' \n ')
  expect(missing).toContain('MANCA LA RICHIESTA')
  expect(missing).not.toContain('COMPLIMENTI!')
  expect(missing).toContain('Vai alla Fucina')
})

test('ERR-15 ERR-18 Q21 without the database the way stays open, with its messages', async () => {
  const fucina = server()
  const visitor = browserLike(fucina)
  await fucina.outage.takeAway()
  // What was read before is shown for so long.
  await untilShown()
  const first = await visitor.get('/onboarding?altro')
  const second = await visitor.get('/onboarding?mestiere=medico')
  await fucina.outage.bringBack()
  const doors = await pageText(first)
  expect(doors).toContain('Errore nel caricamento delle professioni')
  expect(doors).toContain('Riprova')
  expect(doors.match(/href="\/onboarding\?mestiere=/g)).toHaveLength(9)
  const templates = await pageText(second)
  expect(templates).toContain('Errore nel caricamento dei template')
  expect(templates).toContain('Riprova')
  expect(templates).toContain('Crea Prompt Personalizzato')
})

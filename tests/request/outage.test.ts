/** What people read while the database is away; the administration's screens are in admin-frame. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { finderTexts } from '../../app/finder/finder.ts'
import { stuckPoints } from '../../app/help/stuck.server.ts'
import { readable } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'
import { newResponse, saveResponse } from '../harness/under-way.ts'

const server = fucinaForFile({ interruptible: true, env: { LOG_LEVEL: 'silent' } })
const guide = '/guides/chatgpt-basics'

test('ERR-06 ERR-10 ERR-11 ERR-12 ERR-13 ERR-14 ERR-15 ERR-16 ERR-18 ERR-19 ERR-20 ERR-21 ERR-22 ERR-30 GUIDE-19 LRN-32 WORK-13 Q21 each screen and each form says in its own words what failed, and keeps what was typed', async () => {
  const { outage } = server()
  const { visitor, user } = await signedIn(server())
  const stranger = browserLike(server())
  const id = await saveResponse(visitor)
  type Texts = readonly string[]
  const expectSaid = async (answer: Response, what: string, status: number, texts: Texts) => {
    const body = readable(await answer.text())
    expect.soft(answer.status, what).toBe(status)
    for (const text of texts) expect.soft(body, what).toContain(text)
    expect.soft(body, what).not.toMatch(/ECONNREFUSED|SQLITE|\bat \w+ \(/)
  }
  await outage.takeAway()
  for (const [path, text] of [
    ['/guides', 'Errore nel caricamento delle guide. Riprova più tardi.'],
    [guide, 'Errore nel caricamento della guida'],
    ['/tools', 'Errore nel caricamento degli strumenti. Riprova più tardi.'],
    ['/tools/2', 'Errore nel caricamento dello strumento'],
    ['/professions/medico', 'Errore nel caricamento della professione'],
    ['/saved-searches', 'Errore nel caricamento delle risposte salvate'],
    [`/saved-searches/${id}`, 'Errore nel caricamento della risposta'],
    ['/dashboard/impostazioni', 'Errore nel caricamento delle impostazioni'],
  ] as const) {
    await expectSaid(await visitor.get(path), path, 503, [text])
  }
  // What is in memory is shown for a second without asking.
  await wait(1500)
  const professions = 'Errore nel caricamento delle professioni'
  for (const [path, status, ...texts] of [
    ['/?cerca=scrivere+una+lettera', 503, finderTexts.failed, professions, 'INIZIA'],
    ['/onboarding?altro', 200, professions, 'href="/onboarding?mestiere='],
    ['/onboarding?mestiere=medico', 200, 'Errore nel caricamento dei template'],
    ['/aiuto?x', 503, 'Adesso non riesco a leggere i luoghi', stuckPoints(false)[0]?.text ?? '?'],
    ['/aiuto/truffa', 200, 'Blocca la carta e il conto'],
  ] as const) {
    await expectSaid(await stranger.get(path), path, status, texts)
  }
  const { email } = user
  for (const [path, fields, ...texts] of [
    ['/login/accedi', { email, password: 'x' }, 'Si è verificato un errore.', `value="${email}"`],
    ['/prompts', { prompt: 'zibaldone' }, 'Errore nella generazione della risposta', 'zibaldone'],
    [guide, { intent: 'complete', id: 'chatgpt-basics-aprire' }],
    ['/saved-searches', { intent: 'delete', id }, "Errore durante l'eliminazione della risposta"],
  ] as const) {
    const who = path === '/login/accedi' ? stranger : visitor
    await expectSaid(await who.post(path, fields), path, 503, texts)
  }
  const unsaved = await visitor.postJson('/saved-searches/new', newResponse())
  await expectSaid(unsaved, 'save', 503, ['Errore durante il salvataggio della risposta'])
  const file = await visitor.get('/dashboard/impostazioni/dati')
  await expectSaid(file, 'file', 503, ['Il file con i tuoi dati non è pronto. Prova di nuovo.'])
  await outage.bringBack()
  await expect.poll(async () => (await visitor.get(`/saved-searches/${id}`)).status).toBe(200)
})

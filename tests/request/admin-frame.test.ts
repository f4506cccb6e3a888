/** Which frame stands around the screens of the administrators' area. */
import { expect, test } from 'vitest'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true })

const count = (html: string, part: string) => html.split(part).length - 1

/** What each screen says while the database is away. */
const failed = {
  '/admin': 'Errore nel caricamento delle statistiche',
  '/admin/figures': 'Errore nel caricamento dei numeri',
  '/admin/guides': 'Errore nel caricamento delle guide. Riprova più tardi.',
  '/admin/guides/chatgpt-basics': 'Errore nel caricamento della guida',
  '/admin/tools': 'Errore nel caricamento degli strumenti. Riprova più tardi.',
  '/admin/tools/1': 'Errore nel caricamento dello strumento',
  '/admin/users': 'Errore nel caricamento degli utenti',
  '/admin/professions': 'Errore nel caricamento delle professioni dal database',
  '/admin/professions/new': 'Errore nel caricamento della professione',
  '/admin/help': 'Errore nel caricamento delle schede. Riprova più tardi.',
  '/admin/help/new': 'Errore nel caricamento della scheda',
  '/admin/notices': 'Errore nel caricamento degli avvisi. Riprova più tardi.',
  '/admin/notices/new': "Errore nel caricamento dell'avviso",
  '/admin/quaderni': 'Errore nel caricamento dei quaderni. Riprova più tardi.',
  '/admin/quaderni/primi-passi': 'Errore nel caricamento del quaderno',
  '/admin/scenes': 'Errore nel caricamento delle scene',
  '/admin/scenes/sms-sul-pacco': 'Errore nel caricamento della scena',
  '/admin/content': 'Errore nel caricamento della pagina dei file',
  '/admin/ai': 'Errore nel caricamento del servizio AI',
  '/admin/aiuto': 'Errore nel caricamento della guida per chi amministra',
  '/admin/registro': 'Errore nel caricamento del registro',
}

test('ADM-01 ERR-35 ERR-38 ERR-40 each screen has the administrators’ frame, also while the database is away, and says so in its own words', async () => {
  const fucina = server()
  const { visitor: admin } = await signedIn(fucina, { role: 'admin' })
  for (const path of Object.keys(failed)) {
    const html = await (await admin.get(path)).text()
    expect(count(html, '<main'), path).toBe(1)
    expect(html, path).not.toContain('<footer')
  }
  await fucina.outage.takeAway()
  try {
    for (const [path, text] of Object.entries(failed)) {
      const answer = await admin.get(path)
      const html = await answer.text()
      expect(answer.status, path).toBe(503)
      expect(html, path).toContain(text)
      expect(count(html, '<main'), path).toBe(1)
      expect(html, path).not.toContain('<footer')
    }
  } finally {
    await fucina.outage.bringBack()
  }
})

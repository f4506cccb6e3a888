/** The screens of the administrators' area: their frame, and what they say while the database is away. */
import { setTimeout as wait } from 'node:timers/promises'
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
  '/admin/content': 'Errore nel caricamento della pagina dei file',
  '/admin/ai': 'Errore nel caricamento del servizio AI',
  '/admin/aiuto': 'Errore nel caricamento della guida per chi amministra',
  '/admin/registro': 'Errore nel caricamento del registro',
}

/** What administrators send, and the catalogue's text when the database cannot even tell who asks. */
const acts: [path: string, fields: Record<string, string>, text: string][] = [
  ['/admin/guides', { intent: 'delete' }, "Errore durante l'eliminazione della guida"],
  ['/admin/guides/new', {}, 'Errore durante la creazione della guida'],
  ['/admin/guides/claude-basics', {}, 'Errore nel salvataggio della guida'],
  ['/admin/tools', { intent: 'delete' }, "Errore durante l'eliminazione dello strumento"],
  ['/admin/tools', { intent: 'publish' }, 'Errore nella pubblicazione.'],
  ['/admin/tools/new', {}, 'Errore durante la creazione dello strumento'],
  ['/admin/tools/1', {}, 'Errore nel salvataggio dello strumento'],
  ['/admin/users', { intent: 'give-role' }, "Errore nell'aggiornamento del ruolo utente"],
  ['/admin/users', { intent: 'suspend' }, "Errore nell'aggiornamento dello stato utente"],
  ['/admin/users/x', {}, 'Le modifiche non sono salvate.'],
  [
    '/admin/content?insieme=professioni-incluse',
    { intent: 'import' },
    'Errore durante la configurazione delle professioni:',
  ],
  ['/admin/professions', { intent: 'duplicate' }, 'Errore durante la clonazione della professione'],
  ['/admin/professions', { intent: 'delete' }, "Errore durante l'eliminazione della professione"],
  ['/admin/professions', { intent: 'move-up' }, 'Errore durante lo spostamento.'],
  ['/admin/professions/new', {}, 'Errore durante la creazione della professione'],
  ['/admin/professions/medico', {}, 'Errore durante il salvataggio della professione'],
  ['/admin/content', { intent: 'check' }, 'Errore durante il controllo del file.'],
  ['/admin/content', { intent: 'import' }, "Errore durante l'importazione del file."],
  [
    '/admin/content?insieme=dataset',
    { intent: 'import' },
    "Errore durante l'importazione del dataset",
  ],
  ['/admin/prompts', { intent: 'delete' }, "Errore durante l'eliminazione dei prompt"],
  ['/admin/prompts', { intent: 'sync', id: 'professions' }, 'Errore durante la sincronizzazione.'],
  ['/admin/prompts/new', {}, 'Errore durante la creazione dei prompt'],
  ['/admin/prompts/medico', {}, 'Errore durante il salvataggio dei prompt'],
  ['/admin/help/x', { intent: 'publish' }, 'Errore nella pubblicazione della scheda'],
  ['/admin/help/x/versioni', { intent: 'restore' }, 'Errore nel ripristino della versione.'],
  ['/admin/content?insieme=tutto', { intent: 'import' }, 'Errore durante la configurazione:'],
  ['/admin/test', { intent: 'restore' }, 'Errore durante il ripristino.'],
]

test('ADM-01 ERR-35 ERR-36 ERR-37 ERR-38 ERR-39 ERR-40 ERR-41 ERR-42 ERR-43 ERR-44 ERR-45 ERR-48 PERM-08 each screen has the administrators’ frame; while the database is away each screen and each act says so in its own words', async () => {
  const fucina = server()
  const { visitor: admin } = await signedIn(fucina, { role: 'admin' })
  const screen = async (path: string, status: number) => {
    const answer = await admin.get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(status)
    expect(count(html, '<main'), path).toBe(1)
    expect(html, path).not.toContain('<footer')
    return html
  }
  for (const path of Object.keys(failed)) await screen(path, 200)
  await fucina.outage.takeAway()
  for (const [path, text] of Object.entries(failed)) expect(await screen(path, 503)).toContain(text)
  await wait(1500)
  for (const [path, fields, text] of acts) {
    const answer = await admin.post(
      path.replace(/\?|$/, (rest) => `.data${rest}`),
      fields,
    )
    expect.soft(answer.status, `${path} ${text}`).toBe(503)
    expect.soft(await answer.text(), path).toContain(text)
  }
})

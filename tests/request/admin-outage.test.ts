import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browserLike, signedIn, startFucina } from '../harness/server.ts'

/** What administrators send, and the catalogue's text when the database cannot even tell who asks. */
const acts: [path: string, fields: Record<string, string>, text: string][] = [
  ['/admin/guides', { intent: 'delete' }, "Errore durante l'eliminazione della guida"],
  ['/admin/guides/new', {}, 'Errore durante la creazione della guida'],
  ['/admin/guides/claude-basics', {}, 'Errore nel salvataggio della guida'],
  [
    '/admin/guides/claude-basics',
    { intent: 'delete' },
    "Errore durante l'eliminazione della guida",
  ],
  ['/admin/tools', { intent: 'publish' }, 'Errore nella pubblicazione.'],
  ['/admin/tools/new', {}, 'Errore durante la creazione dello strumento'],
  ['/admin/tools/1', {}, 'Errore nel salvataggio dello strumento'],
  ['/admin/tools/1', { intent: 'delete' }, "Errore durante l'eliminazione dello strumento"],
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
  [
    '/admin/professions/medico',
    { intent: 'delete' },
    "Errore durante l'eliminazione della professione",
  ],
  ['/admin/scenes', { intent: 'delete' }, "Errore durante l'eliminazione della scena"],
  ['/admin/scenes', { intent: 'restore' }, 'Errore nel ripristino.'],
  ['/admin/scenes', { intent: 'move-up' }, 'Errore durante lo spostamento.'],
  ['/admin/scenes/new', {}, 'Errore durante la creazione della scena'],
  ['/admin/scenes/sms-sul-pacco', {}, 'Errore nel salvataggio della scena'],
  ['/admin/content', { intent: 'check' }, 'Errore durante il controllo del file.'],
  ['/admin/content', { intent: 'import' }, "Errore durante l'importazione del file."],
  ['/admin/scenes/sms-sul-pacco/versioni', { intent: 'restore' }, 'Errore nel ripristino'],
  [
    '/admin/content?insieme=dataset',
    { intent: 'import' },
    "Errore durante l'importazione del dataset",
  ],
  ['/admin/prompts', { intent: 'delete' }, "Errore durante l'eliminazione dei prompt"],
  ['/admin/prompts', { intent: 'sync', id: 'professions' }, 'Errore durante la sincronizzazione.'],
  ['/admin/prompts/new', {}, 'Errore durante la creazione dei prompt'],
  ['/admin/prompts/medico', {}, 'Errore durante il salvataggio dei prompt'],
  ['/admin/help', { intent: 'delete' }, "Errore durante l'eliminazione della scheda"],
  ['/admin/help', { intent: 'move-up' }, 'Errore durante lo spostamento.'],
  ['/admin/help/new', {}, 'Errore durante la creazione della scheda'],
  ['/admin/help/x', {}, 'Errore nel salvataggio della scheda'],
  ['/admin/help/x', { intent: 'publish' }, 'Errore nella pubblicazione della scheda'],
  ['/admin/help/x/versioni', { intent: 'restore' }, 'Errore nel ripristino della versione.'],
  ['/admin/content?insieme=tutto', { intent: 'import' }, 'Errore durante la configurazione:'],
  ['/admin/test', { intent: 'restore' }, 'Errore durante il ripristino.'],
]

test('ERR-36 ERR-37 ERR-39 ERR-41 ERR-42 ERR-43 ERR-44 ERR-45 ERR-48 PERM-08 while the database is away every act says in its own words that it failed', async () => {
  const fucina = await startFucina({ interruptible: true })
  const { visitor: admin } = await signedIn(fucina, { role: 'admin' })
  const forger = browserLike(fucina)
  forger.cookies.set('fucina.session_token', 'invented.signature')
  await fucina.outage.takeAway()
  await wait(1500)
  for (const someone of [admin, forger]) {
    for (const [path, fields, text] of acts) {
      const answer = await someone.post(
        path.replace(/\?|$/, (rest) => `.data${rest}`),
        fields,
      )
      expect.soft(answer.status, `${path} ${text}`).toBe(503)
      expect.soft(await answer.text(), path).toContain(text)
    }
  }
})

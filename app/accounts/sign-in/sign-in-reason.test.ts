import { expect, test } from 'vitest'
import { signInReason } from './sign-in-reason.ts'

test.each([
  [
    '/prompts?profession=medico',
    'Con un account gratuito salvi le risposte. Dopo il primo giorno ne hai anche di più.',
  ],
  ['/dashboard', 'Nella dashboard ritrovi le tue guide e le tue ultime risposte.'],
  [
    '/dashboard/impostazioni',
    'Le impostazioni sono del tuo account: accedi per vederle e cambiarle.',
  ],
  [
    '/guides?livello=beginner',
    'Le guide si aprono con un account gratuito, che ricorda i capitoli fatti.',
  ],
  [
    '/guides/chatgpt-basics#c2',
    'Questa guida si apre con un account gratuito, che ricorda i capitoli fatti.',
  ],
  ['/tools', 'Le schede degli strumenti si aprono con un account gratuito.'],
  ['/tools/3', 'La scheda di questo strumento si apre con un account gratuito.'],
  ['/professions/medico', 'La pagina di questo mestiere si apre con un account gratuito.'],
  ['/saved-searches', 'Le risposte salvate sono private: accedi per ritrovare le tue.'],
  ['/saved-searches/x1', "Questa risposta salvata è privata: la apre solo chi l'ha salvata."],
  ['/admin', 'Questa pagina è per chi amministra il sito: serve un account con i permessi.'],
  [
    '/admin/guides/new?x=1',
    'Questa pagina è per chi amministra il sito: serve un account con i permessi.',
  ],
  ['/admin/test?scheda=auth-data', "Effettua il login per visualizzare i dati dell'utente"],
])('LET-40 from %s: %s', (from, reason) => {
  expect(signInReason(from)).toBe(reason)
})

test.each([null, '', '/', '/privacy', '/dashboards', '/administration', '/guidesx', '?/guides'])(
  'LET-40 from %j there is nothing to say',
  (from) => {
    expect(signInReason(from)).toBeNull()
  },
)

import { authDataPath } from '../../admin-paths.ts'
import { certificatePath, groupPathPath, groupsPath, slipPath } from '../../group-paths.ts'
import {
  addressLinkPath,
  adminPath,
  dashboardPath,
  guidePath,
  guidesPath,
  professionPath,
  promptsPath,
  savedElsewherePath,
  savedListPath,
  savedPath,
  settingsPath,
  toolPath,
  toolsPath,
} from '../../paths.ts'

/** What every page below the same folder begins with: a path up to its last slash. */
const parentFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** An account's first 24 hours have a visitor's limit (app/platform/durations.ts). */
const toSave =
  'Con un account gratuito salvi le risposte. Dopo il primo giorno ne hai anche di più.'

/** What waits behind the sign-in, by where an address begins; the first that fits counts. */
const reasons: readonly [start: string, reason: string][] = [
  [promptsPath(), toSave],
  [
    addressLinkPath('').split('?', 1)[0] ?? '',
    'Per confermare il tuo indirizzo, accedi con il tuo account.',
  ],
  [settingsPath(), 'Le impostazioni sono del tuo account: accedi per vederle e cambiarle.'],
  [dashboardPath(), 'Nella dashboard ritrovi le tue guide e le tue ultime risposte.'],
  [
    parentFolder(guidePath('id')),
    'Questa guida si apre con un account gratuito, che ricorda i capitoli fatti.',
  ],
  [guidesPath(), 'Le guide si aprono con un account gratuito, che ricorda i capitoli fatti.'],
  [parentFolder(toolPath('id')), 'La scheda di questo strumento si apre con un account gratuito.'],
  [toolsPath(), 'Le schede degli strumenti si aprono con un account gratuito.'],
  [
    parentFolder(professionPath('id')),
    'La pagina di questo mestiere si apre con un account gratuito.',
  ],
  [
    parentFolder(savedPath('id')),
    "Questa risposta salvata è privata: la apre solo chi l'ha salvata.",
  ],
  [savedListPath(), 'Le risposte salvate sono private: accedi per ritrovare le tue.'],
  [
    groupsPath(),
    'Questa pagina è per chi guida un gruppo: serve un account con il ruolo di Facilitatore.',
  ],
  [slipPath(), 'Il biglietto è di chi è entrato in un gruppo: entra di nuovo per vederlo.'],
  [
    groupPathPath(),
    'Questo è il percorso di un gruppo: entra con il codice o con il tuo biglietto.',
  ],
  [
    parentFolder(certificatePath('id')),
    "L'attestato è di chi ha finito il percorso: entra per vedere il tuo.",
  ],
  [adminPath(), 'Questa pagina è per chi amministra il sito: serve un account con i permessi.'],
]

/** The catalogue's text. */
const authDataReason = "Effettua il login per visualizzare i dati dell'utente"

/**
 * Why somebody is asked to sign in, in one sentence.
 * @param returnTo the own path they come from, with its query
 * @returns null when nothing there asks for it
 */
export function signInReason(returnTo: string | null): string | null {
  if (returnTo === authDataPath()) return authDataReason
  if (returnTo === savedElsewherePath()) return toSave
  const path = returnTo?.replace(/[?#].*$/, '')
  if (!path) return null
  const found = reasons.find(
    ([start]) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`),
  )
  return found?.[1] ?? null
}

/** Whether an answer waits at this place to be saved. */
export const isSaving = (returnTo: string | null): boolean => /#salva$/.test(returnTo ?? '')

/** The forms of the settings: where each stands, what it does, and what is said then. */

import { settingsPath } from '../../paths.ts'
import type { Intent } from '../../records/acts/acts.ts'
import { type Outcome, outcomeAddress } from '../../records/acts/outcome.ts'
import { resetLinkTime } from '../account.ts'

/** What the screen says when it cannot be loaded. */
export const settingsLoadFailed = 'Errore nel caricamento delle impostazioni'

/** The parts of the screen that have forms, by their words in its address. */
const sections = {
  profile: 'profilo',
  email: 'email',
  password: 'password',
  devices: 'dispositivi',
  deletion: 'elimina',
} as const

export type SettingsFormName = keyof typeof sections

/** What the forms ask for, and where each stands. */
export const settingsIntents = {
  save: 'profile',
  'change-address': 'email',
  'send-link': 'email',
  'forget-address': 'email',
  'change-password': 'password',
  'send-reset': 'password',
  'end-session': 'devices',
  'end-other-sessions': 'devices',
  delete: 'deletion',
} as const satisfies Partial<Record<Intent, SettingsFormName>>

export type SettingsIntent = keyof typeof settingsIntents

/** The fragment where a part of the screen stands. */
export const sectionId = (part: string) => `sezione-${part}`

/** The address of a form, with what happened for the screen to say. */
export const settingsAddress = (form: SettingsFormName, done?: Done) => {
  const address = `${settingsPath()}#${sectionId(sections[form])}`
  return done ? outcomeAddress(address, { done }) : address
}

const doneTexts = {
  save: 'Modifiche salvate.',
  'change-address':
    'Email inviata. Apri il collegamento che ti abbiamo mandato al nuovo indirizzo.',
  'send-link': "Email inviata. Apri il collegamento che c'è dentro.",
  'forget-address': 'Il tuo indirizzo resta quello di prima.',
  confirm: 'Il tuo indirizzo è confermato.',
  'address-changed': 'Indirizzo cambiato. Da adesso entri con questo.',
  'change-password': 'Password cambiata. Dagli altri telefoni e computer devi accedere di nuovo.',
  'send-reset': `Email inviata. Controlla la tua casella di posta: il collegamento vale ${resetLinkTime}.`,
  'delay-reset':
    "La posta non parte in questo momento: riproviamo per un'ora, e l'email arriva appena possibile.",
  'end-session': 'Dispositivo scollegato.',
  'end-other-sessions': 'Tutti gli altri dispositivi sono scollegati.',
} as const

export type Done = keyof typeof doneTexts

/** What becomes of a form of the screen; the others are done by a link in a mail. */
export type DoneByForm = Exclude<Done, 'address-changed' | 'confirm'>

/** The form of what no form asks for. */
const formsBesides = {
  'address-changed': 'email',
  confirm: 'email',
  'delay-reset': 'password',
} as const

type DoneMessage = { done: Done; form: SettingsFormName; message: string }

/** What was done on the way here, for the form it belongs to. */
export function doneMessage(outcome: Outcome | null): DoneMessage | null {
  if (!outcome || !Object.hasOwn(doneTexts, outcome.done)) return null
  const done = outcome.done as Done
  const form = { ...settingsIntents, ...formsBesides }[done]
  return { done, form, message: doneTexts[done] }
}

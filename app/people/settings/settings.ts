/** Words, limits and addresses of the settings, for both ends. */

import { settingsPath } from '../../paths.ts'
import type { Intent } from '../../records/acts/intents.ts'
import { type Outcome, outcomeAddress } from '../../records/acts/outcome.ts'
import { resetLinkTime } from '../account.ts'

/** What the screen says when it cannot be loaded. */
export const settingsLoadFailed = 'Errore nel caricamento delle impostazioni'

export const settingsLimits = { city: 100 } as const

/** What is typed to delete an account that has no password. */
export const deletionWord = 'ELIMINA'

/** The parts of the screen that have forms, by their words in its address. */
const sections = {
  profile: 'profilo',
  password: 'password',
  devices: 'dispositivi',
  deletion: 'elimina',
} as const

export type SettingsForm = keyof typeof sections

/** What the forms ask for, and where each stands. */
export const intents = {
  save: 'profile',
  'change-password': 'password',
  'send-reset': 'password',
  'end-session': 'devices',
  'end-other-sessions': 'devices',
  delete: 'deletion',
} as const satisfies Partial<Record<Intent, SettingsForm>>

export type SettingsIntent = keyof typeof intents

/** The fragment where a part of the screen stands. */
export const sectionId = (part: string) => `sezione-${part}`

/** The address of a form, with what happened for the screen to say. */
export const settingsAddress = (form: SettingsForm, done?: Done) => {
  const address = `${settingsPath()}#${sectionId(sections[form])}`
  return done ? outcomeAddress(address, { done }) : address
}

/** What the screen says after a form was carried out. */
const doneTexts = {
  save: 'Modifiche salvate.',
  'change-password': 'Password cambiata. Gli altri dispositivi devono accedere di nuovo.',
  'send-reset': `Email inviata. Controlla la tua casella di posta: il collegamento vale ${resetLinkTime}.`,
  'end-session': 'Dispositivo scollegato.',
  'end-other-sessions': 'Tutti gli altri dispositivi sono scollegati.',
} as const

export type Done = keyof typeof doneTexts

/** What was done on the way here, for the form it belongs to. */
export function doneMessage(
  outcome: Outcome | null,
): { form: SettingsForm; message: string } | null {
  if (!outcome || !Object.hasOwn(doneTexts, outcome.done)) return null
  const done = outcome.done as Done
  return { form: intents[done], message: doneTexts[done] }
}

/** A level a person may choose, in the words of all screens. */
export type Level = { level: string; label: string }

/** A session as its owner sees it. */
export type Device = {
  id: string
  /** 'Chrome su Android', or that nobody knows. */
  name: string
  isHere: boolean
  signedInAt: Date
  /** To the day: a session is marked as used once a day. */
  usedAt: Date
}

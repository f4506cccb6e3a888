/** Words, limits and addresses of the settings, for both ends. */

export const settingsPath = '/dashboard/impostazioni'
export const exportPath = `${settingsPath}/dati`
/** Where a person stands who has just deleted the account. */
export const goodbyePath = '/arrivederci'

/** What the screen says when it cannot be loaded. */
export const settingsLoadFailed = 'Errore nel caricamento delle impostazioni'

export const settingsLimits = { city: 100 } as const

/** Google accounts have no password: so fresh must their sign-in be to delete the account. */
export const freshMinutes = 10

/** What is typed to delete an account that has no password. */
export const deletionWord = 'ELIMINA'

/** The parts of the screen that have forms. */
export type SettingsForm = 'profilo' | 'password' | 'dispositivi' | 'elimina'

/** What the forms ask for, and where each stands. */
export const intents = {
  profilo: 'profilo',
  password: 'password',
  email: 'password',
  dispositivo: 'dispositivi',
  dispositivi: 'dispositivi',
  elimina: 'elimina',
} as const satisfies Record<string, SettingsForm>

/** The fragment where a part of the screen stands. */
export const sectionId = (part: string) => `sezione-${part}`

/** The address of a form, with what happened for the screen to say. */
export const settingsAddress = (form: SettingsForm, outcome?: Outcome) =>
  `${settingsPath}${outcome ? `?esito=${outcome}` : ''}#${sectionId(form)}`

/** What the screen says after a form was carried out. */
export const outcomes = {
  profilo: 'Modifiche salvate.',
  password: 'Password cambiata. Gli altri dispositivi devono accedere di nuovo.',
  email: "Email inviata. Controlla la tua casella di posta: il link vale un'ora.",
  dispositivo: 'Dispositivo scollegato.',
  dispositivi: 'Tutti gli altri dispositivi sono scollegati.',
} as const

export type Outcome = keyof typeof outcomes

/** The outcome an address names, for the form it belongs to. */
export function outcomeOf(text: string | null): { form: SettingsForm; message: string } | null {
  if (!text || !Object.hasOwn(outcomes, text)) return null
  const outcome = text as Outcome
  const forms: Record<Outcome, SettingsForm> = {
    profilo: 'profilo',
    password: 'password',
    email: 'password',
    dispositivo: 'dispositivi',
    dispositivi: 'dispositivi',
  }
  return { form: forms[outcome], message: outcomes[outcome] }
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

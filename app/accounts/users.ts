import { passwordLeast } from '../platform/password-least.ts'
import type { Lacking, Role } from '../platform/roles.ts'
import { counted, countText } from '../ui/count-text.ts'

/** What administrators see of the people who registered, for server and browser. */

export const userSearchLimit = 100

/** The words of the list's address, those that say nothing first. */
export const userSorts = { newest: 'data', name: 'nome', lastLogin: 'accesso' } as const
export const userRoles = {
  all: 'tutti',
  customer: 'clienti',
  facilitator: 'facilitatori',
  editor: 'redazione',
  desk: 'sportello',
  admin: 'admin',
} as const
export const userStates = { all: 'tutti', active: 'attivi', suspended: 'sospesi' } as const

/** Whom the list shows: people with an address, or those who came into a group with a name alone. */
export const userKinds = { addressed: 'email', ofGroup: 'gruppo' } as const

/** What a list of people shows. */
export type UsersView = {
  query: string
  kind: keyof typeof userKinds
  sort: keyof typeof userSorts
  role: keyof typeof userRoles
  state: keyof typeof userStates
  page: number
}

/** A person in the list. */
export type UserItem = {
  id: string
  name: string
  /** null: they have none. */
  email: string | null
  /** What the group is called that they came into last; null: none, or not asked for. */
  group: string | null
  role: Role
  /** What the role waits for; it counts where nothing is lacking. */
  lacking: Lacking[]
  hasSecondProof: boolean
  isActive: boolean
  createdAt: Date
  lastLoginAt: Date | null
  /** null: whoever looks may not see what people have done. */
  guides: GuidesDone | null
}

/** Guides with all chapters done, and with at least one. */
export type GuidesDone = { guidesCompleted: number; guidesBegun: number }

/** What each role may do, in a sentence. */
export const roleSentences: Readonly<Record<Role, string>> = {
  customer: "Impara e usa il sito. Non entra nell'amministrazione.",
  facilitator:
    "Guida gruppi di persone che imparano insieme. Vede i nomi che hanno scelto e a che passo sono. Non entra nell'amministrazione.",
  editor: 'Scrive e pubblica i contenuti e ne vede le cifre. Non vede le persone.',
  desk: 'Aiuta chi è registrato: vede i clienti, fa codici per entrare, chiude sessioni, sospende ed elimina account su richiesta. Non vede chi ha un ruolo.',
  admin: 'Fa tutto: contenuti, persone, ruoli, AI e database.',
}

const lackingLabels: Readonly<Record<Lacking, string>> = {
  confirmedAddress: "l'indirizzo email confermato",
  secondProof: 'una seconda chiave',
  longPassword: `una password di almeno ${passwordLeast.staff} caratteri`,
}

const shortLabels: Readonly<Record<Lacking, string>> = {
  confirmedAddress: 'email non confermata',
  longPassword: 'password corta',
  secondProof: 'senza seconda chiave',
}

/** 'Non vale ancora: password corta', where there is little room. */
export const waitingMark = (lacking: readonly Lacking[]): string =>
  `Non vale ancora: ${lacking.map((what) => shortLabels[what]).join(', ')}`

/** 'Non vale ancora: mancano una password di almeno 12 caratteri e una seconda chiave.' */
export function waitingText(lacking: readonly Lacking[]): string {
  const labels = lacking.map((what) => lackingLabels[what])
  const all = [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' e ')
  return `Non vale ancora: ${lacking.length === 1 ? 'manca' : 'mancano'} ${all}.`
}

/** In the place of an address, where there is none. */
export const withoutAddress = 'senza email'

export const userStateLabel = (isActive: boolean) => (isActive ? 'Attivo' : 'Sospeso')

/** '1 completata · 3 iniziate'. */
export const guidesDoneText = ({ guidesCompleted, guidesBegun }: GuidesDone) =>
  `${counted(guidesCompleted, 'completata', 'completate')} · ${counted(guidesBegun, 'iniziata', 'iniziate')}`

/** '1 utente', '1.280 utenti'. */
export const usersText = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'utente' : 'utenti'}`

/** The catalogue's texts of the users' screen. */
export const usersTexts = {
  listFailed: 'Errore nel caricamento degli utenti',
  roleFailed: "Errore nell'aggiornamento del ruolo utente",
  stateFailed: "Errore nell'aggiornamento dello stato utente",
  proofFailed: 'La seconda chiave non è stata tolta. Prova di nuovo.',
  missing: 'Utente non trovato.',
  noSuchRole: 'Questo ruolo non esiste.',
  settingsLoadFailed: 'Errore nel caricamento delle impostazioni',
  settingsFailed: 'Le modifiche non sono salvate. Prova di nuovo.',
  sessionsFailed: 'Le sessioni sono ancora aperte. Prova di nuovo.',
} as const

import { type UserItem, usersTexts } from '../users.ts'

/** What the action menu of a person does, beside opening his settings. */
export const userActs = ['sospendi', 'riattiva', 'rendi-admin', 'rimuovi-admin'] as const

export type UserAct = (typeof userActs)[number]

export const userActOf = (text: unknown): UserAct | null =>
  userActs.find((act) => act === text) ?? null

type Named = Pick<UserItem, 'name'>

/** The words of an act; without a question it is done at once, as it takes nothing away. */
type ActWords = {
  label: string
  /** What is said when it is done. */
  done: (user: Named) => string
  failed: string
  question: ((user: Named) => { question: string; detail: string; confirmLabel: string }) | null
}

export const actWords: Record<UserAct, ActWords> = {
  sospendi: {
    label: 'Sospendi',
    done: ({ name }) => `Account sospeso: ${name}.`,
    failed: usersTexts.stateFailed,
    question: ({ name }) => ({
      question: `Vuoi sospendere ${name}?`,
      detail: `${name} esce subito da tutti i dispositivi e non può più entrare, finché non riattivi l'account. I suoi dati e i suoi progressi restano.`,
      confirmLabel: "Sospendi l'account",
    }),
  },
  riattiva: {
    label: 'Riattiva',
    done: ({ name }) => `Account riattivato: ${name} può entrare di nuovo.`,
    failed: usersTexts.stateFailed,
    question: null,
  },
  'rendi-admin': {
    label: 'Rendi Admin',
    done: ({ name }) => `${name} ora è Admin.`,
    failed: usersTexts.roleFailed,
    question: ({ name }) => ({
      question: `Vuoi dare il ruolo di Admin a ${name}?`,
      detail: `${name} entra subito in questa amministrazione: vede tutti gli utenti e può cambiare guide, strumenti e ruoli, anche il tuo.`,
      confirmLabel: 'Dai il ruolo di Admin',
    }),
  },
  'rimuovi-admin': {
    label: 'Rimuovi Admin',
    done: ({ name }) => `${name} non è più Admin.`,
    failed: usersTexts.roleFailed,
    question: ({ name }) => ({
      question: `Vuoi togliere il ruolo di Admin a ${name}?`,
      detail: `${name} esce subito da questa amministrazione. Il suo account resta, con i suoi progressi.`,
      confirmLabel: 'Togli il ruolo di Admin',
    }),
  },
}

/** Giving up one's own role. */
const ownRole = {
  question: 'Vuoi lasciare il tuo ruolo di Admin?',
  detail:
    'Esci subito da questa amministrazione e vai alla tua dashboard. Solo un altro Admin può ridarti il ruolo.',
  confirmLabel: 'Lascia il ruolo di Admin',
}

/** The question before an act on `user`; null where none is needed. */
export function questionOf(act: UserAct, user: Named & { isSelf: boolean }) {
  if (act === 'rimuovi-admin' && user.isSelf) return ownRole
  return actWords[act].question?.(user) ?? null
}

/** The acts that the menu offers for a person as he is now (ADMU-02, ADMU-03). */
export const actsFor = ({ role, isActive }: Pick<UserItem, 'role' | 'isActive'>): UserAct[] => [
  isActive ? 'sospendi' : 'riattiva',
  role === 'admin' ? 'rimuovi-admin' : 'rendi-admin',
]

/** The catalogue's text for an act that fails without one of its own (ERR-39). */
export const failedTextOf = (intent: unknown): string => {
  const act = userActOf(intent)
  return act ? actWords[act].failed : usersTexts.stateFailed
}

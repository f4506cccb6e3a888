import {
  Ban,
  IdCard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MailCheck,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import type { Right } from '../../platform/roles.ts'
import type { DeskAct } from '../../security/desk/desk.ts'
import { codeTime } from '../../security/desk/desk-code.ts'

/** Whom the desk helps, as far as it decides what can be done. */
export type DeskPerson = {
  id: string
  name: string
  isSelf: boolean
  isActive: boolean
  /** Codes are typed with it; without one the words of a slip sign them in. */
  hasEmail: boolean
  hasPasswords: boolean
  /** Who has a role is nobody's customer: only their way in is looked after here. */
  isStaff: boolean
  /** Whose account is protected by it is helped by an administrator. */
  hasSecondProof: boolean
}

export type DeskRow = {
  act: DeskAct
  Icon: LucideIcon
  title: string
  /** What the person will notice. */
  words: (person: DeskPerson) => string
  /** On the button; `more` is said to who does not see the row. */
  label: string
  more?: string
  kind?: 'main' | 'danger'
  isFor: (person: DeskPerson) => boolean
  question?: (person: DeskPerson) => { question: string; detail: string; confirmLabel: string }
}

const isUnprotected = ({ isStaff, hasSecondProof }: DeskPerson): boolean =>
  !isStaff && !hasSecondProof

/** What the desk does for a person, in the order of the page; another act is another row. */
export const deskRows: readonly DeskRow[] = [
  {
    act: 'give-code',
    Icon: KeyRound,
    title: 'Codice per entrare',
    words: () =>
      `Otto numeri da stampare, per scegliere una nuova password. Vale ${codeTime} e una volta sola.`,
    label: 'Fai il codice',
    kind: 'main',
    isFor: (person) =>
      isUnprotected(person) && person.isActive && person.hasEmail && person.hasPasswords,
  },
  {
    act: 'correct',
    Icon: MailCheck,
    title: "Correggi l'indirizzo email",
    words: () => 'Se è scritto male. Scriviamo a quello di prima e a quello giusto.',
    label: 'Correggi',
    more: " l'indirizzo email",
    isFor: (person) => isUnprotected(person) && person.hasEmail,
  },
  {
    act: 'give-slip',
    Icon: IdCard,
    title: 'Un biglietto per entrare',
    words: ({ hasEmail }) =>
      hasEmail
        ? "Se non ha più un'email: tre parole e quattro cifre, su carta, al suo posto."
        : 'Se lo ha perso: quello di prima non vale più.',
    label: 'Fai il biglietto',
    isFor: (person) => isUnprotected(person) && person.isActive,
    question: ({ name, hasEmail }) => ({
      question: hasEmail
        ? `Vuoi togliere l'email di ${name}?`
        : `Vuoi fare un biglietto nuovo a ${name}?`,
      detail: `${hasEmail ? `Da adesso ${name} entra solo con le parole del biglietto: l'email e la password non valgono più.` : 'Il biglietto di prima non vale più.'} Esce da tutti i dispositivi, e quello che ha fatto resta. Se per 12 mesi non entra, l'account si cancella.`,
      confirmLabel: hasEmail ? "Togli l'email e fai il biglietto" : 'Fai il biglietto nuovo',
    }),
  },
  {
    act: 'end-sessions',
    Icon: LogOut,
    title: 'Chiudi tutte le sessioni',
    words: () => 'Su ogni dispositivo si deve entrare di nuovo.',
    label: 'Chiudi',
    more: ' tutte le sessioni',
    isFor: () => true,
  },
  {
    act: 'suspend',
    Icon: Ban,
    title: "Sospendi l'account",
    words: ({ name }) =>
      `${name} esce da tutti i dispositivi e non può entrare. I suoi dati restano.`,
    label: 'Sospendi',
    isFor: ({ isActive, isSelf }) => isActive && !isSelf,
    question: ({ name }) => ({
      question: `Vuoi sospendere ${name}?`,
      detail: `${name} esce subito da tutti i dispositivi e non può più entrare, finché non riattivi l'account.`,
      confirmLabel: "Sospendi l'account",
    }),
  },
  {
    act: 'reactivate',
    Icon: RotateCcw,
    title: "Riattiva l'account",
    words: ({ name }) => `${name} può entrare di nuovo, e trova tutto come prima.`,
    label: 'Riattiva',
    isFor: ({ isActive }) => !isActive,
  },
  {
    act: 'delete',
    Icon: Trash2,
    title: "Elimina l'account",
    words: () => 'Solo se lo chiede la persona. Non si torna indietro.',
    label: 'Elimina',
    more: " l'account",
    kind: 'danger',
    isFor: isUnprotected,
    question: ({ name }) => ({
      question: `Vuoi eliminare l'account di ${name}?`,
      detail: `Spariscono subito il profilo, i progressi e le risposte salvate di ${name}. Non si torna indietro: controlla che lo chieda davvero questa persona.`,
      confirmLabel: "Elimina per sempre l'account",
    }),
  },
]

/** The right that each act at the desk needs. */
export const deskNeeds = {
  'give-code': 'giveCodes',
  'give-slip': 'giveCodes',
  correct: 'correctAddresses',
  'end-sessions': 'endSessions',
  suspend: 'suspend',
  reactivate: 'suspend',
  delete: 'deletePeople',
} as const satisfies Record<DeskAct, Right>

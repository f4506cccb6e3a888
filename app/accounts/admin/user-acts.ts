import { passwordLeast } from '../../platform/password-least.ts'
import type { Right } from '../../platform/roles.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { deskTexts } from '../../security/desk/desk.ts'
import { addressTexts } from '../address/address-change.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import { type UserItem, usersTexts } from '../users.ts'

/** The acts of a person's action menu in the list. */
export const menuActs = actsOf({
  suspend: usersTexts.stateFailed,
  reactivate: usersTexts.stateFailed,
  'give-role': usersTexts.roleFailed,
  'take-role': usersTexts.roleFailed,
})

export type MenuAct = keyof typeof menuActs.failedTexts

export const allMenuActs = Object.keys(menuActs.failedTexts) as MenuAct[]

/** The acts of a person's own screen. */
export const personActs = actsOf({
  save: usersTexts.settingsFailed,
  correct: addressTexts.correctionFailed,
  'end-sessions': usersTexts.sessionsFailed,
  'give-code': deskTexts.codeFailed,
  'give-slip': deskTexts.slipFailed,
  suspend: usersTexts.stateFailed,
  reactivate: usersTexts.stateFailed,
  delete: settingsTexts.deleteFailed,
  'change-role': usersTexts.roleFailed,
  'reset-proof': usersTexts.proofFailed,
})

/** The field that names the role. */
export const roleField = 'ruolo'

/** Where the role stands on the screen of a person. */
export const roleSectionId = 'sezione-ruolo'

/** And what is done for them at the counter. */
export const deskSectionId = 'sezione-sportello'

/** And their second proof. */
export const proofSectionId = 'sezione-codice'

type Named = Pick<UserItem, 'name'>

/** The words of an act; without a question it is done at once, as it takes nothing away. */
type ActWords = {
  label: string
  done: (user: Named) => string
  question: ((user: Named) => { question: string; detail: string; confirmLabel: string }) | null
}

export const actWords: Record<MenuAct, ActWords> = {
  suspend: {
    label: 'Sospendi',
    done: ({ name }) => `Account sospeso: ${name}.`,
    question: ({ name }) => ({
      question: `Vuoi sospendere ${name}?`,
      detail: `${name} esce subito da tutti i dispositivi e non può più entrare, finché non riattivi l'account. I suoi dati e i suoi progressi restano.`,
      confirmLabel: "Sospendi l'account",
    }),
  },
  reactivate: {
    label: 'Riattiva',
    done: ({ name }) => `Account riattivato: ${name} può entrare di nuovo.`,
    question: null,
  },
  'give-role': {
    label: 'Rendi Admin',
    done: ({ name }) => `${name} ha il ruolo di Admin.`,
    question: ({ name }) => ({
      question: `Vuoi dare il ruolo di Admin a ${name}?`,
      detail: `${name} vede tutti gli utenti e può cambiare guide, strumenti e ruoli, anche il tuo. Il ruolo vale con l'indirizzo email confermato e una password di almeno ${passwordLeast.staff} caratteri, e con una seconda chiave se il sito la chiede.`,
      confirmLabel: 'Dai il ruolo di Admin',
    }),
  },
  'take-role': {
    label: 'Rimuovi Admin',
    done: ({ name }) => `${name} non è più Admin.`,
    question: ({ name }) => ({
      question: `Vuoi togliere il ruolo di Admin a ${name}?`,
      detail: `${name} esce subito da questa amministrazione. Il suo account resta, con i suoi progressi.`,
      confirmLabel: 'Togli il ruolo di Admin',
    }),
  },
}

const ownRole = {
  question: 'Vuoi lasciare il tuo ruolo di Admin?',
  detail:
    'Esci subito da questa amministrazione e vai alla tua dashboard. Solo un altro Admin può ridarti il ruolo.',
  confirmLabel: 'Lascia il ruolo di Admin',
}

/** The question before an act on `user`; null where none is needed. */
export function userQuestion(act: MenuAct, user: Named & { id: string; isSelf: boolean }) {
  const words = act === 'take-role' && user.isSelf ? ownRole : actWords[act].question?.(user)
  if (!words) return null
  return {
    ...words,
    fields: menuActs.fields(act, { id: user.id }),
    confirmKind: act === 'give-role' ? ('main' as const) : ('danger-full' as const),
  }
}

/**
 * The acts that the menu offers for a person as things are now. It asks for no reason, so that it is
 * for administrators alone: the desk acts on the person's page.
 */
export const menuActsFor = (
  { role, isActive }: Pick<UserItem, 'role' | 'isActive'>,
  may: (right: Right) => boolean,
): MenuAct[] =>
  may('giveRoles')
    ? [isActive ? 'suspend' : 'reactivate', role === 'admin' ? 'take-role' : 'give-role']
    : []

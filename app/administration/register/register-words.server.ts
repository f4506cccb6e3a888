import type { RegisterTable } from '../../../db/schema.ts'
import { roleLabels } from '../../accounts/role-labels.ts'
import { operator, product } from '../../platform/actor.server.ts'
import type { Role } from '../../platform/roles.ts'
import {
  formerPersonActs,
  type KeptAct,
  registerActs,
} from '../../records/register/register-acts.ts'
import type { Words } from '../../records/words.ts'

/** What stands before the record, the person or the thing that it was done to. */
const verbs: Record<KeptAct, string> = {
  created: 'ha creato',
  changed: 'ha cambiato',
  published: 'ha pubblicato',
  withdrawn: 'ha ritirato',
  verified: 'ha verificato',
  moved: 'ha spostato',
  deleted: 'ha messo nel cestino',
  restored: 'ha ripristinato',
  textTaken: 'ha preso il testo nuovo per',
  textDeclined: 'ha lasciato il testo nuovo per',
  contentReset: 'ha rimesso i contenuti di partenza',
  contentImported: 'ha importato contenuti da un file',
  setsImported: 'ha importato',
  linksMended: 'ha sistemato i collegamenti',
  easeLineDeleted: 'ha cancellato una riga su quanto è stato facile',
  legalPagesRead: 'ha segnato chi ha letto le pagine legali',
  legalReadingTakenBack: 'ha tolto il segno di chi ha letto le pagine legali',
  roleGiven: 'ha dato un ruolo a',
  roleTaken: 'ha tolto il ruolo a',
  userSuspended: "ha sospeso l'account di",
  userReactivated: "ha riattivato l'account di",
  addressCorrected: "ha corretto l'indirizzo di",
  addressRemoved: "ha tolto l'email e fatto un biglietto a",
  sessionsEnded: 'ha chiuso le sessioni di',
  settingsChanged: 'ha cambiato le impostazioni di',
  secondProofReset: 'ha tolto la seconda chiave a',
  slipRenewed: 'ha fatto un biglietto nuovo a',
  callSeen: 'ha guardato un gettone di aiuto',
  groupDeleted: 'ha eliminato un gruppo di',
  groupRestored: 'ha ripristinato un gruppo di',
  groupHandedOver: 'ha affidato un gruppo a',
  memberRemoved: 'ha tolto da un gruppo',
  memberRestored: 'ha rimesso in un gruppo',
  groupShared: 'ha fatto guidare un gruppo anche a',
  groupUnshared: 'ha tolto la guida di un gruppo a',
  passwordGiven: 'ha dato una password nuova a',
  accountDeleted: 'ha eliminato un account',
  dataCodeGiven: 'ha fatto un codice per i dati a',
  codeGiven: 'ha fatto un codice per entrare a',
  modelChosen: "ha scelto il modello dell'AI",
  modelReplaced: "ha cambiato il modello dell'AI",
  pricesChanged: "ha cambiato i prezzi dell'AI",
  budgetChanged: "ha cambiato il limite di spesa dell'AI",
  addressShared: "ha aggiunto un indirizzo condiviso per l'AI",
  addressUnshared: "ha tolto un indirizzo condiviso per l'AI",
  contentExported: 'ha scaricato i contenuti',
  figuresExported: 'ha scaricato i numeri',
  peopleExported: "ha scaricato l'elenco degli utenti",
  registerExported: 'ha scaricato il registro',
  backupMade: 'ha fatto una copia di sicurezza',
}

const gone = 'un account eliminato'

/** Of an account that somebody deleted there is no name left; who asked for help may have none. */
const mayBeNobodys = new Set<KeptAct>(['accountDeleted', 'callSeen'])

/** What is done to a person. */
const personActs = new Set<KeptAct>([...registerActs.people, ...formerPersonActs])

type Row = Pick<RegisterTable, 'act' | 'actorName' | 'actorRole' | 'place' | 'title' | 'personName'>

/** A row of the register in words. */
export type RowWords = {
  /** 'Maria Rossi', 'Un comando'. */
  who: string
  /** 'Redazione'; null for what is nobody's. */
  role: string | null
  /** 'ha pubblicato la guida'. */
  did: string
  /** 'Scrivere al Comune', 'Anna Bianchi'; null where nothing more is to say. */
  what: string | null
  /** `what` is a person's name, and the end of the sentence. */
  isOfPerson: boolean
  /** All of it: 'Maria Rossi ha pubblicato la guida «Scrivere al Comune»'. */
  sentence: string
}

/** @param words of the record's noun */
export function rowWords(row: Row, words: Words | undefined): RowWords {
  const act = row.act as KeptAct
  const isOfPerson = !mayBeNobodys.has(act) && personActs.has(act)
  const who = whoOf(row)
  const did = words ? `${verbs[act]} ${words.the}` : verbs[act]
  const person = row.personName ?? gone
  const about = row.title === null ? person : `${person}: ${row.title}`
  const what = isOfPerson ? about : (row.title ?? row.personName)
  const end = isOfPerson ? ` ${what}` : words ? ` «${what}»` : `: ${what}`
  const role = row.actorRole === null ? null : roleLabels[row.actorRole as Role]
  return { who, role, did, what, isOfPerson, sentence: `${who} ${did}${what === null ? '' : end}` }
}

/** Who acts without an account. */
export const actorNames = [
  { value: operator.place, label: 'Un comando' },
  { value: product.place, label: 'Il sito' },
]

const whoOf = ({ actorName, place }: Row): string =>
  actorNames.find(({ value }) => value === place)?.label ?? actorName ?? 'Account eliminato'

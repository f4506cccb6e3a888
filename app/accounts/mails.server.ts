import { adminUserPath } from '../admin-paths.ts'
import { groupsPath } from '../group-paths.ts'
import {
  adminPath,
  helpPath,
  homePath,
  loginPath,
  newPasswordPath,
  secondProofPath,
  settingsPath,
} from '../paths.ts'
import { linkMail } from '../platform/link-mail.server.ts'
import type { Mail } from '../platform/mail.server.ts'
import { passwordLeast } from '../platform/password-least.ts'
import { administers, type Lacking, type Role } from '../platform/roles.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { type MailGround, sendToPerson } from '../security/send-to-person.server.ts'
import { resetLinkTime } from './account.ts'
import { confirmTime } from './address/address-change.ts'
import { roleLabels } from './role-labels.ts'
import { roleSentences, waitingText } from './users.ts'

/** A role that was given or taken. `by`: the address of who did it; null: whoever runs the server. */
type RoleFacts = { role: Role; former: Role; lacking: Lacking[]; by: string | null }

/**
 * What each mail needs to know. Nothing that a person typed at registration stands in any: a
 * stranger who registers somebody's address could make us send their words.
 */
type Facts = {
  reset: { token: string }
  passwordChanged: null
  accountDeleted: null
  confirmAddress: { path: string }
  addressTaken: null
  addressChanged: { address: string }
  addressCorrected: null
  addressWasCorrected: null
  roleGiven: RoleFacts
  roleTaken: RoleFacts & { isOwn: boolean }
  newAdministrator: RoleFacts & { id: string; address: string | null }
}

export type MailName = keyof Facts

type Words = {
  /** After the site's name and a colon. */
  subject: string
  /** Sentences after 'Ciao,' and before the link, a paragraph each. */
  before: string[]
  link: { path: string; label: string }
  after?: string[]
}

const newPassword = { path: loginPath(null, 'reset'), label: 'Scegli una nuova password' }
const whomToAsk = { path: helpPath(), label: 'A chi chiedere' }
const toSite = { path: homePath(), label: 'Vai al sito' }

const doer = ({ by }: RoleFacts) => by ?? 'Chi gestisce il server'
const unexpected = "Non te l'aspettavi? Avvisa subito chi gestisce il sito."

/** Every mail to a person about their account; `site` is its name. */
const mails: { [Name in MailName]: (site: string, facts: Facts[Name]) => Words } = {
  reset: (site, { token }) => ({
    subject: 'scegli una nuova password',
    before: [
      `hai chiesto di cambiare la password del tuo account su ${site}.`,
      'Apri questo indirizzo e scegli una nuova password:',
    ],
    link: { path: newPasswordPath(token), label: 'Scegli una nuova password' },
    after: [
      `L'indirizzo vale per ${resetLinkTime} e si usa una volta sola.`,
      'Non hai chiesto niente? Ignora questa email: la password non cambia.',
    ],
  }),
  passwordChanged: (site) => ({
    subject: 'la tua password è cambiata',
    before: [
      `il tuo account su ${site} ha una nuova password. Sugli altri dispositivi si deve entrare di nuovo.`,
      'Sei stato tu? Non devi fare niente.',
      "Non sei stato tu? Scegli subito un'altra password, da qui:",
    ],
    link: newPassword,
  }),
  accountDeleted: (site) => ({
    subject: 'il tuo account è eliminato',
    before: [
      `il tuo account su ${site} è eliminato, con i progressi e le risposte salvate. Non si torna indietro.`,
      'Sei stato tu? Non devi fare niente.',
      'Non sei stato tu? Allora qualcuno è entrato al tuo posto: se usi la stessa password anche altrove, cambiala lì. Poi dillo a chi gestisce il sito, che trovi qui:',
    ],
    link: toSite,
  }),
  // To the new address, which becomes the person's own with its link.
  confirmAddress: (site, { path }) => ({
    subject: 'conferma il tuo nuovo indirizzo',
    before: [
      `hai chiesto di usare questo indirizzo per il tuo account su ${site}.`,
      'Apri questo indirizzo e conferma:',
    ],
    link: { path, label: 'Conferma il nuovo indirizzo' },
    after: [
      `Il collegamento vale per ${confirmTime} e si usa una volta sola. Fino ad allora il tuo account resta com'è.`,
      'Non hai chiesto niente? Ignora questa email: non succede nulla.',
    ],
  }),
  // To somebody whose address another person wants to use.
  addressTaken: (site) => ({
    subject: 'hai già un account con questo indirizzo',
    before: [
      `qualcuno ha chiesto di usare questo indirizzo per un altro account su ${site}. Ma è l'indirizzo di un account che c'è già, quindi non è cambiato niente.`,
      'Sei stato tu? Allora hai due account. Entra in quello che ha questo indirizzo. Se non ricordi la password, da lì ne scegli una nuova:',
    ],
    link: { path: loginPath(null, 'login'), label: 'Entra nel tuo account' },
    after: ["Non sei stato tu? Ignora questa email: il tuo account resta com'è."],
  }),
  // To the former address of somebody who changed it themselves.
  addressChanged: (site, { address }) => ({
    subject: 'il tuo indirizzo è cambiato',
    before: [
      `il tuo account su ${site} ora ha un altro indirizzo: ${address}. Da adesso entri con quello.`,
      'Sei stato tu? Non devi fare niente.',
      "Non sei stato tu? Dillo subito a chi gestisce il sito: rimette l'indirizzo di prima. Lo trovi qui:",
    ],
    link: whomToAsk,
  }),
  // To the address that the desk wrote, which may be a stranger's.
  addressCorrected: (site) => ({
    subject: 'ora il tuo account ha questo indirizzo',
    before: [
      `come hai chiesto, il tuo account su ${site} ora ha questo indirizzo. Da adesso entri con questo, e con la password di prima.`,
      `Non sei stato tu, o non conosci ${site}? Allora abbiamo sbagliato indirizzo: diccelo, e lo togliamo. Trovi a chi scrivere qui:`,
    ],
    link: whomToAsk,
  }),
  // To the former address of somebody for whom it was corrected: it may never have been theirs.
  addressWasCorrected: (site) => ({
    subject: "l'indirizzo del tuo account è stato corretto",
    before: [
      `chi aiuta gli utenti di ${site} ha corretto l'indirizzo di un account che aveva questo. Lo fa quando una persona glielo chiede: da adesso quella persona entra con l'indirizzo giusto.`,
      'Lo hai chiesto tu? Non devi fare niente. Non hai mai avuto un account qui? Ignora questa email: non riceverai altro.',
      "L'account è tuo e non hai chiesto niente? Dillo subito a chi gestisce il sito, che trovi qui:",
    ],
    link: whomToAsk,
  }),
  roleGiven: (site, facts) => {
    const { words, link } = firstStep(facts)
    return {
      subject: `hai il ruolo «${roleLabels[facts.role]}»`,
      before: [
        `${doer(facts)} ti ha dato il ruolo «${roleLabels[facts.role]}» su ${site}.`,
        roleSentences[facts.role],
        ...words,
      ],
      link,
      after: [unexpected],
    }
  },
  roleTaken: (site, { isOwn, ...facts }) => ({
    subject: 'il tuo ruolo è finito',
    before: [
      isOwn
        ? `hai lasciato il ruolo «${roleLabels[facts.former]}» su ${site}.`
        : `${doer(facts)} ti ha tolto il ruolo «${roleLabels[facts.former]}» su ${site}.`,
      'Il tuo account resta, con i tuoi progressi.',
    ],
    link: { path: loginPath(), label: 'Vai al sito' },
    after: [unexpected],
  }),
  // To every other administrator.
  newAdministrator: (site, { id, address, ...facts }) => ({
    subject: 'una persona in più amministra il sito',
    before: [
      `${doer(facts)} ha dato il ruolo «${roleLabels.admin}» a ${address ?? 'una persona senza email'} su ${site}.`,
      roleSentences.admin,
      ...(facts.lacking.length > 0 ? [waitingText(facts.lacking)] : []),
      'Qui vedi la persona e il suo ruolo:',
    ],
    link: { path: adminUserPath(id), label: 'Apri la sua pagina' },
    after: ["Non l'hai fatto tu, o non te l'aspettavi? Togli il ruolo e cambia la tua password."],
  }),
}

/** What the first link of a new role leads to, and in which words. */
function firstStep({ role, lacking }: RoleFacts): Pick<Words, 'link'> & { words: string[] } {
  if (lacking.length === 0) {
    return {
      words: ['Vale da adesso. Comincia da qui:'],
      link: administers(role)
        ? { path: adminPath(), label: "Apri l'amministrazione" }
        : { path: groupsPath(), label: 'Apri «I miei gruppi»' },
    }
  }
  if (lacking.every((what) => what === 'secondProof')) {
    return {
      words: [waitingText(lacking), 'La scegli da qui, in cinque minuti:'],
      link: { path: secondProofPath(), label: 'Scegli la seconda chiave' },
    }
  }
  return {
    words: [
      waitingText(lacking),
      `Da qui confermi l'indirizzo e scegli una password di almeno ${passwordLeast.staff} caratteri. Comincia scrivendo la tua email.`,
      ...(lacking.includes('secondProof')
        ? ['La seconda chiave la scegli dopo, quando sei dentro.']
        : []),
    ],
    link: { path: loginPath(settingsPath(), 'reset'), label: 'Conferma e scegli la password' },
  }
}

/** One of the mails above, in words of this site. */
export function mailOf<Name extends MailName>(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  to: string,
  name: Name,
  facts: Facts[Name],
): Mail {
  const { subject, before, link, after = [] } = mails[name](env.SITE_NAME, facts)
  return linkMail(env, { to, subject, before: ['Ciao,', ...before], link, after })
}

/**
 * Tells somebody by mail of what was done with their account, where the site can send any and they
 * have an address. It is done: a mail that fails leaves a line in the log. Callers do not wait for it.
 * @param renew asked before each further try, so that a link in the mail is good as long as it says
 */
export const tellByMail = <Name extends MailName>(
  ground: MailGround,
  person: { id: string; email: string },
  name: Name,
  facts: Facts[Name],
  renew?: () => Promise<void>,
): Promise<void> =>
  sendToPerson(ground, person, { name, mail: mailOf(ground.env, person.email, name, facts) }, renew)

import {
  helpPath,
  homePath,
  loginPath,
  newPasswordPath,
  secondProofPath,
  settingsPath,
} from '../paths.ts'
import type { MailWords } from '../platform/link-mail.server.ts'
import { codeTime } from '../security/desk/desk-code.ts'
import { resetLinkTime } from './account.ts'
import { confirmTime } from './address/address-change.ts'
import { type RoleMailFacts, roleMails } from './role-mails.server.ts'

/** Why it was done, in the words of whoever did it. */
type Why = { reason: string | null }

/**
 * What each mail needs to know. Nothing that a person typed at registration stands in any: a
 * stranger who registers somebody's address could make us send their words.
 */
export type MailFacts = RoleMailFacts & {
  reset: { token: string }
  passwordChanged: null
  accountDeleted: null
  confirmAddress: { path: string }
  confirmOwnAddress: { path: string }
  addressTaken: null
  addressChanged: { address: string }
  addressCorrected: null
  addressWasCorrected: null
  addressRemoved: null
  suspended: Why
  reactivated: Why
  sessionsEnded: Why
  deletedOnRequest: Why
  deskCodeGiven: Why
  deskCodeUsed: null
  secondKeyChanged: { change: keyof typeof keyChanges }
  codeGuessed: null
  secondProofReset: null
}

export type MailName = keyof MailFacts

const newPassword = { path: loginPath(null, 'reset'), label: 'Scegli una nuova password' }
const whomToAsk = { path: helpPath(), label: 'A chi chiedere' }
const toSite = { path: homePath(), label: 'Vai al sito' }
const secondProof = { path: secondProofPath(), label: 'Guarda la seconda chiave' }

const because = ({ reason }: Why) => (reason === null ? [] : [`Motivo: ${reason}.`])

const keyChanges = {
  codeSetUp:
    'sul tuo account ora il secondo codice è attivo: per entrare servono la password e un codice del tuo telefono. Tieni i codici di riserva in un posto sicuro, lontano dal telefono.',
  codeRemoved: 'sul tuo account il secondo codice non è più attivo.',
  passkeyAdded:
    "al tuo account è stato aggiunto un telefono o un computer: da lì ora si entra con l'impronta, il viso o il PIN, senza password.",
  passkeyRemoved:
    'dal tuo account è stato tolto un telefono o un computer: da lì non si entra più senza password.',
  codesRenewed:
    'sul tuo account ora ci sono dieci codici di riserva nuovi. Quelli di prima non valgono più: butta il foglio vecchio.',
}

/** Every mail to a person about their account; `site` is its name. */
export const mails: { [Name in MailName]: (site: string, facts: MailFacts[Name]) => MailWords } = {
  reset: (site, { token }) => ({
    subject: 'scegli una nuova password',
    before: [
      `hai chiesto di cambiare la password del tuo account su ${site}.`,
      'Apri questo collegamento e scegli una nuova password:',
    ],
    link: { path: newPasswordPath(token), label: 'Scegli una nuova password' },
    after: [
      `Il collegamento vale per ${resetLinkTime} e si usa una volta sola.`,
      'Non hai chiesto niente? Ignora questa email: la password non cambia.',
    ],
  }),
  passwordChanged: (site) => ({
    subject: 'la tua password è cambiata',
    before: [
      `il tuo account su ${site} ha una nuova password. Sugli altri telefoni e computer si deve entrare di nuovo.`,
      "L'hai fatto tu? Non devi fare niente.",
      "Non l'hai fatto tu? Scegli subito un'altra password, da qui:",
    ],
    link: newPassword,
  }),
  accountDeleted: (site) => ({
    subject: 'il tuo account è eliminato',
    before: [
      `il tuo account su ${site} è eliminato, con i progressi e le risposte salvate. Non si torna indietro.`,
      "L'hai fatto tu? Non devi fare niente.",
      "Non l'hai fatto tu? Allora qualcuno è entrato al tuo posto: se usi la stessa password anche altrove, cambiala lì. Poi dillo a chi gestisce il sito, che trovi qui:",
    ],
    link: toSite,
  }),
  // To the new address, which becomes the person's own with its link.
  confirmAddress: (site, { path }) => ({
    subject: 'conferma il tuo nuovo indirizzo',
    before: [
      `hai chiesto di usare questo indirizzo per il tuo account su ${site}.`,
      'Apri questo collegamento e conferma:',
    ],
    link: { path, label: 'Conferma il nuovo indirizzo' },
    after: [
      `Il collegamento vale per ${confirmTime} e si usa una volta sola. Fino ad allora il tuo account resta com'è.`,
      'Non hai chiesto niente? Ignora questa email: non succede nulla.',
    ],
  }),
  // To whoever has registered: it opens nothing by itself.
  confirmOwnAddress: (site, { path }) => ({
    subject: 'conferma il tuo indirizzo',
    before: [
      `su ${site} c'è un account con questo indirizzo. È tuo? Conferma che le nostre email ti arrivano. Non c'è fretta: intanto usi già tutto.`,
      'Apri questo collegamento e conferma:',
    ],
    link: { path, label: 'Conferma il tuo indirizzo' },
    after: [
      "Il collegamento conferma l'indirizzo, e non fa altro. Se ti chiede di entrare, entra come sempre.",
      'Non hai un account qui? Ignora questa email: non succede nulla.',
    ],
  }),
  // To somebody whose address another person wants to use.
  addressTaken: (site) => ({
    subject: 'hai già un account con questo indirizzo',
    before: [
      `qualcuno ha chiesto di usare questo indirizzo per un altro account su ${site}. Ma è l'indirizzo di un account che c'è già, quindi non è cambiato niente.`,
      "L'hai chiesto tu? Allora hai due account. Entra in quello che ha questo indirizzo. Se non ricordi la password, da lì ne scegli una nuova:",
    ],
    link: { path: loginPath(null, 'login'), label: 'Entra nel tuo account' },
    after: ["Non l'hai chiesto tu? Ignora questa email: il tuo account resta com'è."],
  }),
  // To the former address of somebody who changed it themselves.
  addressChanged: (site, { address }) => ({
    subject: 'il tuo indirizzo è cambiato',
    before: [
      `il tuo account su ${site} ora ha un altro indirizzo: ${address}. Da adesso entri con quello.`,
      "L'hai fatto tu? Non devi fare niente.",
      "Non l'hai fatto tu? Dillo subito a chi gestisce il sito: rimette l'indirizzo di prima. Lo trovi qui:",
    ],
    link: whomToAsk,
  }),
  // To the address that the desk wrote, which may be a stranger's.
  addressCorrected: (site) => ({
    subject: 'ora il tuo account ha questo indirizzo',
    before: [
      `come hai chiesto, il tuo account su ${site} ora ha questo indirizzo. Da adesso entri con questo, e con la password di prima.`,
      `Non l'hai chiesto tu, o non conosci ${site}? Allora abbiamo sbagliato indirizzo: diccelo, e lo togliamo. Trovi a chi scrivere qui:`,
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
  // To the former address of somebody who has none any more.
  addressRemoved: (site) => ({
    subject: 'il tuo account non ha più questo indirizzo',
    before: [
      `chi aiuta gli utenti di ${site} ha tolto questo indirizzo da un account, perché la persona ha detto che non lo usa più. Da adesso entra con le parole di un biglietto di carta.`,
      'Lo hai chiesto tu? Non devi fare niente.',
      "L'account è tuo e non hai chiesto niente? Dillo subito a chi gestisce il sito, che trovi qui:",
    ],
    link: whomToAsk,
  }),
  ...roleMails,
  suspended: (site, why) => ({
    subject: 'il tuo account è sospeso',
    before: [
      `chi si occupa degli account su ${site} ha sospeso il tuo. Per ora non puoi entrare. I tuoi dati e i tuoi progressi restano.`,
      ...because(why),
      'Pensi che sia un errore? Chiedi a chi ti aiuta, qui:',
    ],
    link: whomToAsk,
  }),
  reactivated: (site, why) => ({
    subject: 'il tuo account è di nuovo attivo',
    before: [
      `chi si occupa degli account su ${site} ha riattivato il tuo. Trovi tutto come prima.`,
      ...because(why),
      'Entra da qui:',
    ],
    link: { path: loginPath(null, 'login'), label: 'Entra' },
  }),
  sessionsEnded: (site, why) => ({
    subject: 'devi entrare di nuovo, da ogni telefono e computer',
    before: [
      `chi si occupa degli account su ${site} ha chiuso i tuoi accessi su ogni telefono e computer. La tua password e i tuoi dati restano: entra di nuovo quando vuoi.`,
      ...because(why),
      "Non l'hai chiesto tu? Per sicurezza scegli una nuova password, qui:",
    ],
    link: newPassword,
  }),
  deletedOnRequest: (site, why) => ({
    subject: 'il tuo account è eliminato',
    before: [
      `chi si occupa degli account su ${site} ha eliminato il tuo, con il profilo, i progressi e le risposte salvate. Non si torna indietro.`,
      ...because(why),
      "Non l'hai chiesto tu? Dillo subito a chi gestisce il sito. Se vuoi, puoi registrarti di nuovo:",
    ],
    link: toSite,
  }),
  deskCodeGiven: (site, why) => ({
    subject: 'hai un codice per entrare',
    before: [
      `allo sportello di ${site} hanno stampato per te un codice. Con quello scegli una nuova password. Vale ${codeTime}, e una volta sola.`,
      ...because(why),
      "Non l'hai chiesto tu? Scegli subito una nuova password, qui: allora il codice non vale più.",
    ],
    link: newPassword,
  }),
  deskCodeUsed: (site) => ({
    subject: 'la tua password è cambiata',
    before: [
      `con il codice dello sportello la password del tuo account su ${site} è cambiata. Su ogni telefono e computer si deve entrare di nuovo, con la password nuova.`,
      "Non l'hai fatto tu? Scegli subito una nuova password, qui, e avvisa chi gestisce il sito:",
    ],
    link: newPassword,
  }),
  secondKeyChanged: (_site, { change }) => ({
    subject: 'la tua seconda chiave è cambiata',
    before: [
      keyChanges[change],
      "Non l'hai fatto tu? Cambia subito la password, e poi guarda qui la tua seconda chiave:",
    ],
    link: secondProof,
  }),
  codeGuessed: () => ({
    subject: 'qualcuno prova a indovinare il tuo secondo codice',
    before: [
      'oggi qualcuno ha scritto dieci volte un secondo codice sbagliato per il tuo account.',
      'Se eri tu, non devi fare niente. Se non eri tu, quella persona conosce la tua password: cambiala subito. Il secondo codice la tiene fuori.',
      'Entra qui, e cambiala nelle impostazioni:',
    ],
    link: { path: loginPath(settingsPath(), 'login'), label: 'Apri le impostazioni' },
  }),
  secondProofReset: () => ({
    subject: 'la seconda chiave è stata tolta',
    before: [
      'chi amministra il sito ha tolto la seconda chiave del tuo account: il secondo codice, e i telefoni e i computer con cui entravi. Da ogni telefono e computer devi entrare di nuovo. Basta la password.',
      'Poi puoi scegliere una nuova seconda chiave qui:',
    ],
    link: secondProof,
  }),
}

import { loginPath, settingsPath } from '../../paths.ts'
import { linkMail } from '../../platform/link-mail.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { confirmTime, undoTime } from './address-change.ts'
import { linkTo } from './address-links.server.ts'

type Site = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'> & SecretSettings
type Change = { id: string; former: string; address: string }

/** To the new address, which becomes the person's own with its link. */
export const confirmMail = (env: Site, { id, address }: Pick<Change, 'id' | 'address'>): Mail =>
  linkMail(env, {
    to: address,
    subject: 'conferma il tuo nuovo indirizzo',
    before: [
      'Ciao,',
      `hai chiesto di usare questo indirizzo per il tuo account su ${env.SITE_NAME}.`,
      'Apri questo indirizzo e conferma:',
    ],
    link: { path: linkTo(env, 'confirm', id), label: 'Conferma il nuovo indirizzo' },
    after: [
      `Il collegamento vale per ${confirmTime} e si usa una volta sola. Fino ad allora il tuo account resta com'è.`,
      'Non hai chiesto niente? Ignora questa email: non succede nulla.',
    ],
  })

/** To somebody whose address another person wants to use. */
export const takenMail = (env: Site, { address }: Pick<Change, 'address'>): Mail =>
  linkMail(env, {
    to: address,
    subject: 'hai già un account con questo indirizzo',
    before: [
      'Ciao,',
      `qualcuno ha chiesto di usare questo indirizzo per un altro account su ${env.SITE_NAME}. Ma è l'indirizzo di un account che c'è già, quindi non è cambiato niente.`,
      'Sei stato tu? Allora hai due account. Entra in quello che ha questo indirizzo. Se non ricordi la password, da lì ne scegli una nuova:',
    ],
    link: { path: loginPath(null, 'login'), label: 'Entra nel tuo account' },
    after: ["Non sei stato tu? Ignora questa email: il tuo account resta com'è."],
  })

/** To the former address of somebody who changed it themselves. */
export const changedMail = (env: Site, { id, former, address }: Change): Mail =>
  linkMail(env, {
    to: former,
    subject: 'il tuo indirizzo è cambiato',
    before: [
      'Ciao,',
      `il tuo account su ${env.SITE_NAME} ora ha un altro indirizzo: ${address}. Da adesso entri con quello.`,
      `Non sei stato tu? Hai ${undoTime} per annullare il cambio. Il tuo indirizzo torna questo, tutti i dispositivi sono scollegati, e scegli una password nuova:`,
    ],
    link: { path: linkTo(env, 'undo', id), label: 'Annulla il cambio' },
    after: ['Sei stato tu? Non devi fare niente.'],
  })

/** To the former address of somebody for whom it was corrected: it may never have been theirs. */
export const correctedMail = (env: Site, { id, former }: Change): Mail =>
  linkMail(env, {
    to: former,
    subject: "l'indirizzo del tuo account è stato corretto",
    before: [
      'Ciao,',
      `chi aiuta gli utenti di ${env.SITE_NAME} ha corretto l'indirizzo di un account che aveva questo. Lo fa quando una persona glielo chiede: da adesso quella persona entra con l'indirizzo giusto.`,
      'Lo hai chiesto tu? Non devi fare niente. Non hai mai avuto un account qui? Ignora questa email: non riceverai altro.',
      `L'account è tuo e non hai chiesto niente? Hai ${undoTime} per fermare la correzione:`,
    ],
    link: { path: linkTo(env, 'undo', id), label: 'Ferma la correzione' },
    after: [],
  })

/** To the address that the desk wrote, which may be a stranger's. */
export const rightMail = (env: Site, { id, address }: Change): Mail =>
  linkMail(env, {
    to: address,
    subject: 'ora il tuo account ha questo indirizzo',
    before: [
      'Ciao,',
      `come hai chiesto, il tuo account su ${env.SITE_NAME} ora ha questo indirizzo. Da adesso entri con questo, e con la password di prima.`,
      `Non sei stato tu, o non conosci ${env.SITE_NAME}? Allora abbiamo sbagliato indirizzo. Hai ${undoTime} per dircelo da qui, e lo togliamo:`,
    ],
    link: { path: linkTo(env, 'refuse', id), label: 'Questo account non è mio' },
    after: [],
  })

/** To the address that an account had until the change was taken back. */
export const undoneMail = (env: Site, to: string): Mail =>
  linkMail(env, {
    to,
    subject: 'questo indirizzo non è più di un account',
    before: [
      'Ciao,',
      `l'account su ${env.SITE_NAME} che aveva questo indirizzo è tornato a quello di prima: chi riceve la posta di prima ha annullato il cambio.`,
      'Avevi cambiato tu, e non te lo aspettavi? Scrivi a chi gestisce il sito, o passa allo sportello. Il sito è qui:',
    ],
    link: { path: loginPath(), label: 'Vai al sito' },
    after: [],
  })

/** To the former address, after the owner of the other one said that the account is not theirs. */
export const refusedMail = (env: Site, to: string): Mail =>
  linkMail(env, {
    to,
    subject: 'il tuo indirizzo è di nuovo questo',
    before: [
      'Ciao,',
      `l'indirizzo corretto del tuo account su ${env.SITE_NAME} era di un'altra persona, che ce lo ha detto. Il tuo account ha di nuovo questo indirizzo, e tutti i dispositivi sono scollegati.`,
      "Se questo indirizzo è giusto, entra con questo. Se non lo è, chiedi di nuovo a chi ti ha aiutato. Per sicurezza poi scegli un'altra password:",
    ],
    link: { path: loginPath(settingsPath(), 'login'), label: 'Entra nel tuo account' },
    after: [],
  })

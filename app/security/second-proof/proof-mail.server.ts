import { loginPath, secondProofPath, settingsPath } from '../../paths.ts'
import { linkMail } from '../../platform/link-mail.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type MailGround, sendToPerson } from '../send-to-person.server.ts'

/**
 * What an owner is told of: a code or a device is there, gone, there are other recovery codes, the
 * second proof is taken away, being guessed, or a device copied.
 */
export type ProofNews =
  | 'setUp'
  | 'removed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesRenewed'
  | 'reset'
  | 'guessed'
  | 'copied'

type Site = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>

const notYou =
  'Non sei stato tu? Cambia subito la password, e poi guarda qui la tua seconda chiave:'

const words: Record<ProofNews, { subject: string; lines: string[] }> = {
  setUp: {
    subject: 'il secondo codice è attivo',
    lines: [
      'sul tuo account ora il secondo codice è attivo: per entrare servono la password e un codice del tuo telefono.',
      'Tieni i codici di riserva in un posto sicuro, lontano dal telefono.',
      notYou,
    ],
  },
  removed: {
    subject: 'il secondo codice non è più attivo',
    lines: ['sul tuo account il secondo codice non è più attivo.', notYou],
  },
  passkeyAdded: {
    subject: 'puoi entrare con un altro telefono o computer',
    lines: [
      "al tuo account è stato aggiunto un telefono o un computer: da lì ora si entra con l'impronta, il viso o il PIN, senza password.",
      notYou,
    ],
  },
  passkeyRemoved: {
    subject: 'un telefono o computer è stato tolto',
    lines: [
      'dal tuo account è stato tolto un telefono o un computer: da lì non si entra più senza password.',
      notYou,
    ],
  },
  codesRenewed: {
    subject: 'hai nuovi codici di riserva',
    lines: [
      'sul tuo account ora ci sono dieci codici di riserva nuovi. Quelli di prima non valgono più: butta il foglio vecchio.',
      notYou,
    ],
  },
  reset: {
    subject: 'la seconda chiave è stata tolta',
    lines: [
      'chi amministra il sito ha tolto dal tuo account il secondo codice e i telefoni e computer con cui entravi, e ha chiuso tutti i tuoi accessi. Per entrare basta la password.',
      'Poi puoi scegliere una nuova seconda chiave qui:',
    ],
  },
  copied: {
    subject: 'controlla un tuo telefono o computer',
    lines: [
      'qualcuno ha provato a entrare nel tuo account con la copia di una chiave di un tuo telefono o computer. Non è entrato.',
      "Per sicurezza toglilo dall'elenco, e aggiungilo di nuovo:",
    ],
  },
  guessed: {
    subject: 'qualcuno prova a indovinare il tuo secondo codice',
    lines: [
      'oggi qualcuno ha scritto dieci volte un secondo codice sbagliato per il tuo account.',
      'Se eri tu, non devi fare niente. Se non eri tu, quella persona conosce la tua password: cambiala subito. Il secondo codice la tiene fuori.',
      'Entra qui, e cambiala nelle impostazioni:',
    ],
  },
}

/** The mail about a person's second proof; nothing of the person's own stands in it. */
function proofMail(env: Site, email: string, news: ProofNews): Mail {
  const { subject, lines } = words[news]
  const link =
    news === 'guessed'
      ? { path: loginPath(settingsPath(), 'login'), label: 'Apri le impostazioni' }
      : { path: secondProofPath(), label: 'Guarda la seconda chiave' }
  return linkMail(env, { to: email, subject, before: ['Ciao,', ...lines], link, after: [] })
}

/** Tells the owner by mail; nobody waits for it. */
export const tellOwner = (
  ground: MailGround,
  person: { id: string; email: string },
  news: ProofNews,
): Promise<void> =>
  sendToPerson(ground, person, { name: news, mail: proofMail(ground.env, person.email, news) })

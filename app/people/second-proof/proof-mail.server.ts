import { loginPath, secondProofPath, settingsPath } from '../../paths.ts'
import { linkMail } from '../../platform/link-mail.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type MailGround, tellByMail } from '../tell-by-mail.server.ts'

/** What an owner is told of: the second proof is there, gone, taken away, or being guessed. */
export type ProofNews = 'setUp' | 'removed' | 'reset' | 'guessed'

type Site = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>

const notYou = 'Non sei stato tu? Cambia subito la password, e poi guarda qui il secondo codice:'

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
    lines: [
      'sul tuo account il secondo codice non è più attivo: per entrare basta la password.',
      notYou,
    ],
  },
  reset: {
    subject: 'il secondo codice è stato tolto',
    lines: [
      'chi amministra il sito ha tolto il secondo codice dal tuo account, e ha chiuso tutti i tuoi accessi. Per entrare basta la password.',
      'Poi puoi attivare un nuovo secondo codice qui:',
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
      : { path: secondProofPath(), label: 'Guarda il secondo codice' }
  return linkMail(env, { to: email, subject, before: ['Ciao,', ...lines], link, after: [] })
}

/** Tells the owner by mail; nobody waits for it. */
export const tellOwner = (
  ground: MailGround,
  { id, email }: { id: string; email: string },
  news: ProofNews,
): Promise<void> => tellByMail(ground, id, proofMail(ground.env, email, news), news)

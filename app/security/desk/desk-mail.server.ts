import { helpPath, homePath, loginPath } from '../../paths.ts'
import { linkMail } from '../../platform/link-mail.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type MailGround, sendToPerson } from '../send-to-person.server.ts'
import { codeTime } from './desk-code.ts'

/** What somebody is told that was done to their account. */
export type DeskNews =
  | 'suspended'
  | 'reactivated'
  | 'sessionsEnded'
  | 'deleted'
  | 'codeGiven'
  | 'codeUsed'

type Site = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>
type Words = {
  subject: string
  /** After 'Ciao,'. */
  did: (site: string) => string[]
  after: string
  link: Parameters<typeof linkMail>[1]['link']
}

const complaint = { path: helpPath(), label: 'A chi chiedere' }
const newPassword = { path: loginPath(null, 'reset'), label: 'Scegli una nuova password' }

const notYou =
  "Non l'hai chiesto tu? Scegli subito una nuova password, qui: allora il codice non vale più."

const words: Record<DeskNews, Words> = {
  codeGiven: {
    subject: 'hai un codice per entrare',
    did: (site) => [
      `allo sportello di ${site} hanno stampato per te un codice. Con quello scegli una nuova password. Vale ${codeTime}, e una volta sola.`,
    ],
    after: notYou,
    link: newPassword,
  },
  codeUsed: {
    subject: 'la tua password è cambiata',
    did: (site) => [
      `con il codice dello sportello la password del tuo account su ${site} è cambiata. Sei fuori da tutti i dispositivi: entra con quella nuova.`,
    ],
    after:
      'Non sei stato tu? Scegli subito una nuova password, qui, e avvisa chi gestisce il sito:',
    link: newPassword,
  },
  suspended: {
    subject: 'il tuo account è sospeso',
    did: (site) => [
      `chi si occupa degli account su ${site} ha sospeso il tuo. Per ora non puoi entrare. I tuoi dati e i tuoi progressi restano.`,
    ],
    after: 'Pensi che sia un errore? Chiedi a chi ti aiuta, qui:',
    link: complaint,
  },
  reactivated: {
    subject: 'il tuo account è di nuovo attivo',
    did: (site) => [
      `chi si occupa degli account su ${site} ha riattivato il tuo. Trovi tutto come prima.`,
    ],
    after: 'Entra da qui:',
    link: { path: loginPath(null, 'login'), label: 'Entra' },
  },
  sessionsEnded: {
    subject: 'sei fuori da tutti i dispositivi',
    did: (site) => [
      `chi si occupa degli account su ${site} ti ha fatto uscire da tutti i dispositivi. La tua password e i tuoi dati restano: entra di nuovo quando vuoi.`,
    ],
    after: "Non l'hai chiesto tu? Per sicurezza scegli una nuova password, qui:",
    link: newPassword,
  },
  deleted: {
    subject: 'il tuo account è eliminato',
    did: (site) => [
      `chi si occupa degli account su ${site} ha eliminato il tuo, con il profilo, i progressi e le risposte salvate. Non si torna indietro.`,
    ],
    after:
      "Non l'hai chiesto tu? Dillo subito a chi gestisce il sito. Se vuoi, puoi registrarti di nuovo:",
    link: { path: homePath(), label: 'Vai al sito' },
  },
}

function deskMail(env: Site, to: string, news: DeskNews, reason: string | null): Mail {
  const { subject, did, after, link } = words[news]
  const why = reason === null ? [] : [`Motivo: ${reason}.`]
  const before = ['Ciao,', ...did(env.SITE_NAME), ...why, after]
  return linkMail(env, { to, subject, before, link, after: [] })
}

/**
 * Tells a person by mail what was done to their account; nobody waits for it.
 * @param reason in the words of whoever did it
 */
export const tellPerson = (
  ground: MailGround,
  person: { id: string; email: string },
  news: DeskNews,
  reason: string | null,
): Promise<void> =>
  sendToPerson(ground, person, {
    name: news,
    mail: deskMail(ground.env, person.email, news, reason),
  })

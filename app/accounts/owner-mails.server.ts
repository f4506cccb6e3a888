import { homePath, loginPath, settingsPath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { linkMail } from '../platform/link-mail.server.ts'
import type { Mail } from '../platform/mail.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { formatDateTime } from '../ui/format-date.ts'
import { type MailGround, tellByMail } from './tell-by-mail.server.ts'

type Site = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME' | 'SIGN_IN_PASSWORD'>

const newPassword = { path: loginPath(null, 'reset'), label: 'Scegli una nuova password' }

const devices = { path: settingsPath(), label: 'Vai alle Impostazioni' }

/** @param from the device, as people know it, and the moment of the sign-in */
export const newBrowserMail = (env: Site, to: string, from: { device: string; at: Date }): Mail =>
  linkMail(env, {
    to,
    subject: 'un accesso da un browser nuovo',
    before: [
      'Ciao,',
      `qualcuno ha aperto il tuo account su ${env.SITE_NAME} da un browser che non abbiamo mai visto: ${from.device}, il ${formatDateTime(from.at)}.`,
      'Sei stato tu? Non devi fare niente.',
      env.SIGN_IN_PASSWORD === 'yes'
        ? 'Non sei stato tu? Scegli subito una nuova password: chi è entrato esce da ogni dispositivo.'
        : 'Non sei stato tu? Entra, e nelle Impostazioni chiudi gli accessi sugli altri dispositivi.',
    ],
    link: env.SIGN_IN_PASSWORD === 'yes' ? newPassword : devices,
    after: ['Se entri con un account di un altro sito, cambia anche la password di quello.'],
  })

const passwordMail = (env: Site, to: string): Mail =>
  linkMail(env, {
    to,
    subject: 'la tua password è cambiata',
    before: [
      'Ciao,',
      `il tuo account su ${env.SITE_NAME} ha una nuova password. Sugli altri dispositivi si deve entrare di nuovo.`,
      'Sei stato tu? Non devi fare niente.',
      "Non sei stato tu? Scegli subito un'altra password, da qui:",
    ],
    link: newPassword,
    after: [],
  })

const deletedMail = (env: Site, to: string): Mail =>
  linkMail(env, {
    to,
    subject: 'il tuo account è eliminato',
    before: [
      'Ciao,',
      `il tuo account su ${env.SITE_NAME} è eliminato, con i progressi e le risposte salvate. Non si torna indietro.`,
      'Sei stato tu? Non devi fare niente.',
      'Non sei stato tu? Allora qualcuno è entrato al tuo posto: se usi la stessa password anche altrove, cambiala lì. Poi dillo a chi gestisce il sito, che trovi qui:',
    ],
    link: { path: homePath(), label: 'Vai al sito' },
    after: [],
  })

/** Tells somebody that their account has another password; nobody waits for it. */
export async function tellPasswordChanged(
  ground: MailGround & { db: Database },
  userId: string,
): Promise<void> {
  const { db, env, log } = ground
  try {
    const person = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (person) await tellByMail(ground, userId, passwordMail(env, person.email), 'password')
  } catch (error) {
    log.error({ userId, news: 'password', err: error }, 'an owner was not told of the account')
  }
}

/** Tells somebody that they have deleted their account; nobody waits for it. */
export const tellAccountDeleted = (
  ground: MailGround,
  { id, email }: { id: string; email: string },
): Promise<void> => tellByMail(ground, id, deletedMail(ground.env, email), 'accountDeleted')

import type { Database } from './db/database.server.ts'
import { dayMilliseconds, minuteMilliseconds } from './durations.ts'
import { linkMail } from './link-mail.server.ts'
import type { Log } from './log/log.server.ts'
import { mailDelivery, mailFault, sendMail } from './mail.server.ts'
import type { Env } from './settings/env.server.ts'
import { claimSetting, readSetting, writeSetting } from './settings/stored-settings.server.ts'

export type AlertGround = { db: Database; env: Env; log: Log }

export type Alert = {
  /** Says it once, whichever process notices it first. */
  key: string
  /** After the site's name and a colon; nothing personal, as it stands in the log too. */
  subject: string
  sentences: string[]
  link: { path: string; label: string }
}

const toldKey = (key: string) => `told:${key}`

/** Kept in place of a subject: it is told anew when it is noticed after the pause. */
const reachedNobody = ''
const pauseMilliseconds = 15 * minuteMilliseconds

/**
 * Tells the log, and by mail whoever is to know: once for each key.
 * @param readers null: the log alone
 */
export async function tellOnce(
  { db, env, log }: AlertGround,
  alert: Alert,
  readers: () => Promise<readonly string[] | null>,
): Promise<void> {
  const key = toldKey(alert.key)
  await db
    .deleteFrom('settings')
    .where('key', '=', key)
    .where('value', '=', reachedNobody)
    .where('updatedAt', '<', new Date(Date.now() - pauseMilliseconds))
    .execute()
  if (!(await claimSetting(db, key, alert.subject))) return
  log.warn({ alert: alert.key, about: alert.subject }, 'an alert is told')
  if (mailDelivery(env) === 'none') return
  const addresses = await readers()
  if (!addresses) return
  const reached = await mailAlert({ env, log }, alert, addresses)
  if (reached === 0) await writeSetting(db, key, reachedNobody)
}

/** Sends an alert to each address. @returns how many it reached */
export async function mailAlert(
  { env, log }: Pick<AlertGround, 'env' | 'log'>,
  { key, subject, sentences, link }: Alert,
  addresses: readonly string[],
): Promise<number> {
  let reached = 0
  for (const to of addresses) {
    try {
      const before = [...sentences, 'Il resto sta qui:']
      await sendMail(env, linkMail(env, { to, subject, before, link, after: [] }))
      reached += 1
    } catch (error) {
      log.warn({ alert: key, ...mailFault(error) }, 'an alert could not be sent')
    }
  }
  return reached
}

/** Whether an alert was told, and reached whom it was to reach. */
export async function wasTold(db: Database, key: string): Promise<boolean> {
  const told = await readSetting(db, toldKey(key))
  return told !== null && told !== reachedNobody
}

/** After so long nothing that was told is noticed anew. */
const toldDays = 100

/** Forgets what was told long ago. */
export async function forgetOldAlerts(db: Database, now = new Date()): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('key', 'like', toldKey('%'))
    .where('updatedAt', '<', new Date(now.getTime() - toldDays * dayMilliseconds))
    .execute()
}

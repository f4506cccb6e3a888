import { checkService, type ServiceCheck } from '../ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { checkMail, type MailCheck } from '../platform/mail.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import type { Checks } from './findings.ts'

const key = 'serviceChecks'

/**
 * Asks the AI service and the mail server whether they answer, which spends and sends nothing, and
 * notes for all processes what they said. Takes as long as they do, a few seconds at most.
 */
export async function checkServices(
  db: Database,
  { env, log }: { env: Env; log: Log },
): Promise<Checks> {
  const [provider, mail] = await Promise.all([checkService(db, env, log), checkMail(env)])
  const at = new Date()
  await writeSetting(db, key, JSON.stringify({ provider, mail, at }))
  return { provider, mail, at }
}

/** What they said when they were asked last; null: nobody has asked yet. */
export async function readChecks(db: Database): Promise<Checks | null> {
  const kept = await readSetting(db, key)
  if (kept === null) return null
  const { provider, mail, at } = JSON.parse(kept) as {
    provider: ServiceCheck
    mail: MailCheck
    at: string
  }
  return { provider, mail, at: new Date(at) }
}

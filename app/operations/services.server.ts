import { checkService, type ServiceCheck } from '../ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { checkMail, type MailCheck } from '../platform/mail.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { type Certificate, readCertificate } from './certificate.server.ts'

const key = 'serviceChecks'

/** What the AI service, the mail server and the public address said. */
export type ServicesSaid = {
  provider: ServiceCheck
  mail: MailCheck
  certificate: Certificate | null
}

/** The same, and when they were asked. */
export type Services = ServicesSaid & { at: Date }

type Ground = { env: Env; log: Log }

/**
 * Asks the services, which spends and sends nothing. Takes as long as they do, a few seconds at
 * most.
 * @param db null: there is none yet, and no model that somebody chose
 */
export async function askServices(
  db: Database | null,
  { env, log }: Ground,
): Promise<ServicesSaid> {
  const [provider, mail, certificate] = await Promise.all([
    checkService(db, env, log),
    checkMail(env),
    readCertificate(env),
  ])
  return { provider, mail, certificate }
}

/** Asks the services, and notes for all processes what they said. */
export async function noteServices(db: Database, ground: Ground): Promise<Services> {
  const services = { ...(await askServices(db, ground)), at: new Date() }
  await writeSetting(db, key, JSON.stringify(services))
  return services
}

/** What they said when they were asked last; null: nobody has asked yet. */
export async function readServices(db: Database): Promise<Services | null> {
  const kept = await readSetting(db, key)
  if (kept === null) return null
  const { at, certificate = null, ...said } = JSON.parse(kept) as ServicesSaid & { at: string }
  return { ...said, certificate, at: new Date(at) }
}

import { isReserved } from '../platform/has-address.ts'
import type { Log } from '../platform/log/log.server.ts'
import { type Mail, mailDelivery, mailFault } from '../platform/mail.server.ts'
import { sendPatiently } from '../platform/mail-again.server.ts'
import type { Env } from '../platform/settings/env.server.ts'

export type MailGround = { env: Env; log: Pick<Log, 'info' | 'error'> }

/**
 * Tells somebody by mail of what was done with their account, where the site can send any and they
 * have an address. It is
 * done: a mail that fails leaves a line in the log. Callers do not wait for it.
 * @param news what it tells of, in a word for the log
 */
export async function tellByMail(
  { env, log }: MailGround,
  userId: string,
  mail: Mail,
  news: string,
): Promise<void> {
  if (mailDelivery(env) === 'none' || isReserved(mail.to)) return
  try {
    const file = await sendPatiently({ env, log }, userId, mail)
    if (file === 'waits') return
    log.info({ userId, news, file }, 'an owner was told of the account')
  } catch (error) {
    log.error({ userId, news, ...mailFault(error) }, 'an owner was not told of the account')
  }
}

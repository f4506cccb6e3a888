import { isReserved } from '../platform/has-address.ts'
import type { Log } from '../platform/log/log.server.ts'
import { type Mail, mailDelivery, mailFault } from '../platform/mail.server.ts'
import { sendPatiently } from '../platform/mail-again.server.ts'
import type { Env } from '../platform/settings/env.server.ts'

export type MailGround = { env: Env; log: Pick<Log, 'info' | 'error'> }

/**
 * Tells somebody by mail of what was done with their account, where the site can send any and they
 * have an address. It is done: a mail that fails leaves a line in the log. Callers do not wait for it.
 * @param told.name for the log
 * @param renew asked before each further try, so that a link in the mail is good as long as it says
 */
export async function sendToPerson(
  { env, log }: MailGround,
  { id: userId, email }: { id: string; email: string },
  { name, mail }: { name: string; mail: Mail },
  renew?: () => Promise<void>,
): Promise<void> {
  if (mailDelivery(env) === 'none' || isReserved(email)) return
  try {
    const file = await sendPatiently({ env, log }, userId, mail, renew && { renew })
    if (file !== 'waits') log.info({ userId, mail: name, file }, 'a person was told by mail')
  } catch (error) {
    log.error({ userId, mail: name, ...mailFault(error) }, 'a person was not told by mail')
  }
}

import { firstAddress, isReserved } from '../platform/has-address.ts'
import { linkMail } from '../platform/link-mail.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { type Mail, mailDelivery, mailFault } from '../platform/mail.server.ts'
import { sendPatiently } from '../platform/send-patiently.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { type MailFacts, type MailName, mails } from './mails.server.ts'

export type MailGround = { env: Env; log: Pick<Log, 'info' | 'error'> }

/** One of the mails of the table, in words of this site. */
export function mailOf<Name extends MailName>(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  to: string,
  name: Name,
  facts: MailFacts[Name],
): Mail {
  const { subject, before, link, after = [] } = mails[name](env.SITE_NAME, facts)
  return linkMail(env, { to, subject, before: ['Ciao,', ...before], link, after })
}

/**
 * Tells somebody by mail of what was done with their account, where the site can send any and they
 * have an address. It is done: a mail that fails leaves a line in the log. Callers do not wait for it.
 * @param renew asked before each further try, so that a link in the mail is good as long as it says
 */
export async function tellByMail<Name extends MailName>(
  { env, log }: MailGround,
  { id: userId, email }: { id: string; email: string },
  name: Name,
  facts: MailFacts[Name],
  renew?: () => Promise<void>,
): Promise<void> {
  if (mailDelivery(env) === 'none' || isReserved(email) || email === firstAddress) return
  try {
    const mail = mailOf(env, email, name, facts)
    const file = await sendPatiently({ env, log }, userId, mail, renew && { renew })
    if (file !== 'waits') log.info({ userId, mail: name, file }, 'a person was told by mail')
  } catch (error) {
    log.error({ userId, mail: name, ...mailFault(error) }, 'a person was not told by mail')
  }
}

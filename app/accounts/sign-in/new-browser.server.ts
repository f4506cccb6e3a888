import type { Database } from '../../platform/db/database.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { dayWindow, takeQuota } from '../../platform/quota.server.ts'
import { newBrowserMail } from '../owner-mails.server.ts'
import { deviceName } from '../session/device.ts'
import { type MailGround, tellByMail } from '../tell-by-mail.server.ts'
import { isSeenBrowser } from './known-browser.server.ts'

/** Whoever always signs in on others' computers reads it so often in a day. */
const mailsADay = 3

/**
 * Tells the owner of an account of a sign-in from a browser that was never seen with it. An account
 * that is made with the sign-in has no owner to warn. Callers do not wait for it.
 * @param begun when the request came
 */
export async function tellNewBrowser(
  ground: MailGround & { db: Database },
  userId: string,
  { headers, begun }: { headers: Headers; begun: Date },
): Promise<void> {
  const { db, env, log } = ground
  if (mailDelivery(env) === 'none' || isSeenBrowser(env, headers.get('Cookie'), userId)) return
  try {
    const person = await db
      .selectFrom('users')
      .select(['email', 'createdAt'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!person || person.createdAt >= begun) return
    const at = new Date()
    const bound = { ...dayWindow(at), key: `new-browser:user:${userId}`, limit: mailsADay }
    if (!(await takeQuota(db, [bound])).ok) return
    const device = deviceName(headers.get('User-Agent'))
    const mail = newBrowserMail(env, person.email, { device, at })
    await tellByMail(ground, userId, mail, 'newBrowser')
  } catch (error) {
    log.error({ userId, news: 'newBrowser', err: error }, 'an owner was not told of the account')
  }
}

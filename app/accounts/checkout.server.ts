import type { Database } from '../platform/db/database.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { noteChange } from '../records/note-change.server.ts'
import { ensureSubscription } from './user-record.server.ts'

/** The ids Stripe gives its checkout sessions; 'cs_test_' ones are of its test mode. */
const checkoutId = /^cs_(test_|live_)?[A-Za-z0-9]{1,250}$/

export const isCheckoutId = (text: string): boolean => checkoutId.test(text)

/**
 * Whether another site led the browser here, or nobody has come yet: the page then asks about a
 * checkout, since any site may send somebody with an invented id.
 */
export function isSentFromElsewhere(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  { headers }: Request,
): boolean {
  if (headers.has('Sec-Purpose')) return true
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const referrer = headers.get('Referer')
  return Boolean(referrer) && URL.parse(referrer ?? '')?.origin !== PUBLIC_URL
}

/**
 * Notes the checkout that a person comes back from, in the own record. The id may be invented and
 * grants nothing: plan and status never change because of it; they would by Stripe's own word.
 * @returns whether it is such an id; anything else is not stored
 */
export async function recordCheckout(
  db: Database,
  user: { id: string },
  sessionId: string,
): Promise<boolean> {
  if (!isCheckoutId(sessionId)) return false
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    await ensureSubscription(trx, user.id, now)
    await trx
      .updateTable('subscriptions')
      .set({ stripeSessionId: sessionId, updatedAt: now })
      .where('userId', '=', user.id)
      .execute()
    await noteChange(trx, user.id)
  })
  return true
}

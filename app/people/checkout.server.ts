import type { Database } from '../platform/db/database.server.ts'
import { noteChange } from '../records/activity/note-change.server.ts'
import { ensureSubscription } from './user-record.server.ts'

/** The ids Stripe gives its checkout sessions; 'cs_test_' ones are of its test mode. */
const checkoutId = /^cs_(test_|live_)?[A-Za-z0-9]{1,250}$/

export const isCheckoutId = (text: string): boolean => checkoutId.test(text)

/**
 * Notes the checkout that a person says to come back from, in the own record. Any page may
 * send somebody here with an invented id, because Stripe's return is such a link: so the person is
 * asked, and the id grants nothing. Plan and status never change because of it; they would by
 * Stripe's own word.
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

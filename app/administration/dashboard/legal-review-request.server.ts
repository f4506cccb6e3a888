import { data, redirect } from 'react-router'
import { adminDashboardPath } from '../../admin-paths.ts'
import { noteLegalReview } from '../../legal/legal-review.server.ts'
import { legalReviewSchema } from '../../legal/legal-review-schema.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import type { DashboardAnswer } from './dashboard-acts.ts'

/**
 * Notes the reading that a form names and leads back; a form with a fault comes back with its words
 * and what was typed.
 * @throws KnownFailure 403 for whoever may not
 */
export async function answerLegalReview(db: Database, actor: Actor, env: Env, form: FormData) {
  requireMay(actor, 'noteLegalReview')
  const texts = ['by', 'on'].map((name) => [name, String(form.get(name) ?? '')])
  const sent: Record<string, string> = Object.fromEntries(texts)
  const refused = (fields: Record<string, string>) => {
    const message = Object.values(fields).join(' ')
    return data<DashboardAnswer>({ code: 'INVALID', message, fields, sent }, { status: 400 })
  }
  const parsed = legalReviewSchema.safeParse(sent)
  if (!parsed.success) {
    return refused(
      Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
      ),
    )
  }
  try {
    await noteLegalReview(db, actor, env, parsed.data)
  } catch (error) {
    if (error instanceof KnownFailure && error.field)
      return refused({ [error.field]: error.message })
    throw error
  }
  throw redirect(outcomeAddress(adminDashboardPath(), { done: 'verify' }), 303)
}

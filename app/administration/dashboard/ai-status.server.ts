import { isForAdministrators } from '../../ai/faults.ts'
import { recentFaults } from '../../ai/generations.server.ts'
import { readDayUse } from '../../ai/quota.server.ts'
import { modelsInUse } from '../../ai/read-service.server.ts'
import { aiService } from '../../ai/service.server.ts'
import { readSpending } from '../../ai/spending.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { romanDay, romanMidnight } from '../../platform/roman-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { AiStatus } from './ai-status.ts'

/**
 * How the AI service is, from what is known: nobody is asked and nobody waits.
 * @throws KnownFailure 403 for whoever may not
 */
export async function readAiStatus(
  db: Database,
  actor: Actor,
  { env, log }: { env: Env; log: Log },
  now = new Date(),
): Promise<AiStatus> {
  requireMay(actor, 'seeSystem')
  const service = aiService(db, env, log)
  // Before the first list the choice of a model would wait for it.
  const isListed = service !== null && service.list() !== null
  const [inUse, faults, spending, day] = await Promise.all([
    isListed ? modelsInUse(db, service, env) : null,
    service ? recentFaults(db, romanMidnight(romanDay(now))) : [],
    readSpending(db, env, now),
    readDayUse(db, env, now),
  ])
  return {
    mode: service || env.aiMode !== 'openai' ? env.aiMode : 'notConfigured',
    inUse,
    faultsToday: faults.filter(({ code }) => isForAdministrators(code)),
    spending,
    day,
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../platform/db/database.server.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { romanDay } from '../platform/roman-day.ts'
import { type Env, SettingsError } from '../platform/settings/env.server.ts'
import { type AlertGround, forgetOldAlerts } from '../platform/tell-once.server.ts'
import { tellEnd } from './alerts.server.ts'
import { endThreshold } from './model-end.ts'
import type { AiService } from './models.server.ts'
import type { ModelKind } from './provider.server.ts'
import { aiService } from './service.server.ts'
import { knowsPrices } from './spending.server.ts'

const pause = 6 * hourMilliseconds
const kinds: ModelKind[] = ['text', 'picture']

/** A budget means nothing while no price is known. @throws SettingsError in one line */
export async function requirePrices(db: Database, env: Env): Promise<void> {
  if (env.aiMode !== 'openai' || env.AI_MONTHLY_BUDGET === undefined) return
  if (await knowsPrices(db)) return
  throw new SettingsError(
    "wrong settings: AI_MONTHLY_BUDGET: no price is known yet; start without it, enter the prices under 'Servizio AI', then set it",
  )
}

/**
 * Sees to it that the service was asked for its models at start and in the last six hours, and
 * tells the administrators when one in use is about to end. Runs until `signal` aborts.
 */
export async function watchService(ground: AlertGround, signal: AbortSignal): Promise<void> {
  const { db, env, log } = ground
  const service = aiService(db, env, log)
  if (!service) return
  while (!signal.aborted) {
    try {
      await look(ground, service)
    } catch (error) {
      log.warn({ err: error }, 'the AI service could not be looked at')
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

async function look(ground: AlertGround, service: AiService): Promise<void> {
  await forgetOldAlerts(ground.db)
  const { state } = await service.recent()
  const today = romanDay(new Date())
  for (const kind of kinds) {
    const choice = await service.choice(kind)
    const endsOn = choice?.endsOn ?? null
    const threshold = endThreshold(endsOn, today)
    if (choice && endsOn && threshold) await tellEnd(ground, { ...choice, endsOn, threshold })
  }
  if (await service.choice('text')) return
  ground.log.error(
    { state },
    'the AI service has no list to choose a model from: name one in AI_CHAT_MODEL',
  )
}

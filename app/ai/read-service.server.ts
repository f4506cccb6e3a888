import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { readSetting } from '../platform/settings/stored-settings.server.ts'
import type { ModelChoice } from './choose-model.ts'
import { type RecentFault, recentFaults } from './generations.server.ts'
import { type AiService, chosenKey } from './models.server.ts'
import type { Price, Spending } from './money.ts'
import type { ModelKind } from './provider.server.ts'
import { aiService } from './service.server.ts'
import { readOwnBudget, readPrices, readSpending } from './spending.server.ts'

export type ModelInUse = {
  kind: ModelKind
  /** null: no model can be chosen. */
  choice: ModelChoice | null
  /** What an administrator chose. */
  chosen: string | null
  /** What the settings name. */
  named: readonly string[]
  /** It reads pictures, as far as is known: people can have letters explained. */
  isSighted: boolean
}

/** Everything about the AI service that administrators see. */
export type ServiceView = {
  mode: Env['aiMode'] | 'notConfigured'
  name: string
  /** The host that is asked. */
  host: string | null
  /** `status`: the number of a service that refuses its list. */
  list: { at: Date; state: string; status: number | null; models: string[] | null } | null
  inUse: ModelInUse[]
  /** Of the last seven days. */
  faults: RecentFault[]
  spending: Spending
  /** What administrators set, and what the settings say, in euros a month; null: nothing. */
  budget: { own: number | null; operators: number | null }
  prices: Price[]
}

const week = 7 * dayMilliseconds

/** @throws KnownFailure 403 for whoever may not */
export async function readService(
  db: Database,
  actor: Actor,
  { env, log }: { env: Env; log: Log },
  now = new Date(),
): Promise<ServiceView> {
  requireMay(actor, 'setAi')
  const service = aiService(db, env, log)
  const [inUse, faults, spending, prices, own] = await Promise.all([
    service ? modelsInUse(db, service, env) : [],
    recentFaults(db, new Date(now.getTime() - week)),
    readSpending(db, env, now),
    readPrices(db),
    readOwnBudget(db),
  ])
  const asked = service?.list() ?? null
  return {
    mode: service || env.aiMode !== 'openai' ? env.aiMode : 'notConfigured',
    name: env.AI_PROVIDER_NAME ?? '(da completare)',
    host: service ? new URL(service.address).host : null,
    list: asked && {
      at: asked.at,
      state: asked.list.state,
      status: asked.list.state === 'refuses' ? asked.list.status : null,
      models: asked.list.state === 'answers' ? asked.list.models : null,
    },
    inUse,
    faults,
    spending,
    budget: { own, operators: env.AI_MONTHLY_BUDGET ?? null },
    prices,
  }
}

/** What answers each kind of request, and what was chosen for it. */
async function modelsInUse(db: Database, service: AiService, env: Env): Promise<ModelInUse[]> {
  const kinds: [ModelKind, readonly string[]][] = [
    ['text', env.AI_CHAT_MODEL],
    ['picture', env.AI_IMAGE_MODEL],
  ]
  return Promise.all(
    kinds.map(async ([kind, named]) => {
      const choice = await service.choice(kind)
      return {
        kind,
        choice,
        chosen: await readSetting(db, chosenKey(service.address, kind)),
        named,
        isSighted: choice !== null && service.readsPictures(choice.model),
      }
    }),
  )
}

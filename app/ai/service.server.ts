import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { type AiService, createService, nothingStored, storedModels } from './models.server.ts'
import { type AiProvider, openaiAddress } from './provider.server.ts'
import { tellReplaced } from './tell-spending.server.ts'

const services = new WeakMap<Env, AiService>()
const providers = new WeakMap<AiService, Promise<AiProvider>>()

/**
 * The service that these settings name, with its models, made once; null for the demo, and when
 * nobody answers. An address alone is enough for services that ask for no key.
 * @param db null: there is none yet, and no choice to keep
 */
export function aiService(db: Database | null, env: Env, log: Log): AiService | null {
  if (env.aiMode !== 'openai' || !(env.AI_API_KEY || env.AI_BASE_URL)) return null
  const known = services.get(env)
  if (known) return known
  const baseUrl = env.AI_BASE_URL ?? openaiAddress
  const made = createService(
    {
      baseUrl,
      apiKey: env.AI_API_KEY,
      named: { text: env.AI_CHAT_MODEL, picture: env.AI_IMAGE_MODEL },
    },
    db
      ? storedModels(db, baseUrl, (change) => {
          tellReplaced({ db, env, log }, change).catch((cause) =>
            log.warn({ err: cause }, 'the change of a model could not be told'),
          )
        })
      : nothingStored,
    log,
  )
  services.set(env, made)
  return made
}

/**
 * Who answers through a service. Its code is loaded for the first question: a server that nobody
 * has asked yet does without its memory.
 */
export function serviceProvider(service: AiService, env: Env): Promise<AiProvider> {
  const known = providers.get(service)
  if (known) return known
  const made = import('./openai-provider.server.ts').then(({ openaiProvider }) =>
    openaiProvider({ baseUrl: service.address, apiKey: env.AI_API_KEY }, service),
  )
  providers.set(service, made)
  return made
}

/**
 * What became of asking the AI service for its models, which costs nothing: `demo` and `off` ask
 * nobody; `refuses` is any other answer than the list.
 */
export type ServiceCheck =
  | { state: 'demo' | 'off' | 'notConfigured' | 'keyRefused' | 'tooManyRequests' | 'silent' }
  /** `model`: who would answer now, on the list or not; null when no model can be chosen. */
  | { state: 'answers'; model: string | null; isOffered: boolean }
  | { state: 'refuses'; status: number }

/** Asks the configured service; takes five seconds at most. */
export async function checkService(db: Database | null, env: Env, log: Log): Promise<ServiceCheck> {
  const service = aiService(db, env, log)
  if (!service) return { state: env.aiMode === 'openai' ? 'notConfigured' : env.aiMode }
  return checked(service)
}

async function checked(service: AiService): Promise<ServiceCheck> {
  const list = await service.refresh()
  if (list.state === 'refuses') return { state: 'refuses', status: list.status }
  if (list.state !== 'answers') return { state: list.state }
  const model = (await service.choice('text'))?.model ?? null
  const isOffered = model !== null && (list.models?.includes(model) ?? true)
  return { state: 'answers', model, isOffered }
}

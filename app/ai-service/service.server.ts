import { type AiProvider, openaiAddress } from '../platform/ai/ai.server.ts'
import { type AiService, createService } from '../platform/ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { storedModels } from './stored-models.server.ts'

type Settings = Pick<
  Env,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_CHAT_MODEL' | 'AI_IMAGE_MODEL' | 'aiMode'
>

const services = new WeakMap<Settings, AiService>()
const providers = new WeakMap<AiService, Promise<AiProvider>>()

/**
 * The service that these settings name, with its models, made once; null for the demo, and when
 * nobody answers. An address alone is enough for services that ask for no key.
 */
export function aiService(db: Database, env: Settings, log: Log): AiService | null {
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
    storedModels(db, baseUrl),
    log,
  )
  services.set(env, made)
  return made
}

/**
 * Who answers through a service. Its code is loaded for the first question: a server that nobody
 * has asked yet does without its memory.
 */
export function serviceProvider(service: AiService, env: Settings): Promise<AiProvider> {
  const known = providers.get(service)
  if (known) return known
  const made = import('../platform/ai/openai-provider.server.ts').then(({ openaiProvider }) =>
    openaiProvider({ baseUrl: service.address, apiKey: env.AI_API_KEY }, service),
  )
  providers.set(service, made)
  return made
}

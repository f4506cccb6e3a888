import type { Env } from '../env.server.ts'
import type { AiProvider } from './ai.server.ts'

const providers = new WeakMap<Env, Promise<AiProvider | null>>()

async function create(env: Env): Promise<AiProvider | null> {
  if (env.aiMode === 'off') return null
  if (env.aiMode === 'demo') {
    const { demoProvider } = await import('./demo-provider.server.ts')
    return demoProvider()
  }
  // An address alone is enough for servers that ask for no key; a provider asked for by name
  // without either cannot answer.
  if (!env.AI_API_KEY && !env.AI_BASE_URL) return null
  const { openaiProvider } = await import('./openai-provider.server.ts')
  return openaiProvider({
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    chatModel: env.AI_CHAT_MODEL,
    imageModel: env.AI_IMAGE_MODEL,
  })
}

/**
 * Who answers under these settings, made once; null when nobody does (ERR-34). Its code is
 * loaded for the first question: a server that nobody has asked yet does without its memory.
 */
export function aiProvider(env: Env): Promise<AiProvider | null> {
  const known = providers.get(env)
  if (known) return known
  const made = create(env)
  providers.set(env, made)
  return made
}

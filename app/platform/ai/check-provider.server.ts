import type { Env } from '../env.server.ts'
import { openaiAddress } from './ai.server.ts'

/**
 * What became of asking the AI service: `demo` and `off` ask nobody; `refuses` is any other
 * answer than the list of its models.
 */
export type ProviderCheck =
  | { state: 'demo' | 'off' | 'notConfigured' | 'keyRefused' | 'tooManyRequests' | 'silent' }
  | { state: 'answers'; hasModel: boolean | null }
  | { state: 'refuses'; status: number }

type AiSettings = Pick<Env, 'aiMode' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_CHAT_MODEL'>

/** How long an administrator waits to learn whether the service answers. */
const checkMilliseconds = 5000
/** Far more than any service's list of models. */
const longestList = 2_000_000

/**
 * Asks the AI service for the list of its models, which costs nothing. Redirects are refused, so
 * that the key stays with the configured address.
 */
export async function checkProvider(
  env: AiSettings,
  milliseconds: number = checkMilliseconds,
): Promise<ProviderCheck> {
  if (env.aiMode !== 'openai') return { state: env.aiMode }
  if (!env.AI_API_KEY && !env.AI_BASE_URL) return { state: 'notConfigured' }
  try {
    const response = await fetch(modelsAddress(env), {
      headers: { Authorization: `Bearer ${env.AI_API_KEY ?? 'none'}` },
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    return await read(response, env.AI_CHAT_MODEL)
  } catch {
    return { state: 'silent' }
  }
}

const modelsAddress = ({ AI_BASE_URL }: AiSettings) =>
  `${(AI_BASE_URL ?? openaiAddress).replace(/\/+$/, '')}/models`

async function read(response: Response, model: string): Promise<ProviderCheck> {
  const { status } = response
  if (status === 200) return { state: 'answers', hasModel: await offers(response, model) }
  await response.body?.cancel()
  if (status === 401 || status === 403) return { state: 'keyRefused' }
  if (status === 429) return { state: 'tooManyRequests' }
  return { state: 'refuses', status }
}

/** Whether the list names the model; null when it is no list that we know. */
async function offers(response: Response, model: string): Promise<boolean | null> {
  return namesIn(await textOf(response))?.includes(model) ?? null
}

async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestList) return ''
  }
  return text
}

function namesIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (typeof list !== 'object' || list === null || !('data' in list)) return null
    const { data } = list
    return Array.isArray(data) ? data.map((model) => model?.id) : null
  } catch {
    return null
  }
}

import type { ServiceAddress } from './service-call.server.ts'

/** What became of asking a service for the list of its models. */
export type ModelList =
  /** `models`: newest first; null when the answer is no list that can be used. */
  | { state: 'answers'; models: string[] | null }
  | { state: 'keyRefused' | 'tooManyRequests' | 'silent' }
  | { state: 'refuses'; status: number }

const patienceMilliseconds = 5000
/** Far more than any service's list of models, in characters. */
const longestList = 2_000_000
const mostModels = 5000
const longestName = 200

/**
 * Asks a service for its models, which costs nothing. Redirects are refused, so that the key
 * stays with the configured address.
 */
export async function readModelList(
  { baseUrl, apiKey }: ServiceAddress,
  milliseconds: number = patienceMilliseconds,
): Promise<ModelList> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { Authorization: `Bearer ${apiKey ?? 'none'}` },
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    const { status } = response
    if (status === 200) {
      return { state: 'answers', models: modelsIn(await readText(response), baseUrl) }
    }
    await response.body?.cancel()
    if (status === 401 || status === 403) return { state: 'keyRefused' }
    if (status === 429) return { state: 'tooManyRequests' }
    return { state: 'refuses', status }
  } catch {
    // Whatever broke, nobody answered in time.
    return { state: 'silent' }
  }
}

async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestList) return ''
  }
  return text
}

/** Azure lists what could be deployed, not what is. */
const listsModelsOnly = (baseUrl: string) =>
  /\.(openai|cognitiveservices|services\.ai)\.azure\.(com|us)$/.test(new URL(baseUrl).hostname)

/**
 * The models that a list names, newest first, as far as it says; null when it names none.
 */
export function modelsIn(text: string, baseUrl: string): string[] | null {
  if (listsModelsOnly(baseUrl)) return null
  const entries = entriesIn(text)?.slice(0, mostModels) ?? []
  const models = entries.flatMap((entry) => parseModel(entry) ?? [])
  models.sort((one, other) => other.created - one.created)
  return models.length > 0 ? models.map(({ id }) => id) : null
}

function entriesIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (typeof list !== 'object' || list === null || !('data' in list)) return null
    return Array.isArray(list.data) ? list.data : null
  } catch {
    return null
  }
}

function parseModel(entry: unknown): { id: string; created: number } | null {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null
  const { id } = entry
  if (typeof id !== 'string' || id === '' || id.length > longestName) return null
  const created = 'created' in entry ? entry.created : 0
  return { id, created: typeof created === 'number' && Number.isFinite(created) ? created : 0 }
}

/**
 * A service that speaks the OpenAI protocol, on loopback, and misbehaves when asked.
 *
 *     const ai = await startAi()
 *     const server = await startFucina({ env: ai.env })
 *     ai.chat = '429'
 *     expect(ai.requests.at(-1)?.body).toMatchObject({ temperature: 0.7 })
 *
 * A prompt that contains '#prova-429' gets that mode whatever `chat` or `image` say, so that a
 * person can see every fault by hand. On its own: `node tests/stand-ins/ai.ts 4010`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerChat, type ChatMode, chatModes, type UsageMode } from './ai-chat.ts'
import { answerImage, type ImageMode, imageModes, servePicture } from './ai-image.ts'
import { answerModels, type ModelsMode } from './ai-models.ts'
import {
  type Blindness,
  blindRefusals,
  type Profile,
  type ProfileName,
  profiles,
  unknownModel,
} from './ai-profiles.ts'
import { listenOnLoopback, readText } from './http.ts'

export type AiRequest = {
  path: string
  headers: IncomingMessage['headers']
  /** The JSON the server sent. */
  body: Record<string, unknown>
  /** `aborted`: the server hung up before the answer was whole. */
  outcome: 'open' | 'complete' | 'aborted'
  /** Pieces of text sent so far. */
  pieces: number
}

export type AiStandIn = {
  /** AI_BASE_URL */
  url: string
  key: string
  /** Settings that make a server use it. */
  env: Record<string, string>
  chat: ChatMode
  image: ImageMode
  models: ModelsMode
  /** What kind of service it is. */
  profile: ProfileName
  /** Models that it has no more: each is refused as unknown, and off the list. */
  withdrawn: Set<string>
  /** How it refuses pictures; null: it reads them. */
  blind: Blindness | null
  /** How it counts tokens. */
  usage: UsageMode
  /** Milliseconds between two pieces of text; `drip` has its own. */
  pace: number
  /** Milliseconds before anything is answered. */
  delay: number
  /** What it writes instead of its own text. */
  text: string | undefined
  /** The address given with `image = 'address'`. */
  pictureUrl: string | undefined
  requests: AiRequest[]
  /** The headers of those who asked for the list of models. */
  modelRequests: IncomingMessage['headers'][]
  /** Forgets requests and modes. */
  reset(): void
  /** Waits until the last request has the outcome. @throws after five seconds */
  untilLast(outcome: AiRequest['outcome']): Promise<AiRequest>
  stop(): Promise<void>
}

const isChatMode = (name: string): name is ChatMode => name in chatModes
const isImageMode = (name: string): name is ImageMode => name in imageModes

type Part = { type?: string; text?: string; image_url?: { url?: string } }

const lastContent = (body: Record<string, unknown>) => {
  const messages = Array.isArray(body.messages) ? body.messages : []
  return (messages.at(-1) as { content?: unknown } | undefined)?.content
}

const writtenBy = (body: Record<string, unknown>) => {
  const content = lastContent(body)
  const texts = Array.isArray(content) ? content.map(({ text = '' }: Part) => text).join('') : null
  return texts ?? String(content ?? body.prompt ?? '')
}

/** The pictures that a request shows the model, as they were before they became text. */
export function picturesIn(body: Record<string, unknown>): Buffer[] {
  const content = lastContent(body)
  const parts: Part[] = Array.isArray(content) ? content : []
  return parts.flatMap(({ image_url }) => {
    const data = /^data:image\/jpeg;base64,(.+)$/.exec(image_url?.url ?? '')?.[1]
    return data ? [Buffer.from(data, 'base64')] : []
  })
}

/** The models on its list now; null: it has no list. */
function listOf({ profile, withdrawn }: AiStandIn) {
  const { models }: Profile = profiles[profile]
  return models?.filter(({ id }) => !withdrawn.has(id)) ?? null
}

function refusalOf(
  { withdrawn, blind }: AiStandIn,
  profile: Profile,
  body: Record<string, unknown>,
  isText: boolean,
) {
  const model = String(body.model)
  if (withdrawn.has(model)) return unknownModel(model)
  if (isText && blind && picturesIn(body).length > 0) return blindRefusals[blind]
  return isText ? profile.refuse(body) : profile.refusePicture(body)
}

export async function startAi(port = 0): Promise<AiStandIn> {
  const key = 'sk-stand-in-0123456789'

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://loopback').pathname
    if (request.method === 'GET') {
      if (path === '/v1/models') {
        ai.modelRequests.push(request.headers)
        answerModels(response, ai.models, listOf(ai))
        return
      }
      servePicture(path, response)
      return
    }
    const body = JSON.parse((await readText(request)) || '{}') as Record<string, unknown>
    const entry: AiRequest = {
      path,
      headers: request.headers,
      body,
      outcome: 'open',
      pieces: 0,
    }
    ai.requests.push(entry)
    response.on('close', () => {
      entry.outcome = response.writableFinished ? 'complete' : 'aborted'
    })
    if (ai.delay > 0) await wait(ai.delay)
    const prompt = writtenBy(body)
    const profile: Profile = profiles[ai.profile]
    const isText = path === '/v1/chat/completions'
    const refusal = refusalOf(ai, profile, body, isText)
    if (refusal) {
      response.writeHead(refusal.status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(refusal.body))
      return
    }
    const asked = /#prova-([a-z0-9-]+)/.exec(prompt)?.[1] ?? ''
    if (isText) {
      const mode = isChatMode(asked) ? asked : ai.chat
      const { pace, text, usage } = ai
      await answerChat(response, { mode, prompt, entry, pace, text, usage, profile })
    } else if (path === '/v1/images/generations') {
      const mode = isImageMode(asked) ? asked : ai.image
      await answerImage(response, { mode, origin: server.origin, pictureUrl: ai.pictureUrl })
    } else {
      response.writeHead(404).end()
    }
  }

  const server = await listenOnLoopback((request, response) => {
    response.on('error', () => {})
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  }, port)

  const calm = {
    chat: 'normal',
    image: 'data',
    models: 'normal',
    profile: 'classic',
    blind: null,
    usage: 'true',
    pace: 1,
    delay: 0,
    text: undefined,
    pictureUrl: undefined,
  } as const
  const ai: AiStandIn = {
    ...calm,
    url: `${server.origin}/v1`,
    key,
    // Named, because no family of today holds them; tests of the choice name none.
    env: {
      AI_PROVIDER: 'openai',
      AI_BASE_URL: `${server.origin}/v1`,
      AI_API_KEY: key,
      AI_CHAT_MODEL: 'gpt-3.5-turbo',
      AI_IMAGE_MODEL: 'dall-e-3',
      AI_PROVIDER_NAME: 'OpenAI',
    },
    withdrawn: new Set(),
    requests: [],
    modelRequests: [],
    reset() {
      Object.assign(ai, calm)
      ai.withdrawn.clear()
      ai.requests.length = 0
      ai.modelRequests.length = 0
    },
    async untilLast(outcome) {
      const deadline = Date.now() + 5000
      while (Date.now() < deadline) {
        const last = ai.requests.at(-1)
        if (last?.outcome === outcome) return last
        await wait(5)
      }
      throw new Error(`the last request is '${ai.requests.at(-1)?.outcome}', not '${outcome}'`)
    },
    stop: server.close,
  }
  return ai
}

if (import.meta.main) {
  const ai = await startAi(Number(process.argv[2] ?? 0))
  ai.pace = 15
  console.log(`AI stand-in on ${ai.url}`)
}

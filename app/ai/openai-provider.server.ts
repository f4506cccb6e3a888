import { fetchPicture, longestPicture } from '../platform/fetch-picture.server.ts'
import { recentTurns } from './conversation.ts'
import { imagePrompt } from './image-prompt.ts'
import type { AiService } from './models.server.ts'
import {
  AiFault,
  type AiProvider,
  estimateTokens,
  type Generating,
  type ModelKind,
  type Usage,
} from './provider.server.ts'
import { faultOfRefusal, isAboutShape, isModelGone, isWithoutSight } from './refusal.ts'
import { afterRefusal, mayThink, type RequestOptions, withoutLimit } from './request-options.ts'
import {
  callService,
  createTimeouts,
  type ServiceAddress,
  ServiceAway,
  ServiceRefused,
  wholeBody,
} from './service-call.server.ts'
import { readServiceStream } from './service-stream.server.ts'

export type OpenAiSettings = ServiceAddress & {
  /** How long one answer or image may take in all. */
  milliseconds?: number
  /** How long a service may say nothing. */
  silentMilliseconds?: number
}

const overallMilliseconds = 60_000
const silentMilliseconds = 20_000

type Attempt = {
  /** How many requests there may be before the first word, this one included. */
  tries: number
  /** What a model is asked with that refused the options before. */
  instead: { model: string; options: RequestOptions } | null
}

/**
 * Four requests: to a model that is gone; to the one in its place, with the options that the
 * requirements fix; and twice more with others, when it takes neither.
 */
const firstTime: Attempt = { tries: 4, instead: null }

/** Who ends at 1,000 tokens with fewer characters has spent most of them on thoughts. */
const fewCharacters = 1500

/** The longest body with a picture as data, which grows by a third in base64. */
const longestPictureBody = Math.ceil((longestPicture * 4) / 3) + 100_000

/** Refusals that stand for no answer at all; the rules of a service are applied to what it read. */
const isUnbilled = (status: number) =>
  [401, 402, 403, 404, 410, 429].includes(status) || status >= 500

const wasUnreached = (error: unknown) => error instanceof ServiceAway && error.wasUnreached

/** A fault for whatever a call threw; the reader's own abort is thrown as it is. */
function toFault(error: unknown, reader: AbortSignal, isLate: () => boolean): unknown {
  if (reader.aborted) return reader.reason
  if (isLate()) return new AiFault('AI_SLOW', error)
  if (error instanceof AiFault) return error
  if (error instanceof ServiceRefused) {
    const code = faultOfRefusal(error.refusal)
    const costsNothing = isUnbilled(error.status) && code !== 'AI_REFUSED'
    return new AiFault(code, error, { costsNothing })
  }
  const code = error instanceof ServiceAway ? 'AI_AWAY' : 'AI_FAILED'
  return new AiFault(code, error, { costsNothing: wasUnreached(error) })
}

/**
 * A service that speaks the OpenAI protocol. Nothing of what it is asked or answers is logged;
 * redirects are refused, so that the key stays with the configured address.
 */
export function openaiProvider(settings: OpenAiSettings, service: AiService): AiProvider {
  const overall = settings.milliseconds ?? overallMilliseconds
  const silence = settings.silentMilliseconds ?? silentMilliseconds
  /**
   * Sends a request with the specified options. A model that refuses them is asked again without,
   * and so from then on; a model that is gone gives way to the next. Nothing else is asked twice: it
   * may have been billed.
   */
  async function ask<T>(
    kind: ModelKind,
    generating: Generating,
    send: (model: string, options: RequestOptions) => Promise<T>,
    { tries, instead }: Attempt = firstTime,
  ): Promise<T> {
    const { signal, usage } = generating
    const model = await service.modelFor(kind)
    usage.model = model
    const another = instead?.model === model ? instead.options : null
    const options = another ?? service.optionsFor(kind, model)
    signal.throwIfAborted()
    try {
      const reply = await counted(usage, () => send(model, options))
      if (another) service.noteRefusal(model, { options: another })
      return reply
    } catch (error) {
      const next = await nextAttempt(error, { kind, model, options })
      if (!next || tries === 1 || !(await mayAskAgain(generating))) throw error
      return ask(kind, generating, send, { tries: tries - 1, ...next })
    }
  }

  /** How another request may fare better: null where it is not to be made. */
  async function nextAttempt(
    error: unknown,
    asked: { kind: ModelKind; model: string; options: RequestOptions },
  ): Promise<Omit<Attempt, 'tries'> | null> {
    const { kind, model, options } = asked
    if (!(error instanceof ServiceRefused)) return null
    if (isModelGone(error.refusal)) {
      await service.noteGone(model)
      return { instead: null }
    }
    const other = isAboutShape(error.refusal) ? afterRefusal(kind, options, error.refusal) : null
    if (!other) return null
    // Also when no request is left now: the next answer begins where this one ended.
    if (other.isSure) service.noteRefusal(model, { options: other.options })
    return { instead: { model, options: other.options } }
  }

  /** Remembers a model that refused to look at pictures. @throws what is to be said about it */
  function noteBlind(error: unknown, model: string): never {
    if (!(error instanceof ServiceRefused && isWithoutSight(error.refusal))) throw error
    service.noteRefusal(model, { isBlind: true })
    throw new AiFault('AI_NO_SIGHT', error, { costsNothing: true })
  }

  /** It thought its limit away: the next answer gets none but ours. */
  function noteThinker(model: string | null) {
    if (model === null) return
    service.noteRefusal(model, { options: withoutLimit(service.optionsFor('text', model)) })
  }

  async function askForPicture(body: unknown, signal: AbortSignal): Promise<{ data?: unknown }> {
    const response = await callService(settings, '/images/generations', body, signal)
    return JSON.parse(await wholeBody(response, longestPictureBody))
  }

  return {
    isDemo: false,

    // Nobody waits for a list: while there is none, a picture is worth asking for.
    canDraw: async () =>
      service.list() === null || (await service.choice('picture', false)) !== null,

    canSee: () => service.canSee(),

    async answer({ system, prompt, turns = [], pictures = [] }, generating, write) {
      const { signal: reader, usage } = generating
      const timeouts = createTimeouts(reader, overall, silence)
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: pictures.length > 0 ? messageParts(prompt, pictures) : prompt },
        ...recentTurns(prompt, turns).flatMap(({ answer, wish }) => [
          { role: 'assistant', content: answer },
          { role: 'user', content: wish },
        ]),
      ]
      let written = 0
      try {
        if (pictures.length > 0) await requireSight(service)
        const response = await ask('text', generating, async (model, options) => {
          // A model that thinks without a word gives no sign of life meanwhile.
          if (!mayThink(options)) timeouts.restart()
          const body = { model, messages, ...options }
          const called = callService(settings, '/chat/completions', body, timeouts.signal)
          return pictures.length > 0 ? called.catch((error) => noteBlind(error, model)) : called
        })
        usage.tokensIn =
          estimateTokens(
            ...messages.map(({ content }) => (typeof content === 'string' ? content : prompt)),
          ) +
          pictures.length * pictureTokens
        await readServiceStream(response, { usage, timeouts }, (piece, isAnew) => {
          written += piece.length
          write(piece, isAnew)
        })
      } catch (error) {
        throw toFault(error, reader, timeouts.isOver)
      } finally {
        timeouts.end()
        if (usage.cut === 'length' && written < fewCharacters) noteThinker(usage.model)
      }
    },

    async image(prompt, answer, generating) {
      const { signal: reader } = generating
      // A picture comes whole: until then there is no sign of life.
      const timeouts = createTimeouts(reader, overall, overall)
      const { signal } = timeouts
      try {
        const { data } = await ask('picture', generating, (model, options) =>
          askForPicture({ model, prompt: imagePrompt(prompt, answer), ...options }, signal),
        )
        if (!Array.isArray(data)) throw new AiFault('AI_FAILED', 'no list of pictures')
        const [first]: (Picture | undefined)[] = data
        if (!first) throw new AiFault('AI_NO_IMAGE')
        generating.usage.hasPicture = Boolean(first.b64_json ?? first.url)
        if (first.b64_json) return Buffer.from(first.b64_json, 'base64')
        if (!first.url) throw new AiFault('AI_FAILED', 'neither data nor address')
        const trusted = new URL(settings.baseUrl).origin
        return await fetchPicture(first.url, { trusted, signal })
      } catch (error) {
        throw toFault(error, reader, timeouts.isOver)
      } finally {
        timeouts.end()
      }
    },
  }
}

/** A prompt with what is to be looked at, as OpenAI's protocol puts it. */
const messageParts = (prompt: string, pictures: readonly Uint8Array[]) => [
  { type: 'text', text: prompt },
  ...pictures.map((bytes) => ({
    type: 'image_url',
    image_url: { url: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` },
  })),
]

/** A rough count of what a page of a letter costs, while the service has not counted. */
const pictureTokens = 1500

/** @throws AiFault before anybody is asked, when the model in use reads no pictures */
async function requireSight(service: AiService): Promise<void> {
  if (service.readsPictures(await service.modelFor('text'))) return
  throw new AiFault('AI_NO_SIGHT', undefined, { costsNothing: true })
}

type Picture = { b64_json?: string; url?: string }

/** Counts a request that reaches the service, whatever comes of it. */
async function counted<T>(usage: Usage, send: () => Promise<T>): Promise<T> {
  usage.calls += 1
  try {
    return await send()
  } catch (error) {
    if (wasUnreached(error)) usage.calls -= 1
    throw error
  }
}

const mayAskAgain = async ({ signal, takeCall }: Generating) =>
  !signal.aborted && (await takeCall())

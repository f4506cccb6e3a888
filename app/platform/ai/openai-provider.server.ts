import { setTimeout as wait } from 'node:timers/promises'
import {
  AiFault,
  type AiProvider,
  type Exchanging,
  type ModelKind,
  type Usage,
} from './ai.server.ts'
import { imagePrompt, systemMessage } from './ai-messages.server.ts'
import { answerPieces, eventOfWhole, type Noticed } from './answer-pieces.server.ts'
import { recentTurns } from './conversation.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { fetchPicture, longestPicture } from './fetch-picture.server.ts'
import { faultOfRefusal, isModelGone, isWithoutSight, refusedParameters } from './refusal.ts'
import {
  blindLesson,
  chatOptions,
  imageOptions,
  type Lessons,
  lessonsFrom,
  readsPictures,
  thinksAnyway,
} from './request-shape.ts'
import { type AiService, goneLesson } from './service.server.ts'
import {
  callService,
  type ServiceAddress,
  ServiceAway,
  ServiceRefused,
  wholeOf,
} from './service-call.server.ts'
import { eventsIn } from './service-events.server.ts'
import { createTimeouts } from './timeouts.server.ts'

export type OpenAiSettings = ServiceAddress & {
  /** How long one answer or image may take in all. */
  milliseconds?: number
  /** How long a service may say nothing. */
  silentMilliseconds?: number
}

const overallMilliseconds = 60_000
const silentMilliseconds = 20_000

/** Requests before the first word, refusals included. */
const mostTries = 3

/** How long a request waits for what the first one finds out, in milliseconds. */
const longestWait = 2000

const optionsOf = { text: chatOptions, picture: imageOptions }

/** The longest body of an answer: its text plus what the protocol wraps around each token. */
const longestAnswerBody = 16_000_000
/** The longest body with a picture as data, which grows by a third in base64. */
const longestPictureBody = Math.ceil((longestPicture * 4) / 3) + 100_000

/** Refusals that stand for no answer at all; the rules of a service are applied to what it read. */
const isUnbilled = (status: number) =>
  [401, 402, 403, 404, 410, 429].includes(status) || status >= 500

const wasUnreached = (error: unknown) => error instanceof ServiceAway && error.wasUnreached

/** A fault for whatever a call threw; the reader's own abort is thrown as it is. */
function faultOf(error: unknown, reader: AbortSignal, isLate: () => boolean): unknown {
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
   * Sends a request in the shape that the model takes. What it refuses is learned and left out,
   * and a model that is gone gives way to the next. Nothing else is asked twice: it may have been
   * billed.
   */
  async function negotiate<T>(
    kind: ModelKind,
    exchanging: Exchanging,
    send: (model: string, options: Record<string, unknown>, lessons: Lessons) => Promise<T>,
  ): Promise<T> {
    const { signal, usage } = exchanging
    for (let attempt = 1; ; attempt += 1) {
      const model = await service.modelFor(kind)
      usage.model = model
      const lessons = await service.lessonsOf(model)
      const options = optionsOf[kind](model, lessons)
      signal.throwIfAborted()
      try {
        return await counted(usage, () => send(model, options, lessons))
      } catch (error) {
        const learned = lessonsOf(error, model, options, lessons)
        if (learned.length === 0) throw error
        await service.learn(model, learned)
        if (attempt === mostTries || !(await mayAskAgain(exchanging))) throw error
      }
    }
  }

  /** Models that have answered, and those whose first request is under way. */
  const proven = new Set<string>()
  const proving = new Map<string, Promise<unknown>>()

  /**
   * The first request to a model finds out what it takes. Those that come meanwhile wait a moment
   * for what it learns, so that a crowd is not refused one by one.
   */
  async function ask<T>(...[kind, exchanging, send]: Parameters<typeof negotiate<T>>): Promise<T> {
    const model = await service.modelFor(kind)
    const first = proving.get(model)
    if (first) await Promise.race([first, wait(longestWait, undefined, { ref: false })])
    const asked = negotiate(kind, exchanging, send)
    if (first || proven.has(model)) return asked
    const settled = asked
      .then(
        () => proven.add(model),
        () => {},
      )
      .finally(() => proving.delete(model))
    proving.set(model, settled)
    return asked
  }

  async function askForText(body: Record<string, unknown>, signal: AbortSignal) {
    const texts = await callService(settings, '/chat/completions', body, {
      signal,
      longest: longestAnswerBody,
    })
    return body.stream ? eventsIn(texts) : wholeAnswer(texts)
  }

  /** Remembers a model that refused to look at pictures. @throws what is to be said about it */
  async function noteBlind(error: unknown, model: string): Promise<never> {
    if (!(error instanceof ServiceRefused && isWithoutSight(error.refusal))) throw error
    await service.learn(model, [blindLesson])
    throw new AiFault('AI_NO_SIGHT', error, { costsNothing: true })
  }

  async function askForPicture(body: unknown, signal: AbortSignal): Promise<{ data?: unknown }> {
    const calling = { signal, longest: longestPictureBody }
    return JSON.parse(
      await wholeOf(await callService(settings, '/images/generations', body, calling)),
    )
  }

  return {
    isDemo: false,

    // Nobody waits for a list: while there is none, a picture is worth asking for.
    canDraw: async () =>
      service.list() === null || (await service.choice('picture', false)) !== null,

    canSee: () => service.canSee(),

    async *answer({ prompt, turns = [], pictures = [] }, exchanging) {
      const { signal: reader, usage } = exchanging
      const timeouts = createTimeouts(reader, overall, silence)
      const noticed: Noticed = { thinking: false }
      const messages = [
        { role: 'system', content: systemMessage },
        { role: 'user', content: pictures.length > 0 ? partsOf(prompt, pictures) : prompt },
        ...recentTurns(prompt, turns).flatMap(({ answer, wish }) => [
          { role: 'assistant', content: answer },
          { role: 'user', content: wish },
        ]),
      ]
      try {
        if (pictures.length > 0) await requireSight(service)
        const reply = await ask('text', exchanging, async (model, options, lessons) => {
          // A model that thinks without a word gives no sign of life meanwhile.
          if (!thinksAnyway(model, lessons)) timeouts.restart()
          const asked = askForText({ model, messages, ...options }, timeouts.signal)
          return pictures.length > 0 ? asked.catch((error) => noteBlind(error, model)) : asked
        })
        usage.tokensIn =
          estimateTokens(
            ...messages.map(({ content }) => (typeof content === 'string' ? content : prompt)),
          ) +
          pictures.length * pictureTokens
        yield* answerPieces(reply, { usage, noticed, timeouts })
      } catch (error) {
        throw faultOf(error, reader, timeouts.isOver)
      } finally {
        timeouts.end()
        if (noticed.thinking && usage.model) await service.noteThinking(usage.model)
      }
    },

    async image(prompt, answer, exchanging) {
      const { signal: reader } = exchanging
      // A picture comes whole: until then there is no sign of life.
      const timeouts = createTimeouts(reader, overall, overall)
      const { signal } = timeouts
      try {
        const { data } = await ask('picture', exchanging, (model, options) =>
          askForPicture({ model, prompt: imagePrompt(prompt, answer), ...options }, signal),
        )
        if (!Array.isArray(data)) throw new AiFault('AI_FAILED', 'no list of pictures')
        const [first]: (Picture | undefined)[] = data
        if (!first) throw new AiFault('AI_NO_IMAGE')
        exchanging.usage.hasPicture = Boolean(first.b64_json ?? first.url)
        if (first.b64_json) return { bytes: Buffer.from(first.b64_json, 'base64') }
        if (!first.url) throw new AiFault('AI_FAILED', 'neither data nor address')
        const trusted = new URL(settings.baseUrl).origin
        return { bytes: await fetchPicture(first.url, { trusted, signal }) }
      } catch (error) {
        throw faultOf(error, reader, timeouts.isOver)
      } finally {
        timeouts.end()
      }
    },
  }
}

/** A prompt with what is to be looked at, as OpenAI's protocol puts it. */
const partsOf = (prompt: string, pictures: readonly Uint8Array[]) => [
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
  const model = await service.modelFor('text')
  if (readsPictures(model, await service.lessonsOf(model))) return
  throw new AiFault('AI_NO_SIGHT', undefined, { costsNothing: true })
}

type Picture = { b64_json?: string; url?: string }

async function* wholeAnswer(texts: AsyncIterable<string>) {
  yield [eventOfWhole(JSON.parse(await wholeOf(texts)))]
}

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

const mayAskAgain = async ({ signal, takeCall }: Exchanging) =>
  !signal.aborted && (await takeCall())

/** What a refusal teaches that was not known; empty when there is nothing to learn. */
function lessonsOf(
  error: unknown,
  model: string,
  options: Record<string, unknown>,
  known: Lessons,
): string[] {
  if (!(error instanceof ServiceRefused)) return []
  const { refusal } = error
  if (isModelGone(refusal)) return [goneLesson]
  return lessonsFrom(refusedParameters(refusal, options), model).filter((one) => !known.has(one))
}

import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { AiFault, type AiProvider, openaiAddress } from './ai.server.ts'
import { imagePrompt, systemMessage } from './ai-messages.server.ts'
import { bounded, fetchPicture, longestPicture } from './fetch-picture.server.ts'

export type OpenAiSettings = {
  /** Any OpenAI-compatible address; unset: OpenAI's own. */
  baseUrl?: string | undefined
  /** Unset for servers that ask for none. */
  apiKey?: string | undefined
  chatModel: string
  imageModel: string
  /** How long one answer or image may take in all. */
  milliseconds?: number
}

const overallMilliseconds = 60_000

/** The longest answer that is passed on, in characters; a longer one is ended there. */
const longestAnswer = 40_000
/** The longest body of an answer: its text plus what the protocol wraps around each token. */
const longestAnswerBody = 16_000_000
/** The longest body with a picture as data, which grows by a third in base64. */
const longestPictureBody = Math.ceil((longestPicture * 4) / 3) + 100_000

/** A fault for whatever the client threw; the reader's own abort is thrown as it is. */
function faultOf(error: unknown, reader: AbortSignal): unknown {
  if (reader.aborted) return reader.reason
  if (error instanceof AiFault) return error
  if (error instanceof APIError) {
    if (error.status === 401 || error.status === 403) return new AiFault('AI_AUTHENTICATION', error)
    if (error.status === 429) return new AiFault('AI_TOO_MANY_REQUESTS', error)
  }
  return new AiFault('AI_FAILED', error)
}

/** One more attempt when the connection broke before any answer came, as idle ones do. */
async function onceMoreIfCutOff<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const brokeOff =
      error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError)
    if (!brokeOff || signal.aborted) throw error
    return call()
  }
}

/**
 * A service that speaks the OpenAI protocol. Nothing of what it is asked or answers is logged;
 * redirects are refused, so that the key stays with the configured address (AI-01).
 */
export function openaiProvider(settings: OpenAiSettings): AiProvider {
  const milliseconds = settings.milliseconds ?? overallMilliseconds
  const client = (longestBody: number) =>
    new OpenAI({
      baseURL: settings.baseUrl ?? openaiAddress,
      apiKey: settings.apiKey ?? 'none',
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: milliseconds,
      logLevel: 'off',
      fetch: async (url, init) =>
        bounded(await fetch(url, { ...init, redirect: 'error' }), longestBody),
    })
  const chat = client(longestAnswerBody).chat.completions
  const images = client(longestPictureBody).images

  return {
    isDemo: false,

    async *answer(prompt, reader) {
      const signal = AbortSignal.any([reader, AbortSignal.timeout(milliseconds)])
      try {
        const stream = await onceMoreIfCutOff(signal, () =>
          chat.create(chatRequest(settings.chatModel, prompt), { signal }),
        )
        yield* words(stream, signal)
      } catch (error) {
        throw faultOf(error, reader)
      }
    },

    async image(prompt, answer, reader) {
      const signal = AbortSignal.any([reader, AbortSignal.timeout(milliseconds)])
      try {
        const request = imageRequest(settings.imageModel, imagePrompt(prompt, answer))
        const { data } = await images.generate(request, { signal })
        if (!Array.isArray(data)) throw new AiFault('AI_FAILED', 'no list of pictures')
        const [first] = data
        if (!first) throw new AiFault('AI_NO_IMAGE')
        if (first.b64_json) return { bytes: Buffer.from(first.b64_json, 'base64') }
        if (!first.url) throw new AiFault('AI_FAILED', 'neither data nor address')
        const trusted = settings.baseUrl ? new URL(settings.baseUrl).origin : undefined
        return { bytes: await fetchPicture(first.url, { trusted, signal }) }
      } catch (error) {
        throw faultOf(error, reader)
      }
    },
  }
}

/** The body of a chat completion (AI-02, AI-04), without options that some servers refuse. */
const chatRequest = (
  model: string,
  prompt: string,
): OpenAI.ChatCompletionCreateParamsStreaming => ({
  model,
  temperature: 0.7,
  max_tokens: 1000,
  stream: true,
  messages: [
    { role: 'system', content: systemMessage },
    { role: 'user', content: prompt },
  ],
})

/** Text without control characters: no screen shows them, and an answer with them is not saved. */
const readable = (content: unknown): string =>
  typeof content === 'string' ? content.replace(/[^\P{Cc}\t\n\r]/gu, '') : ''

/**
 * The text of the first choice as it arrives, up to the longest answer. Blank pieces wait for the
 * first word: a blank answer is an empty one.
 */
async function* words(stream: AsyncIterable<OpenAI.ChatCompletionChunk>, signal: AbortSignal) {
  let text = ''
  let length = 0
  let isSpeaking = false
  let isWhole = false
  for await (const chunk of stream) {
    isSpeaking = true
    const choice = chunk.choices?.find(({ index }) => (index ?? 0) === 0)
    isWhole ||= Boolean(choice?.finish_reason)
    text += readable(choice?.delta?.content)
    if (text === '' || (length === 0 && text.trim() === '')) continue
    const piece = text.slice(0, longestAnswer - length)
    text = ''
    length += piece.length
    yield piece
    if (length >= longestAnswer) return
  }
  // The client ends quietly when it is aborted, and when the service hangs up.
  if (signal.aborted) throw signal.reason
  if (isSpeaking && length === 0) throw new AiFault('AI_EMPTY')
  if (!isWhole) throw new AiFault('AI_FAILED', 'the stream was cut')
}

/**
 * The body of an image request: for dall-e-3 exactly AI-05's. Other models (Q30) know neither its
 * qualities nor its styles and are asked for data instead of an address; OpenAI's newer ones
 * always send data and refuse to be asked for it.
 */
function imageRequest(
  model: string,
  prompt: string,
): OpenAI.Images.ImageGenerateParamsNonStreaming {
  const request = { model, prompt, n: 1, size: '1024x1024' } as const
  if (model === 'dall-e-3') return { ...request, quality: 'standard', style: 'natural' }
  if (model.startsWith('gpt-image') || model.startsWith('chatgpt-image')) return request
  return { ...request, response_format: 'b64_json' }
}

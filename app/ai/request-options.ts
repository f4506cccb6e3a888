import type { ModelKind } from './provider.server.ts'
import type { Refusal } from './refusal.ts'

/** What a request carries beside the model and the words. */
export type RequestOptions = Readonly<Record<string, unknown>>

/** Tokens of an answer, as the specification says. */
const answerTokens = 1000
/** The same with room for thoughts, where a model cannot be told not to think. */
const tokensWithThoughts = 9000

const streamed = { stream: true, stream_options: { include_usage: true } }
const onePicture = { n: 1, size: '1024x1024' }

/** What every model is asked with first, as the specification says. */
export const specified: Record<ModelKind, RequestOptions> = {
  text: { temperature: 0.7, max_tokens: answerTokens, ...streamed },
  picture: { ...onePicture, quality: 'standard', style: 'natural' },
}

/**
 * For models that refuse the specified limit or style: OpenAI's since GPT-5 know the limit under
 * another name and think unless told not to; its picture models have qualities of their own.
 */
const newer: Record<ModelKind, RequestOptions> = {
  text: { max_completion_tokens: answerTokens, reasoning_effort: 'none', ...streamed },
  picture: { ...onePicture, quality: 'medium', output_format: 'webp' },
}

/** Nothing but the wish to be sent the words as they come. */
const plain: Record<ModelKind, RequestOptions> = { text: { stream: true }, picture: {} }

/**
 * What to ask with after a refusal: the same without what it names, or in the newer way.
 * @returns `isSure` where the refusal names what it does not take; null: there is no other way
 */
export function afterRefusal(
  kind: ModelKind,
  options: RequestOptions,
  refusal: Refusal,
): { options: RequestOptions; isSure: boolean } | null {
  const left = Object.keys(options).filter((name) => name !== 'stream')
  const refused = left.filter((name) => isNamed(name, refusal))
  if (left.length === 0) return null
  if (refused.length === 0) return { options: plain[kind], isSure: false }
  const isOlder = refused.some((name) => ['max_tokens', 'style'].includes(name))
  if (isOlder) return { options: newer[kind], isSure: true }
  if (refused.includes('max_completion_tokens')) return { options: plain[kind], isSure: true }
  const rest = without(options, refused)
  return {
    options: refused.includes('reasoning_effort')
      ? { ...rest, max_completion_tokens: tokensWithThoughts }
      : rest,
    isSure: true,
  }
}

/** Services point at a parameter, or quote it in their message. */
const isNamed = (name: string, { named, message }: Refusal): boolean =>
  named.includes(name) || ["'", '"', '`'].some((mark) => message.includes(mark + name + mark))

function without(options: RequestOptions, names: readonly string[]): RequestOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)))
}

/** The same without a limit, for a model that spends it on thoughts: the limit of the text is ours. */
export const withoutLimit = (options: RequestOptions): RequestOptions =>
  without(options, ['max_tokens', 'max_completion_tokens'])

/** The model may think at length before it writes: for a while nothing may come. */
export const mayThink = (options: RequestOptions): boolean =>
  options.max_tokens === undefined && options.reasoning_effort !== 'none'

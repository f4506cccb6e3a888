import type { ModelKind } from './provider.server.ts'

/** What a request carries beside the model and the words. */
export type RequestOptions = Readonly<Record<string, unknown>>

/** Models of one make and size; the first group of `pattern` is the version, where there is one. */
export type ModelFamily = {
  kind: ModelKind
  maker: string
  pattern: RegExp
  options: RequestOptions
}

/** When the list was last compared with what the makers offer. */
export const familiesCheckedOn = '2026-11-22'

/** Tokens of an answer, as the specification says. */
const answerTokens = 1000
/** The same with room for thoughts, where a model cannot be told not to think. */
const tokensWithThoughts = 9000

const streamed = { stream: true, stream_options: { include_usage: true } }
/** As the specification says. */
const specified = { temperature: 0.7, max_tokens: answerTokens, ...streamed }
/** It refuses every word that it does not know, and counts tokens unasked. */
const mistral = { temperature: 0.7, max_tokens: answerTokens, stream: true }
const thinker = { ...specified, max_tokens: tokensWithThoughts }

/**
 * OpenAI's models since GPT-5 think unless told not to, and know the limit of an answer under its
 * newer name. @param effort the least that the family knows
 */
const openai = (effort: 'none' | 'minimal' | 'low'): RequestOptions => ({
  max_completion_tokens: effort === 'none' ? answerTokens : tokensWithThoughts,
  reasoning_effort: effort,
  ...streamed,
})

const onePicture = { n: 1, size: '1024x1024' }
/** The specification's, for dall-e-3 exactly. */
const dallE3 = { ...onePicture, quality: 'standard', style: 'natural' }
/** Qualities of their own, and always data. */
const openaiPicture = { ...onePicture, quality: 'medium', output_format: 'webp' }

/** Gateways put the maker's name in front. */
const family = (
  kind: ModelKind,
  maker: string,
  pattern: string,
  options: RequestOptions,
): ModelFamily => ({
  kind,
  maker,
  pattern: new RegExp(`^(?:[\\w.-]+/)?${pattern}$`),
  options,
})

const version = String.raw`(\d+(?:\.\d+)?)`
const fromFive = String.raw`((?:5\.|[6-9]|\d\d)[\d.]*)`

/**
 * The models that may be chosen without being named: small and cheap, and nothing dearer. Within a
 * maker the newest version comes first, then the order here. The patterns match whole names, so
 * that dated, audio, embedding and code models are left out.
 */
export const modelFamilies: readonly ModelFamily[] = [
  family('text', 'Mistral', 'mistral-small-latest', mistral),
  family('text', 'Mistral', 'ministral-8b-latest', mistral),
  family('text', 'OpenAI', `gpt-${version}-luna`, openai('none')),
  family('text', 'OpenAI', `gpt-${fromFive}-mini`, openai('none')),
  family('text', 'OpenAI', 'gpt-(5)-mini', openai('minimal')),
  family('text', 'OpenAI', String.raw`gpt-(4\.\d)-mini`, specified),
  family('text', 'OpenAI', `gpt-${fromFive}-nano`, openai('none')),
  family('text', 'OpenAI', 'gpt-(5)-nano', openai('minimal')),
  family('text', 'OpenAI', String.raw`gpt-(4\.\d)-nano`, specified),
  family('text', 'Google', `gemini-${version}-flash`, thinker),
  family('text', 'Google', `gemini-${version}-flash-lite`, thinker),
  // As Ollama and vLLM name what runs on a machine of one's own.
  family('text', 'Mistral, own', String.raw`mistral-small${version}?(?::\w+)?`, specified),
  family('text', 'Mistral, own', String.raw`ministral-${version}(?::\w+)?`, specified),
  family('text', 'Gemma, own', String.raw`gemma-?${version}(?:[:-]\w+)*`, specified),
  family('text', 'Qwen, own', String.raw`qwen-?${version}(?::\w+)?`, thinker),
  family('text', 'Llama, own', String.raw`llama-?${version}(?::\w+)?`, specified),
  family('picture', 'OpenAI', `gpt-image-${version}-flare`, openaiPicture),
  family('picture', 'OpenAI', `gpt-image-${version}-mini`, openaiPicture),
  family('picture', 'OpenAI', `gpt-image-${version}`, openaiPicture),
  family('picture', 'OpenAI', 'dall-e-3', dallE3),
]

/** Those that somebody may name: never chosen by themselves. The first that fits counts. */
const namedFamilies: readonly ModelFamily[] = [
  family('text', 'OpenAI', String.raw`gpt-5(?:-mini|-nano)?(?:-\d{4}.*)?`, openai('minimal')),
  family('text', 'OpenAI', String.raw`gpt-${fromFive}[\w.-]*`, openai('none')),
  family('text', 'OpenAI', String.raw`o\d[\w.-]*`, openai('low')),
  family('text', 'Mistral', String.raw`(?:mistral|ministral|magistral|pixtral)-[\w.-]+`, mistral),
  family('text', 'Google', String.raw`gemini-[\w.-]+`, thinker),
  family('text', 'Qwen', String.raw`[Qq]wen[\w.:-]+`, thinker),
  family('picture', 'OpenAI', String.raw`(?:chat)?gpt-image[\w.-]*`, openaiPicture),
]

/** What is sent to a model that no family knows. */
const unknown: Record<ModelKind, RequestOptions> = {
  text: specified,
  picture: { ...dallE3, response_format: 'b64_json' },
}

/** What a request to this model carries, as far as its family is known. */
export const optionsOf = (kind: ModelKind, model: string): RequestOptions =>
  [...modelFamilies, ...namedFamilies].find((one) => one.kind === kind && one.pattern.test(model))
    ?.options ?? unknown[kind]

/**
 * What a request carries to a model that refused its family's options: nothing but the wish to be
 * sent the words as they come.
 */
export const plainOptions: Record<ModelKind, RequestOptions> = {
  text: { stream: true },
  picture: {},
}

/** Asked so the model thinks before it writes: for a while nothing may come. */
export function thinksFirst(model: string, options: RequestOptions): boolean {
  const thinks = optionsOf('text', model).reasoning_effort !== undefined
  return thinks && options.reasoning_effort !== 'none'
}

/** Names of models that write no text, on lists that do not say what a model is for. */
export const isOtherKind = (model: string): boolean =>
  /embed|rerank|whisper|tts|audio|realtime|transcri|moderation|image|dall-e|flux|diffusion|sora|ocr/i.test(
    model,
  )

/**
 * Models that read pictures, as their makers say (their model pages, seen 2026-11-22); a model of a
 * name that nobody knows counts as one that does not.
 */
const sighted = [
  String.raw`gpt-(?:4o|4\.1|[5-9]|\d\d)(?:[.-][\w.-]*)?`,
  String.raw`(?:o3|o4)(?:-[\w-]+)?`,
  'mistral-(?:small|medium|large)-latest',
  String.raw`mistral-small-?3\.[1-9](?:[:-][\w.-]+)?`,
  String.raw`ministral-(?:\d+b-latest|3(?:[:-][\w.-]+)?)`,
  String.raw`pixtral[\w.:-]*`,
  String.raw`gemini-[\w.-]+`,
  String.raw`claude-[\w.-]+`,
  // Gemma 3 in its smallest sizes reads words only.
  String.raw`gemma-?[3-9](?![\d.]*n)(?!:(?:270m|1b)|-(?:270m|1b))(?:[:-][\w.-]+)?`,
  String.raw`qwen-?(?:2\.5|3)-?vl(?:[:-][\w.-]+)?`,
  String.raw`qwen-?3\.[5-9](?:[:-][\w.-]+)?`,
  String.raw`llama-?(?:3\.2-vision|4)(?:[:-][\w.-]+)?`,
  String.raw`(?:llava|minicpm-v|moondream)[\w.:-]*`,
].map((pattern) => new RegExp(`^(?:[\\w.-]+/)?${pattern}$`, 'i'))

/** Whether the model reads pictures, by its name. */
export const isSighted = (model: string): boolean =>
  sighted.some((pattern) => pattern.test(model)) && !isOtherKind(model)

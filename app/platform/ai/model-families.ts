import type { ModelKind } from './ai.server.ts'

/** Models of one make and size; the first group of `pattern` is the version, where there is one. */
export type ModelFamily = { kind: ModelKind; maker: string; pattern: RegExp }

/** When the list was last compared with what the makers offer. */
export const familiesCheckedOn = '2026-11-22'

/** Gateways put the maker's name in front. */
const family = (kind: ModelKind, maker: string, pattern: string): ModelFamily => ({
  kind,
  maker,
  pattern: new RegExp(`^(?:[\\w.-]+/)?${pattern}$`),
})

const version = String.raw`(\d+(?:\.\d+)?)`

/**
 * The models that may be chosen without being named: small and cheap, and nothing dearer. Within a
 * maker the newest version comes first, then the order here. The patterns match whole names, so
 * that dated, audio, embedding and code models are left out.
 */
export const modelFamilies: readonly ModelFamily[] = [
  family('text', 'Mistral', 'mistral-small-latest'),
  family('text', 'Mistral', 'ministral-8b-latest'),
  family('text', 'OpenAI', `gpt-${version}-luna`),
  family('text', 'OpenAI', `gpt-${version}-mini`),
  family('text', 'OpenAI', `gpt-${version}-nano`),
  family('text', 'Google', `gemini-${version}-flash`),
  family('text', 'Google', `gemini-${version}-flash-lite`),
  // As Ollama and vLLM name what runs on a machine of one's own.
  family('text', 'Mistral, own', String.raw`mistral-small${version}?(?::\w+)?`),
  family('text', 'Mistral, own', String.raw`ministral-${version}(?::\w+)?`),
  family('text', 'Gemma, own', String.raw`gemma-?${version}(?:[:-]\w+)*`),
  family('text', 'Qwen, own', String.raw`qwen-?${version}(?::\w+)?`),
  family('text', 'Llama, own', String.raw`llama-?${version}(?::\w+)?`),
  family('picture', 'OpenAI', `gpt-image-${version}-flare`),
  family('picture', 'OpenAI', `gpt-image-${version}-mini`),
  family('picture', 'OpenAI', `gpt-image-${version}`),
  family('picture', 'OpenAI', 'dall-e-3'),
]

/**
 * OpenAI's models since GPT-5 and its o series: they think unless told not to, and know the limit
 * of an answer under its newer name (OpenAI's API reference, seen 2026-11-22).
 */
export const isThinkingFamily = (model: string): boolean =>
  /^(?:[\w.-]+\/)?(?:gpt-(?:[5-9]|\d\d)|o\d)(?![\w]*-image)/.test(model)

/** OpenAI's newer picture models have qualities of their own and always send data. */
export const isNewPictureFamily = (model: string): boolean =>
  /^(?:[\w.-]+\/)?(?:chat)?gpt-image/.test(model)

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

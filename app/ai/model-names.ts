/**
 * What the names of models tell, as lists seldom say what a model is for. Nothing here names a
 * version: a model of next year is judged by the same words.
 */

/** Plainly for something else than answering people. */
const otherKinds =
  /embed|rerank|whisper|tts|audio|realtime|transcri|speech|voice|moderation|guard|image|dall-e|flux|diffusion|sdxl|recraft|ideogram|seedream|hidream|sora|veo|ocr|codex|davinci|babbage|research|computer-use|search/i

/** The model writes no answers for people. */
export const isOtherKind = (model: string): boolean => otherKinds.test(model)

/** The model makes pictures. */
export const isPictureModel = (model: string): boolean =>
  /image|dall-e|flux|diffusion|sdxl|recraft|ideogram|seedream|hidream/i.test(model) &&
  !/embed/i.test(model)

/** The model is called small or quick, which mostly means that it costs little. */
export const isSmall = (model: string): boolean =>
  /\b(small|mini|nano|lite|flash|haiku|luna|flare)\b/i.test(model)

/** The model as it was on a day; the name without it is the maker's choice for most. */
export const isDated = (model: string): boolean => /-\d{4}(?:-\d\d-\d\d)?$/.test(model)

/**
 * Models that read pictures, as their makers say (their model pages, seen 2026-11-22). A name that
 * nobody knows counts as one that does not: some services answer without having looked, and a
 * letter would be explained that nobody read.
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

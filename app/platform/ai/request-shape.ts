import { isNewPictureFamily, isSighted, isThinkingFamily } from './model-families.ts'

/**
 * What was learned about a model, a word each: the name of a parameter that it refuses
 * (`temperature`), a value that it refuses (`reasoning_effort:none`), `thinks`, or `blind`.
 */
export type Lessons = ReadonlySet<string>

/** Tokens of an answer, as the specification says. */
const answerTokens = 1000
/** Tokens for a model's thoughts where they have been seen, or cannot be turned off. */
const thinkingTokens = 8000

/** Marks a model that refused to look at a picture. */
export const blindLesson = 'blind'

/** Whether pictures can be shown to the model, as far as is known. */
export const readsPictures = (model: string, lessons: Lessons): boolean =>
  isSighted(model) && !lessons.has(blindLesson)

/** From least to most: the first that the model takes is sent. */
const efforts = ['none', 'minimal', 'low'] as const

const thinks = (model: string, lessons: Lessons) => isThinkingFamily(model) || lessons.has('thinks')

/** How little a model is asked to think; undefined: it is not told. */
export function effortOf(model: string, lessons: Lessons): (typeof efforts)[number] | undefined {
  if (!thinks(model, lessons) || lessons.has('reasoning_effort')) return undefined
  return efforts.find((effort) => !lessons.has(`reasoning_effort:${effort}`))
}

/** The model thinks before it writes, whatever it is told. */
export const thinksAnyway = (model: string, lessons: Lessons): boolean =>
  thinks(model, lessons) && effortOf(model, lessons) !== 'none'

/** The options of a chat completion: the specification's where the model takes them. */
export function chatOptions(model: string, lessons: Lessons): Record<string, unknown> {
  const names = ['max_tokens', 'max_completion_tokens']
  if (isThinkingFamily(model)) names.reverse()
  const limit = names.find((name) => !lessons.has(name))
  const needsRoom = lessons.has('thinks') || thinksAnyway(model, lessons)
  const room = needsRoom ? answerTokens + thinkingTokens : answerTokens
  const effort = effortOf(model, lessons)
  const isStreamed = !lessons.has('stream')
  return {
    ...(lessons.has('temperature') ? {} : { temperature: 0.7 }),
    ...(limit ? { [limit]: room } : {}),
    ...(effort ? { reasoning_effort: effort } : {}),
    ...(isStreamed ? { stream: true } : {}),
    ...(isStreamed && !lessons.has('stream_options')
      ? { stream_options: { include_usage: true } }
      : {}),
  }
}

/**
 * The options of a picture: for dall-e-3 exactly the specification's, for others what they take of
 * them.
 */
export function imageOptions(model: string, lessons: Lessons): Record<string, unknown> {
  const options = { n: 1, size: '1024x1024', ...stylingOf(model) }
  return Object.fromEntries(Object.entries(options).filter(([name]) => !lessons.has(name)))
}

function stylingOf(model: string): Record<string, string> {
  if (isNewPictureFamily(model)) return { quality: 'medium', output_format: 'webp' }
  const styling = { quality: 'standard', style: 'natural' }
  return model === 'dall-e-3' ? styling : { ...styling, response_format: 'b64_json' }
}

/** What a refusal teaches: who does not know one of dall-e-3's own two words knows neither. */
export function lessonsFrom(refused: readonly string[], model: string): string[] {
  const isStyling = refused.some((name) => name === 'quality' || name === 'style')
  return isStyling && !isNewPictureFamily(model)
    ? [...new Set([...refused, 'quality', 'style'])]
    : [...refused]
}

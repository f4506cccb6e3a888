import { z } from 'zod'
import { isStorable, isWellFormed, wellFormed } from '../../platform/well-formed.ts'
import { savedLimits } from '../../saved/saved.ts'
import { longestPrompt } from '../../ui/prompt-path.ts'
import { emptyPrompt, promptTooLong, unreadablePrompt, unreadableRequest } from './generation.ts'

/** What is asked here can be saved later. */
const isReadable = (text: string) => isWellFormed(text) && isStorable(text)

const promptText = z
  .string(emptyPrompt)
  .trim()
  .max(longestPrompt, promptTooLong)
  .refine(isReadable, unreadablePrompt)

/** The body of `POST /prompts/answer`. */
export const answerRequest = z.object({ prompt: promptText.min(1, emptyPrompt) })

/** The body of `POST /prompts/image`; an empty answer has a text of its own. */
export const imageRequest = z.object({
  prompt: promptText.default(''),
  answer: z
    .string(unreadableRequest)
    .trim()
    .transform((text) => wellFormed(text.slice(0, savedLimits.response)))
    .default(''),
})

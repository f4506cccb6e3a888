import { z } from 'zod'
import {
  emptyPrompt,
  longestAnswer,
  longestPrompt,
  promptTooLong,
  unreadablePrompt,
  unreadableRequest,
} from './generation.ts'

/** Line breaks and tabs are text; other control characters and halves of characters are not. */
const isReadable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  text.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)

const promptText = z
  .string(emptyPrompt)
  .trim()
  .max(longestPrompt, promptTooLong)
  .refine(isReadable, unreadablePrompt)

/** The body of `POST /prompts/answer`. */
export const answerRequest = z.object({ prompt: promptText.min(1, emptyPrompt) })

/** The body of `POST /prompts/image`; an empty answer has a text of its own (WORK-21). */
export const imageRequest = z.object({
  prompt: promptText.default(''),
  answer: z
    .string(unreadableRequest)
    .trim()
    .transform((text) => text.slice(0, longestAnswer).toWellFormed())
    .default(''),
})

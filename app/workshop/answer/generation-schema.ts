import { z } from 'zod'
import { longestConversation, longestWish, mostTurns } from '../../ai/conversation.ts'
import { isStorable, isWellFormed, wellFormed } from '../../platform/well-formed.ts'
import { longestPrompt } from '../../prompt-path.ts'
import { savedLimits } from '../../saved/saved.ts'
import {
  emptyPrompt,
  emptyWish,
  promptTooLong,
  unreadablePrompt,
  unreadableRequest,
  wishTooLong,
} from './generation.ts'

/** What is asked here can be saved later. */
const isReadable = (text: string) => isWellFormed(text) && isStorable(text)

const promptText = z
  .string(emptyPrompt)
  .trim()
  .max(longestPrompt, promptTooLong)
  .refine(isReadable, unreadablePrompt)

const turn = z.object({
  answer: z
    .string(unreadableRequest)
    .max(longestConversation, unreadableRequest)
    .transform(wellFormed),
  wish: z
    .string(unreadableRequest)
    .trim()
    .min(1, emptyWish)
    .max(longestWish, wishTooLong)
    .refine(isReadable, unreadablePrompt),
})

/** No id of a template is longer. */
const longestId = 100

/** The body of `POST /prompts/answer`; `turns` where it goes on from an answer. */
export const answerRequest = z.object({
  prompt: promptText.min(1, emptyPrompt),
  turns: z.array(turn, unreadableRequest).max(mostTurns, unreadableRequest).default([]),
  template: z.string(unreadableRequest).max(longestId, unreadableRequest).nullable().default(null),
})

/** The body of `POST /prompts/image`; an empty answer has a text of its own. */
export const imageRequest = z.object({
  prompt: promptText.default(''),
  answer: z
    .string(unreadableRequest)
    .trim()
    .transform((text) => wellFormed(text.slice(0, savedLimits.response)))
    .default(''),
})

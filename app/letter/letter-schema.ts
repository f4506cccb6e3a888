import { z } from 'zod'
import { unreadableRequest } from '../workshop/answer/generation.ts'
import { answerRequest } from '../workshop/answer/generation-schema.ts'

/** The body of `POST /lettera/ancora`: the conversation so far, and the language to answer in. */
export const moreRequest = answerRequest
  .pick({ prompt: true, turns: true })
  .extend({ language: z.string(unreadableRequest).max(20, unreadableRequest).default('') })
  .refine(({ turns }) => turns.length > 0, unreadableRequest)

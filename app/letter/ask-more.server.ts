import { z } from 'zod'
import type { Database } from '../platform/db/database.server.ts'
import type { AnswerEvent } from '../workshop/answer/answer-events.ts'
import type { Asker } from '../workshop/answer/asker.server.ts'
import { type GenerationGround, generateAnswer } from '../workshop/answer/generation.server.ts'
import { unreadableRequest } from '../workshop/answer/generation.ts'
import { answerRequest } from '../workshop/answer/generation-schema.ts'
import { languageOf } from './languages.ts'
import { letterSystem, letterTurns } from './letter-prompt.server.ts'
import { sampleFor } from './sample-letter.server.ts'

/** The body of `POST /lettera/ancora`: the conversation so far, and the language to answer in. */
export const moreRequest = answerRequest
  .pick({ prompt: true, turns: true })
  .extend({ language: z.string(unreadableRequest).max(20, unreadableRequest).default('') })
  .refine(({ turns }) => turns.length > 0, unreadableRequest)

/** What else is asked of an explanation: its letter is not sent again. @throws KnownFailure */
export function askMore(
  db: Database,
  asker: Asker,
  { prompt, turns, language: code }: z.output<typeof moreRequest>,
  ground: GenerationGround,
  take: (event: AnswerEvent) => void,
): Promise<void> {
  const language = languageOf(code)
  const asked = {
    system: letterSystem(language),
    prompt,
    turns,
    instruct: letterTurns(language),
    sample: sampleFor(turns),
  }
  return generateAnswer(db, asker, asked, ground, take)
}

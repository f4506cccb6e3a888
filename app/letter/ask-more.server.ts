import type { z } from 'zod'
import type { Database } from '../platform/db/database.server.ts'
import type { AnswerEvent } from '../workshop/answer/answer-events.ts'
import type { Asker } from '../workshop/answer/asker.server.ts'
import { type GenerationGround, generateAnswer } from '../workshop/answer/generation.server.ts'
import { languageOf } from './languages.ts'
import { letterSystem, letterTurns } from './letter-prompt.server.ts'
import type { moreRequest } from './letter-schema.ts'
import { sampleFor } from './sample-letter.server.ts'

/**
 * Another language, what to prepare, a question: asked of an explanation, whose letter is not sent
 * again. Hands over the events as they come.
 * @throws KnownFailure with a text for the person
 */
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

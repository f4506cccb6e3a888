import { z } from 'zod'
import { longestWish } from '../ai/conversation.ts'
import { answerKinds } from '../answer-kind.ts'
import { isSeen } from '../platform/seen.ts'
import { isStorable, wellFormed } from '../platform/well-formed.ts'
import { longestPrompt } from '../prompt-path.ts'
import { countText } from '../ui/count-text.ts'
import { defaultTitle, savedLimits, tidyTags } from './saved.ts'
import { savedRefusals } from './saved-refusals.server.ts'
import { longestFormer, mostVersions } from './versions.ts'

/** Of what our own pages do not send. */
const unreadable = 'Controlla i campi e prova di nuovo.'

const text = (maximum: number, tooLong: string) =>
  z
    .string(unreadable)
    .refine(isStorable, 'Il testo contiene caratteri che non si possono salvare.')
    .transform((value) => wellFormed(value).trim())
    .pipe(z.string().max(maximum, tooLong))

const title = text(
  savedLimits.title,
  `Il titolo è troppo lungo: al massimo ${savedLimits.title} caratteri.`,
)

const tooManyTags = `Puoi mettere al massimo ${savedLimits.tags} tag.`

/** Counted before each is looked at; some may be blank or the same. */
const tags = z
  .array(z.unknown(), unreadable)
  .max(10 * savedLimits.tags, tooManyTags)
  .pipe(
    z.array(
      text(savedLimits.tag, `Un tag è troppo lungo: al massimo ${savedLimits.tag} caratteri.`),
    ),
  )
  .transform((all) => tidyTags(all.filter(isSeen)))
  .pipe(z.array(z.string()).max(savedLimits.tags, tooManyTags))

const key = z.string(unreadable).regex(/^[\w-]{8,100}$/, unreadable)

/** Former versions of the answer, each with what was asked of it; null: corrected by hand. */
const turns = z
  .array(
    z.object({
      answer: text(savedLimits.response, unreadable),
      wish: text(longestWish, unreadable).nullable(),
    }),
    unreadable,
  )
  .max(mostVersions - 1, unreadable)
  .refine(
    (all) => all.reduce((sum, { answer }) => sum + answer.length, 0) <= longestFormer,
    unreadable,
  )

/**
 * What the workshop sends to keep an answer; anything else in the body is ignored. Tags and
 * category that do not come, and a title that is null, stay as the record has them.
 */
export const saveSchema = z.object({
  title: title.transform((value) => value.replace(/\s+/g, ' ')).nullable(),
  prompt: text(
    longestPrompt,
    `La richiesta è troppo lunga: al massimo ${countText(longestPrompt)} caratteri.`,
  ),
  response: text(savedLimits.response, 'La risposta è troppo lunga per essere salvata.'),
  turns: turns.default([]),
  /** The version on the screen, counted from 0; none: the newest. */
  shown: z.int(unreadable).min(0, unreadable).nullish(),
  tags: tags.optional(),
  category: text(savedLimits.category, 'La categoria è troppo lunga.')
    .transform((value) => value || null)
    .nullish(),
  answerKind: z.enum(answerKinds, unreadable).nullish(),
  imageId: key.nullish().transform((value) => value ?? null),
  idempotencyKey: key,
})

export type SaveInput = z.output<typeof saveSchema>

/** What the owner may change later; an empty title becomes the default one. */
export const editSchema = z.object({
  title: title.transform((value) => (isSeen(value) ? value.replace(/\s+/g, ' ') : defaultTitle)),
  tags,
})

export const correctionSchema = text(
  savedLimits.response,
  'La risposta è troppo lunga per essere salvata.',
).pipe(z.string().refine(isSeen, savedRefusals.empty))

export type EditInput = z.output<typeof editSchema>

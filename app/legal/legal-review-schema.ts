import { z } from 'zod'
import { romanDay } from '../platform/roman-day.ts'
import { isSeen } from '../platform/seen.ts'

/** The longest name of who read the pages. */
const reviewerMost = 80

const texts = {
  by: `Scrivi chi le ha lette. Al massimo ${reviewerMost} caratteri.`,
  on: 'Scegli il giorno in cui le ha lette.',
  future: 'Questo giorno deve ancora venire. Scegli oggi, o un giorno passato.',
}

/** The lawyer's name, and the day in Italy, for instance '2027-03-31'. */
export const legalReviewSchema = z.object({
  by: z
    .string(texts.by)
    .trim()
    .refine(isSeen, texts.by)
    .max(reviewerMost, texts.by)
    .regex(/^\P{Cc}*$/u, texts.by),
  on: z.iso.date(texts.on).refine((day) => day <= romanDay(new Date()), texts.future),
})

export type LegalReview = z.output<typeof legalReviewSchema>

import { formatDay } from '../ui/format-date.ts'
import type { LegalText } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** A legal page as it is shown: its text, the day of its last change, and who has checked it. */
export const shownLegal = (text: LegalText, facts: LegalFacts) => ({
  text,
  changed: formatDay(text.changed),
  note: reviewed(text, facts) ?? unread,
})

const unread = 'Prima di pubblicare il sito, un avvocato deve controllare questo testo.'

/** Words that were changed after the lawyer read them are unread again. */
function reviewed({ changed }: LegalText, { review }: LegalFacts): string | null {
  if (!review || review.on < changed) return null
  return `Testo controllato il ${formatDay(review.on)}. Lo ha letto ${review.by}.`
}

import type { Env } from '../platform/settings/env.server.ts'
import { formatDay } from '../ui/format-date.ts'
import { parseOwnMarkdown } from '../ui/markdown/parse-markdown.ts'
import { cookiesText } from './cookies-text.server.ts'
import type { LegalText, ShownLegalText } from './legal.ts'
import { legalFacts } from './legal-facts.server.ts'
import { privacyText } from './privacy-text.server.ts'
import { termsText } from './terms-text.server.ts'

/** A text of ours as the screen has it. */
export const shownLegalText = ({ sections, ...text }: LegalText): ShownLegalText => ({
  ...text,
  changedOn: formatDay(text.changed),
  sections: sections.map(({ id, title, text }) => ({ id, title, blocks: parseOwnMarkdown(text) })),
})

/** A legal page as it is shown, with who has read it. */
export const shownLegal = (env: Env, text: LegalText) => ({
  text: shownLegalText(text),
  note: reviewNote(text, env.LEGAL_REVIEW),
})

/** Words that were changed after the lawyer read them are unread again. */
export function reviewNote({ changed }: LegalText, review: Env['LEGAL_REVIEW']): string {
  if (!review || review.on < changed) {
    return 'Prima di pubblicare il sito, un avvocato deve controllare questo testo.'
  }
  return `Testo controllato il ${formatDay(review.on)}. Lo ha letto ${review.by}.`
}

/** The day on which the words of one of the legal pages changed last: '2026-11-21'. */
export function legalChangedOn(env: Env): string {
  const facts = legalFacts(env)
  const days = [privacyText, termsText, cookiesText].map((textOf) => textOf(facts).changed)
  return days.sort().at(-1) as string
}

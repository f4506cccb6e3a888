import { FileText, Mail, MessageSquareText } from 'lucide-react'
import type { AnswerKind, Template } from '../../../db/content-types.ts'

const drawings = { letter: Mail, message: MessageSquareText } satisfies Record<AnswerKind, unknown>

/** The small drawing of a ready request: what its answer is. */
export function TemplateSign({ answerKind }: Pick<Template, 'answerKind'>) {
  const Drawing = answerKind ? drawings[answerKind] : FileText
  return <Drawing className="i" aria-hidden="true" />
}

/**
 * A template's emoji beside its title: where no typeface has it, the sign for what is missing has
 * the colour of the card.
 */
export const TemplateEmoji = ({ emoji }: Pick<Template, 'emoji'>) => (
  <span className="template-emoji" aria-hidden="true">
    {' '}
    {emoji}
  </span>
)

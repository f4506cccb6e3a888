import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Choose } from '../sheet/choice-card.tsx'
import { useSheet } from '../state/sheet-context.ts'
import { letterQuestion, replyTemplateId } from './letter.ts'

/** From a letter that was explained to the template that answers one; what it said stays in view. */
export function ReplyLink({ onChoose }: { onChoose: Choose }) {
  const { state, page } = useSheet()
  const isOfLetter = state.answer.question.prompt === letterQuestion.prompt
  const template = page.set?.templates.find(({ id }) => id === replyTemplateId)
  if (!isOfLetter || !template) return null
  const to = promptPath({ profession: everydaySetId, template: replyTemplateId })
  return (
    <p className="full noprint">
      <Link
        className={buttonClass({ kind: 'main' })}
        to={to}
        preventScrollReset
        onClick={onChoose(to, { template })}
      >
        <Pencil className="i" aria-hidden="true" />
        Rispondi a questa lettera
      </Link>
    </p>
  )
}

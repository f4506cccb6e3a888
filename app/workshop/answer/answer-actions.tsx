import { Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { TextActs } from '../../ui/markdown/text-acts.tsx'

type AnswerActionsProps = {
  title: string
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  onCorrect: () => void
}

/** What can be done with an answer before it is saved. */
export function AnswerActions({ onCorrect, ...answer }: AnswerActionsProps) {
  return (
    <div className="answer-acts noprint needs-script">
      <TextActs {...answer} />
      <Button type="button" icon={<Pencil className="i" aria-hidden="true" />} onClick={onCorrect}>
        Correggi
      </Button>
    </div>
  )
}

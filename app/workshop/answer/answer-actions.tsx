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
    <div className="answer-acts noprint">
      <TextActs {...answer} />
      <Button
        type="button"
        className="needs-script"
        icon={<Pencil className="i" aria-hidden="true" />}
        onClick={onCorrect}
      >
        Correggi
      </Button>
      <noscript>
        <p className="small">Per correggere la risposta a mano, prima salvala.</p>
      </noscript>
    </div>
  )
}

import { Pencil, Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { detailHeading, pastedText, sectionOf } from '../../ui/markdown/pasted-text.ts'
import { SendText } from '../../ui/send-text.tsx'

type AnswerActionsProps = {
  title: string
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  onCorrect: () => void
}

/** Copy whole or the text alone, send by the device's own means, else by mail, and print either. */
export function AnswerActions({ title, text, blocks, onCorrect }: AnswerActionsProps) {
  const whole = blocks && pastedText(blocks)
  const section = blocks && sectionOf(blocks, detailHeading)
  const own = section && pastedText(section)
  return (
    <div className="answer-acts noprint needs-script">
      <CopyButton text={whole?.plain ?? text} html={whole?.html} label="Copia" />
      {own && own.plain !== whole?.plain ? (
        <CopyButton text={own.plain} html={own.html} label="Copia solo il testo" />
      ) : null}
      <SendText title={title} text={own?.plain ?? text} />
      <Button
        type="button"
        icon={<Printer className="i" aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Stampa
      </Button>
      {own && section !== blocks ? (
        <Button
          type="button"
          icon={<Printer className="i" aria-hidden="true" />}
          onClick={() =>
            import('../../ui/markdown/print-text.ts').then(
              ({ printText }) => printText(own.html),
              // It cannot be loaded now: the whole is better than nothing.
              () => window.print(),
            )
          }
        >
          Stampa solo il testo
        </Button>
      ) : null}
      <Button type="button" icon={<Pencil className="i" aria-hidden="true" />} onClick={onCorrect}>
        Correggi
      </Button>
    </div>
  )
}

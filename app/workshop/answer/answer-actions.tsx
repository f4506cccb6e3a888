import { Mail, Pencil, Printer, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { detailHeading, pastedText, sectionOf } from '../../ui/markdown/pasted-text.ts'

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
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  const sent = own?.plain ?? text
  return (
    <div className="answer-acts noprint needs-script">
      <CopyButton text={whole?.plain ?? text} html={whole?.html} label="Copia" />
      {own && own.plain !== whole?.plain ? (
        <CopyButton text={own.plain} html={own.html} label="Copia solo il testo" />
      ) : null}
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
      {canShare ? (
        <Button
          type="button"
          icon={<Share2 className="i" aria-hidden="true" />}
          // Closing the device's own sheet is not a failure.
          onClick={() => navigator.share({ title, text: sent }).catch(() => {})}
        >
          Manda
        </Button>
      ) : (
        <a
          className={buttonClass({})}
          href={mailAddress(title, sent)}
          onClick={() => void navigator.clipboard?.writeText(sent).catch(() => {})}
        >
          <Mail className="i" aria-hidden="true" />
          Manda
        </a>
      )}
      <Button type="button" icon={<Pencil className="i" aria-hidden="true" />} onClick={onCorrect}>
        Correggi
      </Button>
    </div>
  )
}

/** Longer addresses are cut off by some mail programs, in characters. */
const longestMail = 1800

/** A message with the text; a longer one is pasted by hand, and lies on the clipboard for that. */
function mailAddress(title: string, text: string): string {
  const address = (body: string) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  const whole = address(text)
  return whole.length <= longestMail ? whole : address('(Incolla qui il testo: è già copiato.)')
}

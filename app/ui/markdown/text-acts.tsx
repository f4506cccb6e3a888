import type { ButtonLooks } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintButton } from '../print-button.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'
import { SendText } from './send-text.tsx'
import { takenText } from './taken-text.ts'

type TextActsProps = {
  title: string
  /** What is copied and sent while the parser is on its way. */
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  /** What is copied whole, where it is more than what stands there. */
  whole?: MarkdownBlock[]
  copyKind?: ButtonLooks['kind']
}

/** What is done with an answer, whole or the text alone: copy, send, print. */
export function TextActs({ title, text, blocks, whole, copyKind }: TextActsProps) {
  const { letter, whole: all } = takenText(text, blocks, whole)
  return (
    <>
      <CopyButton text={all.plain} html={all.html} label="Copia" kind={copyKind} />
      {letter ? (
        <CopyButton text={letter.plain} html={letter.html} label="Copia solo il testo" />
      ) : null}
      <SendText title={title} text={(letter ?? all).plain} />
      <PrintButton>Stampa</PrintButton>
      {letter ? <PrintButton html={letter.html}>Stampa solo il testo</PrintButton> : null}
    </>
  )
}

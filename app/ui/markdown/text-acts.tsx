import type { ButtonLooks } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintButton } from '../print-button.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'
import { detailHeading, pastedText, sectionOf } from './pasted-text.ts'
import { SendText } from './send-text.tsx'

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
  const all = blocks && pastedText(whole ?? blocks)
  const section = blocks && sectionOf(blocks, detailHeading)
  const own = section && pastedText(section)
  return (
    <>
      <CopyButton text={all?.plain ?? text} html={all?.html} label="Copia" kind={copyKind} />
      {own && own.plain !== all?.plain ? (
        <CopyButton text={own.plain} html={own.html} label="Copia solo il testo" />
      ) : null}
      <SendText title={title} text={own?.plain ?? text} />
      <PrintButton>Stampa</PrintButton>
      {own && section !== blocks ? (
        <PrintButton html={own.html}>Stampa solo il testo</PrintButton>
      ) : null}
    </>
  )
}

import type { ButtonLooks } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintButton } from '../print-button.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'
import { SendText } from './send-text.tsx'
import { takenText } from './taken-text.ts'

type TextActsProps = {
  /** What is copied and sent while the parser is on its way. */
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  /** What is copied whole, where it is more than what stands there. */
  whole?: MarkdownBlock[]
  /** How the text to send is called that was asked for: 'la lettera'; null: none was. */
  name: string | null
}

/** The text to send alone, with its name; null: there is none, and the whole is taken. */
function textToSend({ text, blocks, whole, name }: TextActsProps) {
  const { content, whole: all } = takenText(text, blocks, whole)
  return { content, all, sent: name !== null && content ? { ...content, name } : null }
}

type MainActsProps = TextActsProps & { copyKind?: ButtonLooks['kind'] }

/** Copy and print: of the text to send, right under it, else of the whole answer. */
export function MainActs({ copyKind, ...props }: MainActsProps) {
  const { sent, all } = textToSend(props)
  const { plain, html } = sent ?? all
  const of = sent ? ` ${sent.name}` : ''
  return (
    <>
      <CopyButton text={plain} html={html} label={`Copia${of}`} kind={copyKind} />
      <PrintButton html={sent?.html}>{`Stampa${of}`}</PrintButton>
    </>
  )
}

type OtherActsProps = TextActsProps & { title: string }

/** In 'Altro': sends what was asked for, and copies and prints what the main buttons do not. */
export function OtherActs({ title, ...props }: OtherActsProps) {
  const { sent, content, all } = textToSend(props)
  return (
    <>
      <SendText title={title} text={(content ?? all).plain} />
      {sent ? (
        <>
          <CopyButton text={all.plain} html={all.html} label="Copia tutto" />
          <PrintButton isSecond>Stampa tutto</PrintButton>
        </>
      ) : content ? (
        <CopyButton text={content.plain} html={content.html} label="Copia solo il testo" />
      ) : null}
    </>
  )
}

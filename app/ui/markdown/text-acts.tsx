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
}

type MessageActsProps = TextActsProps & { copyKind?: ButtonLooks['kind'] }

/** Copy and print, right under a message; where none is found, of the whole answer. */
export function MessageActs({ text, blocks, whole, copyKind }: MessageActsProps) {
  const { message, whole: all } = takenText(text, blocks, whole)
  const { plain, html } = message ?? all
  return (
    <>
      <CopyButton
        text={plain}
        html={html}
        label={message ? 'Copia la lettera' : 'Copia'}
        kind={copyKind}
      />
      <PrintButton html={message?.html}>{message ? 'Stampa la lettera' : 'Stampa'}</PrintButton>
    </>
  )
}

type WholeActsProps = TextActsProps & { title: string }

/** In 'Altro': sends the text, and copies and prints all of it where only the message's acts show. */
export function WholeActs({ title, text, blocks, whole }: WholeActsProps) {
  const { message, whole: all } = takenText(text, blocks, whole)
  return (
    <>
      <SendText title={title} text={(message ?? all).plain} />
      {message ? (
        <>
          <CopyButton text={all.plain} html={all.html} label="Copia" />
          <PrintButton isSecond>Stampa</PrintButton>
        </>
      ) : null}
    </>
  )
}

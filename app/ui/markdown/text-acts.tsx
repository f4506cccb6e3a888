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

type LetterActsProps = TextActsProps & { copyKind?: ButtonLooks['kind'] }

/** Copy and print, right under a letter; where none is found, of the whole answer. */
export function LetterActs({ text, blocks, whole, copyKind }: LetterActsProps) {
  const { letter, whole: all } = takenText(text, blocks, whole)
  const { plain, html } = letter ?? all
  return (
    <>
      <CopyButton
        text={plain}
        html={html}
        label={letter ? 'Copia la lettera' : 'Copia'}
        kind={copyKind}
      />
      <PrintButton html={letter?.html}>{letter ? 'Stampa la lettera' : 'Stampa'}</PrintButton>
    </>
  )
}

type WholeActsProps = TextActsProps & { title: string }

/** In 'Altro': sends the text, and copies and prints all of it where only the letter's acts show. */
export function WholeActs({ title, text, blocks, whole }: WholeActsProps) {
  const { letter, whole: all } = takenText(text, blocks, whole)
  return (
    <>
      <SendText title={title} text={(letter ?? all).plain} />
      {letter ? (
        <>
          <CopyButton text={all.plain} html={all.html} label="Copia" />
          <PrintButton isSecond>Stampa</PrintButton>
        </>
      ) : null}
    </>
  )
}

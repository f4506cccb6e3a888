import type { ReactNode } from 'react'
import type { ButtonLooks } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintButton } from '../print-button.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'
import { SendText } from './send-text.tsx'
import { takenText } from './taken-text.ts'

export type TextActsProps = {
  /** What is copied and sent while the parser is on its way. */
  text: string
  /** null while the parser is on its way. */
  blocks: MarkdownBlock[] | null
  /** What is copied whole, where it is not all that was written. */
  whole?: MarkdownBlock[]
  /** How the text to send is called that was asked for: 'la lettera'; null: none was. */
  name: string | null
  /** Who wrote it: printed under a text to send. */
  label: string
}

/** The text to send alone, with its name; null: there is none, and the whole is taken. */
function textToSend({ text, blocks, whole, name }: TextActsProps) {
  const { content, whole: all } = takenText(text, blocks, whole)
  return { content, all, sent: name !== null && content ? { ...content, name } : null }
}

type MainActsProps = TextActsProps & {
  copyKind?: ButtonLooks['kind']
  /** After the copy. With it a narrow screen has no room for the print, which 'Altro' holds then. */
  children?: ReactNode
}

/** Copy and print: of the text to send, right under it, else of the whole answer. */
export function MainActs({ copyKind, children, ...props }: MainActsProps) {
  const { sent, all } = textToSend(props)
  const { plain, html } = sent ?? all
  const of = sent ? ` ${sent.name}` : ''
  return (
    <>
      <CopyButton text={plain} html={html} label={`Copia${of}`} kind={copyKind} />
      {children}
      <PrintAct {...props} className={children ? 'when-wide' : undefined} />
    </>
  )
}

type PrintActProps = TextActsProps & { className?: string; isSecond?: boolean }

function PrintAct({ className, isSecond, ...props }: PrintActProps) {
  const { sent } = textToSend(props)
  return (
    <PrintButton
      className={className}
      isSecond={isSecond}
      alone={sent ? { html: sent.html, foot: props.label } : undefined}
    >
      {sent ? `Stampa ${sent.name}` : 'Stampa'}
    </PrintButton>
  )
}

type OtherActsProps = TextActsProps & {
  title: string
  /** The print stands here on a narrow screen. */
  holdsPrint?: boolean
  /** After 'Manda'. */
  children?: ReactNode
}

/** In 'Altro': sends what was asked for, and copies and prints what the main buttons do not. */
export function OtherActs({ title, holdsPrint = false, children, ...props }: OtherActsProps) {
  const { sent, content, all } = textToSend(props)
  return (
    <>
      <SendText title={title} text={(content ?? all).plain} />
      {children}
      {holdsPrint ? <PrintAct {...props} isSecond className="when-narrow" /> : null}
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

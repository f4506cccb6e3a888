import type { ReactNode } from 'react'
import { Markdown } from './markdown.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'

type AnswerTextProps = {
  text: string
  /** null while the parser is on its way: the text stands there as it is. */
  blocks: MarkdownBlock[] | null
  /** The code of the language that the message in it, or else all of it, was asked in. */
  lang: string | undefined
  /** What is done with it, right under its message, or under all of it; none while it is written. */
  acts?: ReactNode
}

/** An answer, its message in a frame of its own. */
export function AnswerText({ text, blocks, lang, acts }: AnswerTextProps) {
  const parts = acts && blocks ? splitAtMessage(blocks) : null
  const all = blocks ?? []
  return (
    <>
      {blocks ? (
        <Markdown blocks={parts?.before ?? blocks} within={all} {...(lang && !parts && { lang })} />
      ) : (
        <p className="prose whitespace-pre-wrap">{text}</p>
      )}
      {parts ? (
        <div className="message" {...parts.side} {...(lang && { lang })}>
          <Markdown blocks={parts.message} within={all} />
        </div>
      ) : null}
      {acts}
      {parts && parts.after.length > 0 ? (
        <div className="after-message">
          <Markdown blocks={parts.after} within={all} />
        </div>
      ) : null}
    </>
  )
}

function splitAtMessage(blocks: MarkdownBlock[]) {
  const at = blocks.findIndex(({ kind }) => kind === 'message')
  const block = blocks[at]
  if (block?.kind !== 'message') return null
  const { children: message, side } = block
  return { before: blocks.slice(0, at), message, side, after: blocks.slice(at + 1) }
}

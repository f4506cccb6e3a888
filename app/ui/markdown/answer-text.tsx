import type { ReactNode } from 'react'
import { Markdown } from './markdown.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'

type AnswerTextProps = {
  text: string
  /** null while the parser is on its way: the text stands there as it is. */
  blocks: MarkdownBlock[] | null
  /** The code of the language that the letter in it, or else all of it, was asked in. */
  lang: string | undefined
  /** What is done with it, right under its letter, or under all of it; none while it is written. */
  acts?: ReactNode
}

/** An answer, its letter in a frame of its own. */
export function AnswerText({ text, blocks, lang, acts }: AnswerTextProps) {
  const parts = acts && blocks ? partsOf(blocks) : null
  const all = blocks ?? []
  return (
    <>
      {blocks ? (
        <Markdown blocks={parts?.before ?? blocks} within={all} {...(lang && !parts && { lang })} />
      ) : (
        <p className="prose whitespace-pre-wrap">{text}</p>
      )}
      {parts ? (
        <div className="letter" {...parts.side} {...(lang && { lang })}>
          <Markdown blocks={parts.letter} within={all} />
        </div>
      ) : null}
      {acts}
      {parts && parts.after.length > 0 ? (
        <div className="after-letter">
          <Markdown blocks={parts.after} within={all} />
        </div>
      ) : null}
    </>
  )
}

function partsOf(blocks: MarkdownBlock[]) {
  const at = blocks.findIndex(({ kind }) => kind === 'letter')
  const block = blocks[at]
  if (block?.kind !== 'letter') return null
  const { children: letter, side } = block
  return { before: blocks.slice(0, at), letter, side, after: blocks.slice(at + 1) }
}

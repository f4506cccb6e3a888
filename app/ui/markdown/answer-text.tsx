import { Fragment, type ReactNode } from 'react'
import { answerParts, letterAlone } from './content-part.ts'
import { Markdown } from './markdown.tsx'
import type { MarkdownBlock } from './markdown-tree.ts'

type AnswerTextProps = {
  text: string
  /** null while the parser is on its way: the text stands there as it is. */
  blocks: MarkdownBlock[] | null
  /** The code of the language that what was asked for is in; undefined: as the page's. */
  lang: string | undefined
  /** A letter or a message was asked for: it stands in a frame of its own. */
  isToSend: boolean
  /** It is a letter and little more: what the fixed structure puts above it is left out. */
  isAlone?: boolean
  /** It is still being written. */
  isGrowing?: boolean
  /** What is done with it: right under a text to send, else under all of it. */
  acts?: ReactNode
}

/** An answer; what was asked for carries its language, and a text to send its frame and buttons. */
export function AnswerText(props: AnswerTextProps) {
  const { text, blocks, lang, isToSend, isAlone = false, isGrowing = false, acts } = props
  // The key keeps them, with what is open or typed in them, when the parser comes.
  const keptActs = <Fragment key="acts">{acts}</Fragment>
  if (!blocks) {
    return (
      <>
        <p className="prose whitespace-pre-wrap">{text}</p>
        {keptActs}
      </>
    )
  }
  const parts = answerParts(blocks)
  if (!parts) {
    return (
      <>
        <div lang={lang}>
          <Markdown blocks={isAlone && isGrowing ? letterAlone(blocks) : blocks} />
        </div>
        {keptActs}
      </>
    )
  }
  return (
    <>
      <Markdown blocks={isAlone ? letterAlone(parts.before) : parts.before} within={blocks} />
      <div className={isToSend ? 'message' : undefined} lang={lang}>
        <Markdown blocks={parts.content} within={blocks} />
      </div>
      {isToSend ? keptActs : null}
      {parts.after.length > 0 ? (
        <div className={isToSend ? 'after-message' : 'after-content'}>
          <Markdown blocks={parts.after} within={blocks} />
        </div>
      ) : null}
      {isToSend ? null : keptActs}
    </>
  )
}

import { type ReactNode, useMemo, useState } from 'react'
import { answerKindNames } from '../../answer-kind.ts'
import { defaultTitle, savedLimits } from '../../saved/saved.ts'
import { answerKindAt } from '../../saved/versions.ts'
import { firstHeading, type MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { hasPlaceholder, putBack } from '../guard/hide.ts'
import { type Filled, fillBrackets, placeholderKey } from '../guard/placeholder.ts'
import { shownIndex, shownText } from '../state/answer-versions.ts'
import { useSheet } from '../state/sheet-context.ts'
import { useLater } from '../state/use-later.ts'

export type ShownText = {
  /** The version on screen as it leaves this device, with placeholders for the person's own data. */
  written: string
  /** As it is shown, and parsed; null while the parser is on its way. */
  text: string
  blocks: MarkdownBlock[] | null
  /** How the text to send is called that this version is: 'la lettera'; null: it is none. */
  sentName: string | null
  /** What the answer is called unless somebody names it. */
  proposed: string
  /** Puts the person's own data and words in, and takes them out again. */
  own: ReactNode
}

/** The text of the version on screen, with what stays on this device in it. */
export function useShownText(): ShownText {
  const { state, page, noScript } = useSheet()
  const { answer, guarded } = state
  const { kept } = guarded
  const written = shownText(answer)
  // Which answer shows the person's own data again: it stays on this screen.
  const [ownOf, setOwnOf] = useState<string | null>()
  const isOwn = ownOf === answer.generationId
  // The same of what was written into brackets, which is proposed again where it was taken out.
  const [filledOf, setFilledOf] = useState<string | null>()
  const isFilled = filledOf === answer.generationId
  const [filling, setFilling] = useState<Filled>({})
  const complete = isFilled ? fillBrackets(written, filling) : written
  const text = isOwn ? putBack(complete, kept) : complete
  // What is proposed as a title leaves this device: it is made of the text as it was written.
  const writtenBlocks = useParsed(written, (noScript ?? page.resumed)?.given)
  const ownBlocks = useParsed(text === written ? '' : text)
  const kind = answerKindAt(answer.question.answerKind, answer.turns, shownIndex(answer))
  const heading = writtenBlocks && firstHeading(writtenBlocks)
  const later = useLater(() => import('./later-parts.tsx'))
  return {
    written,
    text,
    blocks: text === written ? writtenBlocks : ownBlocks,
    sentName: kind && answerKindNames[kind],
    proposed: (heading || defaultTitle).slice(0, savedLimits.title),
    own: (
      <>
        {later && hasPlaceholder(written, kept) ? (
          <later.OwnData
            isShown={isOwn}
            onToggle={() => setOwnOf(isOwn ? undefined : answer.generationId)}
          />
        ) : null}
        {later ? (
          <later.FillBrackets
            text={written}
            others={new Set(Object.keys(kept).map(placeholderKey))}
            filling={filling}
            isFilled={isFilled}
            onFill={(words) => {
              setFilling(words)
              setFilledOf(answer.generationId)
            }}
            onEmpty={() => setFilledOf(undefined)}
          />
        ) : null}
      </>
    ),
  }
}

/** The text as blocks; null while the parser is on its way. */
function useParsed(
  text: string,
  given?: { text: string; blocks: MarkdownBlock[] },
): MarkdownBlock[] | null {
  const { parse } = useSheet()
  return useMemo(() => {
    if (given?.text === text) return given.blocks
    return parse?.(text) ?? null
  }, [parse, text, given])
}

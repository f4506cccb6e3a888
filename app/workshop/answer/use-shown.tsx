import { type ReactNode, useState } from 'react'
import { defaultTitle, savedLimits } from '../../saved/saved.ts'
import { firstHeading, type MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import { bringBack, hasPlaceholder } from '../guard/hide.ts'
import { useLater } from '../sheet/use-later.ts'
import { useMarkdown } from '../sheet/use-markdown.ts'
import type { Work } from '../sheet/work.ts'
import { useSigned } from '../sign/sign.tsx'
import type { Resumed } from '../workshop-page.ts'
import { shownText } from './versions.ts'

type Shown = {
  /** The version on screen as it leaves this device, with placeholders for the person's own data. */
  written: string
  /** As it is shown, and parsed; null while the parser is on its way. */
  text: string
  blocks: MarkdownBlock[] | null
  /** What the answer is called unless somebody names it. */
  proposed: string
  /** Puts the person's own data and name in, and takes them out again. */
  own: ReactNode
}

/**
 * The text of the version on screen, with what stays on this device in it.
 * @param given the same as the server parsed it
 */
export function useShown(
  { answer, guarded: { kept } }: Pick<Work, 'answer' | 'guarded'>,
  userId: string | null,
  given: Resumed['given'] | undefined,
): Shown {
  const written = shownText(answer)
  // Which answer shows the person's own data again: it stays on this screen.
  const [ownOf, setOwnOf] = useState<string | null>()
  const isOwn = ownOf === answer.exchangeId
  const signed = useSigned(written, answer.exchangeId, userId)
  const text = isOwn ? bringBack(signed.text, kept) : signed.text
  // What is proposed as a title leaves this device: it is made of the text as it was written.
  const writtenBlocks = useMarkdown(written, given)
  const ownBlocks = useMarkdown(text === written ? '' : text)
  const heading = writtenBlocks && firstHeading(writtenBlocks)
  // It comes while the answer is written.
  const OwnData = useLater(() => import('./own-data.tsx'))
  return {
    written,
    text,
    blocks: text === written ? writtenBlocks : ownBlocks,
    proposed: (heading || defaultTitle).slice(0, savedLimits.title),
    own: (
      <>
        {OwnData && hasPlaceholder(written, kept) ? (
          <OwnData
            isShown={isOwn}
            onToggle={() => setOwnOf(isOwn ? undefined : answer.exchangeId)}
          />
        ) : null}
        {signed.offer}
      </>
    ),
  }
}

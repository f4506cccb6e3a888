import { Check, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type VerdictProps = {
  /** Of the block; its word and its reason have it with '-parola' and '-testo'. */
  id: string
  isGood: boolean
  word: string
  /** The word heads a part of the page; else the block takes the focus, and is read as one. */
  heading?: 'h2' | 'h3'
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Right, or not yet, and why. */
export function Verdict({ id, isGood, word, heading, ref, children }: VerdictProps) {
  const Icon = isGood ? Check : Info
  const Word = heading ?? 'b'
  const asOne = {
    ...{ role: 'group', tabIndex: -1 },
    ...{ 'aria-labelledby': `${id}-parola`, 'aria-describedby': `${id}-testo` },
  }
  return (
    <div
      ref={ref}
      id={id}
      className={isGood ? 'verdict good' : 'verdict'}
      {...(heading ? {} : asOne)}
    >
      <span className="verdict-door" aria-hidden="true">
        <Icon className="i" />
      </span>
      <Word id={`${id}-parola`}>{word}</Word>
      <div id={`${id}-testo`}>{children}</div>
    </div>
  )
}

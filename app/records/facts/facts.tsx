import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A state in words: 'well' and 'bad' carry a mark, 'plain' is neither. */
export type Finding = {
  tone: 'well' | 'bad' | 'plain'
  text: string
  /** What it means, or who can mend it. */
  hint?: string
}

type FactProps = {
  label: string
  children: ReactNode
}

/** A fact beside its name. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What was found, by mark and word, and what it means. */
export function FindingLine({ finding, after }: { finding: Finding; after?: ReactNode }) {
  const { tone, text, hint } = finding
  const Icon = { well: Check, bad: TriangleAlert, plain: null }[tone]
  return (
    <>
      <span className={`finding ${tone}`}>
        {Icon && <Icon aria-hidden="true" className="i" />}
        <span>
          {text}
          {after && <>, {after}</>}
        </span>
      </span>
      {hint && <span className="hint">{hint}</span>}
    </>
  )
}

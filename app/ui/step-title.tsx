import type { ReactNode } from 'react'

type StepTitleProps = { step: number; id: string; children: ReactNode }

/** The heading of a step, with its number in a small door; it can take the focus. */
export function StepTitle({ step, id, children }: StepTitleProps) {
  return (
    <h2 id={id} tabIndex={-1} className="step-title">
      <span className="step-number" aria-hidden="true">
        {step}
      </span>
      {children}
    </h2>
  )
}

import type { ReactNode } from 'react'

type StepTitleProps = { step: 1 | 2 | 3; id: string; children: ReactNode }

/** The heading of one of the three steps; it takes the focus when its fold opens. */
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

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SheetLink } from '../workshop/sheet/sheet-link.tsx'
import { stepBack, type WizardPlace, wizardHeading, wizardPath, wizardProgress } from './wizard.ts'

type StepFrameProps = {
  place: WizardPlace
  /** The step that was on screen before; null: none was. */
  shown: RefObject<string | null>
  /** Without script: the sheet comes along through this step. */
  isCarrying?: boolean
  /** An answer is the last of the steps, wherever it stands. */
  isAnswered?: boolean
  /** Default: the step's own. */
  heading?: string
  children: ReactNode
}

/** One step: the way back, how far one is, the question, and what answers it. */
export function StepFrame({
  place,
  shown,
  isCarrying = false,
  isAnswered = false,
  heading = wizardHeading(place),
  children,
}: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const path = wizardPath(place)
  useEffect(() => {
    const isAnother = shown.current !== null && shown.current !== path
    shown.current = path
    // A new question under the same address: screen readers say it.
    if (isAnother) title.current?.focus({ preventScroll: true })
  }, [path, shown])
  const back = stepBack(place)
  const { number: step, total } = wizardProgress(place)
  const number = isAnswered ? total : step
  return (
    <div className="wizard">
      <div className="wrap top noprint">
        {back ? (
          <p>
            <SheetLink to={wizardPath(back)} isOfSheet={isCarrying} className="back">
              <ArrowLeft aria-hidden="true" className="i" />
              Indietro
            </SheetLink>
          </p>
        ) : null}
        <div className="pace">
          <p id="passo">
            Passo {number} di {total}
          </p>
          <span aria-hidden="true">
            {Array.from({ length: total }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the arches are nothing but their number
              <i key={index} data-done={index < number || undefined} />
            ))}
          </span>
        </div>
        <h1 ref={title} tabIndex={-1} aria-describedby="passo">
          {heading}
        </h1>
      </div>
      {children}
    </div>
  )
}

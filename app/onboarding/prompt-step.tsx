import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { SheetForm } from '../workshop/sheet/sheet-form.tsx'
import { SheetLink } from '../workshop/sheet/sheet-link.tsx'
import {
  firstStepsDraft,
  type NoScriptAnswer,
  type WorkshopPage,
} from '../workshop/workshop-page.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { type WizardPlace, wizardPath } from './wizard.ts'

export type PromptStepProps = {
  page: WorkshopPage
  place: WizardPlace
  noScript: NoScriptAnswer | undefined
  /** The step that was on screen before. */
  shown: RefObject<string | null>
}

/**
 * A ready request with its gaps, or one from blocks and free words, answered on the spot; then the
 * end, where the answer stands once more.
 */
export function PromptStep({ page, place, noScript, shown }: PromptStepProps) {
  const { professionId, templateId } = place
  return (
    <SheetForm
      page={page}
      draft={firstStepsDraft(professionId, templateId)}
      noScript={noScript}
      returnPath={wizardPath(place)}
    >
      {({ sheet, ...done }) =>
        place.step === 'done' ? (
          <DoneStep place={place} shown={shown} noScript={noScript} {...done} />
        ) : (
          <StepFrame place={place} shown={shown} isAnswered={done.isAnswered}>
            {sheet}
            {done.answer}
            <div className="wrap finish noprint">
              <p className="measure">
                Ti piace la tua richiesta? La porti con te nella Fucina dei Prompts.
              </p>
              <SheetLink className={buttonClass()} to={wizardPath({ ...place, step: 'done' })}>
                <Check aria-hidden="true" className="i" />
                Ho finito!
              </SheetLink>
              {templateId === null ? null : (
                <>
                  <p className="measure">Non è quello che cerchi? Costruisci la richiesta da te.</p>
                  <ButtonLink to={wizardPath({ step: 'custom', professionId })}>
                    Crea Prompt Personalizzato
                  </ButtonLink>
                </>
              )}
            </div>
          </StepFrame>
        )
      }
    </SheetForm>
  )
}

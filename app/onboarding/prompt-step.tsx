import { ButtonLink } from '../ui/button.tsx'
import { SheetForm } from '../workshop/sheet/sheet-form.tsx'
import {
  firstStepsDraft,
  type NoScriptAnswer,
  type WorkshopPage,
} from '../workshop/workshop-page.ts'
import { FinishLink } from './finish-link.tsx'
import { type WizardPlace, wizardPath } from './wizard.ts'

export type PromptStepProps = {
  page: WorkshopPage
  place: WizardPlace
  noScript: NoScriptAnswer | undefined
}

/** A ready request with its gaps, or one from blocks and free words, answered on the spot. */
export function PromptStep({ page, place, noScript }: PromptStepProps) {
  const { professionId, templateId } = place
  return (
    <SheetForm
      page={page}
      draft={firstStepsDraft(professionId, templateId)}
      noScript={noScript}
      returnPath={wizardPath(place)}
      actions={(prompt) => (
        <div className="wrap finish noprint">
          <p className="measure">
            Ti piace la tua richiesta? La porti con te nella Fucina dei Prompts.
          </p>
          <FinishLink place={place} prompt={prompt} />
          {templateId === null ? null : (
            <>
              <p className="measure">Non è quello che cerchi? Costruisci la richiesta da te.</p>
              <ButtonLink to={wizardPath({ step: 'custom', professionId })}>
                Crea Prompt Personalizzato
              </ButtonLink>
            </>
          )}
        </div>
      )}
    />
  )
}

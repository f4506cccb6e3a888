import { CustomForm } from '../workshop/sheet/custom-form.tsx'
import { firstStepsDraft, type WholeAnswer, type WorkshopPage } from '../workshop/workshop-page.ts'
import { FinishLink } from './finish-link.tsx'
import { type Place, wizardPath } from './wizard.ts'

export type CustomStepProps = {
  page: WorkshopPage
  place: Place
  whole: WholeAnswer | undefined
}

/** Step 2: a request from blocks and free words, answered on the spot. */
export function CustomStep({ page, place, whole }: CustomStepProps) {
  return (
    <CustomForm
      page={page}
      draft={firstStepsDraft(place.professionId)}
      whole={whole}
      returnPath={wizardPath(place)}
      actions={(prompt) => (
        <div className="wrap finish noprint">
          <p className="measure">
            Ti piace la tua richiesta? La porti con te nella Fucina dei Prompts.
          </p>
          <FinishLink place={place} prompt={prompt} />
        </div>
      )}
    />
  )
}

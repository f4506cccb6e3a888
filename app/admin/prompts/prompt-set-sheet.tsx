import type { Place } from '../../workshop/list-prompt-sets.server.ts'
import { promptSetSchema } from '../../workshop/prompt-set-schema.ts'
import { AdminForm } from '../form/admin-form.tsx'
import type { FormAnswer } from '../form/form-answer.ts'
import { ProfessionChoice } from './profession-choice.tsx'
import { BlocksSection, type PromptSetRecord, TemplatesSection } from './prompt-set-fields.tsx'
import { SetPreview } from './set-preview.tsx'
import './prompt-sets.css'

type PromptSetSheetProps = {
  record: PromptSetRecord
  /** See AdminForm. */
  version: string | null
  places: readonly Place[]
  /** Whose the edited set is; null: nobody's yet. */
  own: string | null
  answer: FormAnswer | null
  saveLabel: string
}

/** The form of a prompt set, for a new one and for one that is there (ADMS-11 to ADMS-14). */
export function PromptSetSheet({ places, own, answer, ...rest }: PromptSetSheetProps) {
  return (
    <AdminForm
      {...rest}
      schema={promptSetSchema}
      answer={answer}
      beside={<SetPreview professionId={own ?? 'anteprima'} />}
    >
      {(fields) => (
        <>
          <ProfessionChoice field={fields.professionId} places={places} own={own} answer={answer} />
          <BlocksSection fields={fields} />
          <TemplatesSection fields={fields} />
        </>
      )}
    </AdminForm>
  )
}

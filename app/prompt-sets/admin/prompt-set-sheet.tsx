import { AdminForm } from '../../records/form/admin-form.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import type { Place } from '../list-prompt-sets.server.ts'
import { promptSetSchema } from '../prompt-set-schema.ts'
import { BlocksSection } from './blocks-section.tsx'
import type { ListMetadata } from './list-of.tsx'
import { ProfessionChoice } from './profession-choice.tsx'
import type { BlockRecord, PromptSetRecord, TemplateRecord } from './prompt-set-record.ts'
import { SetPreview } from './set-preview.tsx'
import { TemplatesSection } from './templates-section.tsx'
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
          <BlocksSection
            field={fields.blocks as ListMetadata<BlockRecord>}
            isComeBack={answer !== null && answer.code === null}
          />
          <TemplatesSection field={fields.templates as ListMetadata<TemplateRecord>} />
        </>
      )}
    </AdminForm>
  )
}

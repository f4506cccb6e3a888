import { AdminForm } from '../../records/form/admin-form.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import type { SetPlace } from '../list-prompt-sets.server.ts'
import { promptSetSchema } from '../prompt-set-schema.ts'
import { BlocksSection } from './blocks-section.tsx'
import type { ListMetadata } from './list-of.tsx'
import { ProfessionChoice } from './profession-choice.tsx'
import type { BlockRecord, PromptSetRecord, TemplateRecord } from './prompt-set-record.ts'
import { newSetActs, setActs } from './set-acts.ts'
import { SetPreview } from './set-preview.tsx'
import { TemplatesSection } from './templates-section.tsx'
import './prompt-sets.css'

type PromptSetSheetProps = {
  record: PromptSetRecord
  /** null for a new one; `own` says whose the set is, null: nobody's yet. */
  stored: { version: string; own: string | null } | null
  places: readonly SetPlace[]
  answer: FormAnswer | null
}

/** The form of a prompt set, for a new one and for one that is there. */
export function PromptSetSheet({ record, stored, places, answer }: PromptSetSheetProps) {
  const own = stored?.own ?? null
  return (
    <AdminForm
      record={record}
      version={stored?.version ?? null}
      asks={stored ? setActs.button('save') : newSetActs.button('create')}
      saveLabel={stored ? 'Salva il set' : 'Crea il set'}
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

import type { DefaultValue } from '@conform-to/react'
import type { input } from 'zod'
import { AdminForm } from '../../records/form/admin-form.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { professionSchema } from '../profession-schema.ts'
import type { ProposedPart } from '../samples.server.ts'
import { BasicSection } from './basic-section.tsx'
import { ExamplesSection, TipsSection, ToolsSection } from './lines-sections.tsx'
import { MetricsSection } from './metrics-section.tsx'
import { newProfessionActs, professionActs } from './profession-acts.tsx'
import { ResourcesSection } from './resources-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { UseCasesSection } from './use-cases-section.tsx'

type ProfessionFormProps = {
  /** null for a new one. */
  stored: { record: DefaultValue<input<typeof professionSchema>>; version: string } | null
  answer: FormAnswer | null
  /** Parts that the record does not hold, but a sample. */
  proposed: readonly ProposedPart[]
}

const empty: DefaultValue<input<typeof professionSchema>> = {
  iconName: 'Pencil',
  color: 'orange-red',
  examples: ['', '', ''],
}

/** The form of a profession, new or stored, with all its parts. */
export function ProfessionForm({ stored, answer, proposed }: ProfessionFormProps) {
  const isProposed = (part: ProposedPart) => proposed.includes(part)
  return (
    <AdminForm
      schema={professionSchema}
      asks={stored ? professionActs.button('save') : newProfessionActs.button('create')}
      record={stored?.record ?? empty}
      version={stored?.version ?? null}
      answer={answer}
      saveLabel={stored ? 'Salva la professione' : 'Crea la professione'}
      savedText="Professione creata con successo. Adesso puoi completarla. È una bozza: quando è pronta, premi «Pubblica»."
    >
      {(fields) => (
        <>
          <BasicSection fields={fields} isPictureProposed={isProposed('heroImage')} />
          <ExamplesSection field={fields.examples} />
          <ToolsSection field={fields.tools} />
          <MetricsSection field={fields.metrics} isProposed={isProposed('metrics')} />
          <UseCasesSection field={fields.useCases} isProposed={isProposed('useCases')} />
          <TipsSection field={fields.tips} isProposed={isProposed('tips')} />
          <TestimonialsSection
            field={fields.testimonials}
            isProposed={isProposed('testimonials')}
          />
          <ResourcesSection field={fields.resources} isProposed={isProposed('resources')} />
        </>
      )}
    </AdminForm>
  )
}

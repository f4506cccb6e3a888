import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { professionLimits } from '../profession-choices.ts'
import type { FormPart } from './section.tsx'
import { Section } from './section.tsx'

/** A text of a list, as a form holds it. */
export type Line = string | null | undefined

type LinesProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a field of any part of the form
  field: FieldMetadata<Line[], any>
  /** 'Consiglio' */
  itemLabel: string
  addLabel: string
}

/** A list of texts, a line each. */
export function Lines({ field, itemLabel, addLabel }: LinesProps) {
  return (
    <ListField field={field} itemLabel={itemLabel} addLabel={addLabel} newItem="" look="line">
      {(item, position) => (
        <InputField
          field={item}
          label={`${itemLabel} ${position + 1}`}
          maxLength={professionLimits.line}
        />
      )}
    </ListField>
  )
}

type PartProps = Pick<LinesProps, 'field'> & { proposed?: string | null }

const section = (part: FormPart, text: ReactNode, labels: Omit<LinesProps, 'field'>) =>
  function Part({ field, proposed }: PartProps) {
    return (
      <Section part={part} text={text} proposed={proposed}>
        <Lines field={field} {...labels} />
      </Section>
    )
  }

export const ExamplesSection = section(
  'esempi',
  "Che cosa si può fare con l'AI in questo mestiere, in poche parole. Di solito sono tre.",
  { itemLabel: 'Esempio', addLabel: 'Aggiungi un esempio' },
)

export const ToolsSection = section(
  'strumenti',
  'I nomi degli strumenti utili a questo mestiere. In fondo alla pagina stanno come etichette.',
  { itemLabel: 'Strumento', addLabel: 'Aggiungi uno strumento' },
)

export const TipsSection = section(
  'consigli',
  "Frasi brevi: che cosa controllare, che cosa non scrivere all'AI.",
  { itemLabel: 'Consiglio', addLabel: 'Aggiungi un consiglio' },
)

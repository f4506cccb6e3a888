import type { FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { longestPrompt } from '../../prompt-path.ts'
import { AreaField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { professionLimits } from '../profession-choices.ts'
import type { professionNoun } from '../profession-noun.ts'
import { Lines } from './lines-sections.tsx'
import { Section } from './section.tsx'

type UseCases = NonNullable<input<typeof professionNoun.draft>['useCases']>

type UseCasesSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<UseCases, any>
  proposed: string | null
}

const newItem: UseCases[number] = {
  title: '',
  description: '',
  timeSaved: undefined,
  example: '',
  benefits: [''],
}

/** The jobs AI takes on, each with a request that can be tried as it is. */
export function UseCasesSection({ field, proposed }: UseCasesSectionProps) {
  return (
    <Section
      part="casi"
      text="Sulla pagina sono i «Lavori da provare». Ognuno ha una richiesta pronta da copiare."
      proposed={proposed}
    >
      <ListField field={field} itemLabel="Caso" addLabel="Aggiungi un caso d'uso" newItem={newItem}>
        {(item) => <UseCase field={item} />}
      </ListField>
    </Section>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
function UseCase({ field }: { field: FieldMetadata<UseCases[number], any> }) {
  const { title, description, timeSaved, example, benefits } = field.getFieldset()
  return (
    <>
      <InputField field={title} label="Titolo" maxLength={professionLimits.entryTitle} />
      <AreaField
        field={description}
        label="Descrizione"
        rows={3}
        maxLength={professionLimits.entryText}
      />
      <InputField
        field={timeSaved}
        label="Minuti risparmiati"
        type="number"
        min={0}
        max={professionLimits.minutes}
        step="1"
        inputMode="numeric"
        hint="Una stima. Vuoto o 0: non si vede."
      />
      <AreaField
        field={example}
        label="Richiesta di esempio"
        rows={5}
        maxLength={longestPrompt}
        hint="La richiesta da dare all'AI, che funziona così com'è. Niente nomi o dati veri."
      />
      <fieldset className="grid gap-3">
        <legend className="lbl">Vantaggi</legend>
        <Lines field={benefits} itemLabel="Vantaggio" addLabel="Aggiungi un vantaggio" />
      </fieldset>
    </>
  )
}

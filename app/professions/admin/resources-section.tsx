import type { FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { ChoiceField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { resourceTypeLabels } from '../profession.ts'
import { professionLimits, resourceTypes } from '../profession-choices.ts'
import type { professionNoun } from '../profession-noun.ts'
import { Section } from './section.tsx'

type Resources = NonNullable<input<typeof professionNoun.draft>['resources']>

type ResourcesSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<Resources, any>
  proposed: string | null
}

const newItem: Resources[number] = { title: '', type: 'guide', link: '' }

/** Where to go on from here. */
export function ResourcesSection({ field, proposed }: ResourcesSectionProps) {
  return (
    <Section
      part="risorse"
      text="Sulla pagina stanno sotto «Per saperne di più»."
      proposed={proposed}
    >
      <ListField
        field={field}
        itemLabel="Risorsa"
        isFeminine
        addLabel="Aggiungi una risorsa"
        newItem={newItem}
      >
        {(item) => <ResourceFields field={item} />}
      </ListField>
    </Section>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
function ResourceFields({ field }: { field: FieldMetadata<Resources[number], any> }) {
  const { title, type, link } = field.getFieldset()
  return (
    <>
      <div className="form-pair">
        <InputField field={title} label="Titolo" maxLength={professionLimits.entryTitle} />
        <ChoiceField field={type} label="Che cosa è">
          {resourceTypes.map((one) => (
            <option key={one} value={one}>
              {resourceTypeLabels[one]}
            </option>
          ))}
        </ChoiceField>
      </div>
      <InputField
        field={link}
        label="Indirizzo"
        inputMode="url"
        maxLength={professionLimits.link}
        hint="Comincia con https://. Per una pagina di questo sito basta la fine, per esempio /guides."
      />
    </>
  )
}

import type { FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { AreaField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { illustrativeName } from '../profession.ts'
import { professionLimits } from '../profession-choices.ts'
import type { professionNoun } from '../profession-noun.ts'
import { Section } from './section.tsx'

type Testimonials = NonNullable<input<typeof professionNoun.draft>['testimonials']>

type TestimonialsSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<Testimonials, any>
  proposed: string | null
}

const newItem: Testimonials[number] = { name: '', role: '', image: '', text: '' }

/** What people of this job say; nobody is invented. */
export function TestimonialsSection({ field, proposed }: TestimonialsSectionProps) {
  return (
    <Section
      part="testimonianze"
      text={`Parole vere di chi fa questo mestiere, con il suo permesso. Se sono un esempio lascia vuoto il nome: si legge «${illustrativeName}».`}
      proposed={proposed}
    >
      <ListField
        field={field}
        itemLabel="Testimonianza"
        isFeminine
        addLabel="Aggiungi una testimonianza"
        newItem={newItem}
      >
        {(item) => <Testimonial field={item} />}
      </ListField>
    </Section>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
function Testimonial({ field }: { field: FieldMetadata<Testimonials[number], any> }) {
  const { name, role, image, text } = field.getFieldset()
  return (
    <>
      <AreaField
        field={text}
        label="Che cosa dice"
        rows={4}
        maxLength={professionLimits.entryText}
      />
      <div className="form-pair">
        <InputField field={name} label="Nome" maxLength={professionLimits.name} />
        <InputField
          field={role}
          label="Ruolo"
          hint="Per esempio: titolare di una trattoria."
          maxLength={professionLimits.name}
        />
      </div>
      <PictureField
        field={image}
        label="Immagine della persona"
        use="person"
        fallback="/drawings/ritratto.svg"
      />
    </>
  )
}

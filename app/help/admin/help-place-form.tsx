import type { DefaultValue } from '@conform-to/react'
import type { input } from 'zod'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { AreaField, InputField } from '../../records/form/bound-fields.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { helpPlaceLimits } from '../help-place.ts'
import { helpPlaceSchema } from '../help-place-schema.ts'
import { helpPlaceActs, newHelpPlaceActs } from './help-place-acts.ts'

type HelpPlaceFormProps = {
  /** null for a new one. */
  stored: { record: DefaultValue<input<typeof helpPlaceSchema>>; version: string } | null
  answer: FormAnswer | null
}

/** The form of a place or person that helps, new or stored. */
export function HelpPlaceForm({ stored, answer }: HelpPlaceFormProps) {
  return (
    <AdminForm
      schema={helpPlaceSchema}
      asks={stored ? helpPlaceActs.button('save') : newHelpPlaceActs.button('create')}
      record={stored?.record ?? {}}
      version={stored?.version ?? null}
      answer={answer}
      saveLabel={stored ? 'Salva la scheda' : 'Crea la scheda'}
      savedText="Scheda salvata. Se è una bozza, quando è pronta premi «Pubblica»."
    >
      {(fields) => (
        <section className="form-section" aria-labelledby="dati">
          <h2 id="dati">Chi aiuta, e quando</h2>
          <InputField
            field={fields.name}
            label="Nome (obbligatorio)"
            hint="Un luogo o una persona. Di una persona basta il nome, se è d'accordo."
            maxLength={helpPlaceLimits.name}
          />
          <InputField
            field={fields.hours}
            label="Giorni e orari"
            hint="Per esempio: martedì e giovedì, dalle 15 alle 18."
            maxLength={helpPlaceLimits.hours}
          />
          <InputField
            field={fields.phone}
            label="Telefono"
            hint="Chi legge lo preme e chiama. Per esempio: 035 012 3456."
            maxLength={helpPlaceLimits.phone}
            inputMode="tel"
            autoComplete="off"
          />
          <InputField
            field={fields.address}
            label="Indirizzo"
            hint="Via, numero e quartiere."
            maxLength={helpPlaceLimits.address}
            autoComplete="off"
          />
          <AreaField
            field={fields.note}
            label="Nota"
            hint="Per esempio: suona il campanello, oppure porta il telefono carico."
            rows={3}
            maxLength={helpPlaceLimits.note}
          />
        </section>
      )}
    </AdminForm>
  )
}

import type { DefaultValue, FieldMetadata } from '@conform-to/react'
import { AreaField, InputField, RadioField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { sceneLimits } from '../scenes/scene.ts'
import type { SceneFields, SceneRecord } from '../scenes/scene-noun.ts'
import { FieldErrors } from './field-errors.tsx'
import type { SceneFormFields } from './form-fields.ts'
import { MessageSections } from './message-sections.tsx'

/** A new scene begins with two empty pieces and two empty steps. */
export const blankScene: DefaultValue<SceneFields> = {
  lines: [{ text: '' }, { text: '' }],
  actions: ['', ''],
}

/** What the form of a stored scene begins with: neither radio button is chosen while nobody did. */
export const formedScene = (scene: SceneRecord): DefaultValue<SceneFields> => ({
  ...scene,
  isTrue: scene.isTrue === null ? undefined : scene.isTrue ? 'on' : 'off',
})

/** The sections of a scene's form. */
export const SceneSections = ({ fields }: { fields: SceneFormFields }) => (
  <>
    <MessageSections fields={fields} />
    <VerdictSection fields={fields} />
    <ActionsSection fields={fields} />
    <PricesSection fields={fields} />
  </>
)

function VerdictSection({ fields }: { fields: SceneFormFields }) {
  return (
    <section className="form-section" aria-labelledby="verdetto">
      <h2 id="verdetto">Vero o truffa</h2>
      <RadioField
        field={fields.isTrue}
        label="Questo messaggio"
        options={[
          { value: 'on', label: 'È vero' },
          { value: 'off', label: 'È una truffa' },
        ]}
      />
      <AreaField
        field={fields.verdict}
        label="Perché"
        hint="Una o due frasi. Si leggono subito dopo la scelta."
        rows={3}
        maxLength={sceneLimits.verdict}
      />
      <AreaField
        field={fields.remark}
        label="Nota (se serve)"
        hint="Che cosa sembra una prova e non lo è, oppure che cosa è bene sapere."
        rows={3}
        maxLength={sceneLimits.remark}
      />
    </section>
  )
}

function ActionsSection({ fields }: { fields: SceneFormFields }) {
  return (
    <section className="form-section" aria-labelledby="azioni">
      <h2 id="azioni">Che cosa fare adesso</h2>
      <p className="soft measure">Passi brevi, in ordine. Il primo è il più urgente.</p>
      <FieldErrors field={fields.actions} />
      <ListField
        field={fields.actions}
        itemLabel="Passo"
        addLabel="Aggiungi un passo"
        newItem=""
        most={[sceneLimits.actions, 'passi']}
        look="line"
      >
        {(item, position) => (
          <InputField field={item} label={`Passo ${position + 1}`} maxLength={sceneLimits.action} />
        )}
      </ListField>
    </section>
  )
}

function PricesSection({ fields }: { fields: SceneFormFields }) {
  return (
    <section className="form-section" aria-labelledby="prezzi">
      <h2 id="prezzi">Quanto costa sbagliare</h2>
      <p className="soft measure">
        Sempre tutti e due: chi si fida troppo perde qualcosa, chi dubita troppo anche.
      </p>
      <PriceFields field={fields.ifTrusted} legend="A chi si fida" example="Molti soldi." />
      <PriceFields field={fields.ifDoubted} legend="A chi dubita" example="Un giorno di attesa." />
    </section>
  )
}

type PriceFieldsProps = {
  field: FieldMetadata<SceneFields['ifTrusted'], SceneFields>
  legend: string
  /** Of the price in brief. */
  example: string
}

function PriceFields({ field, legend, example }: PriceFieldsProps) {
  const { title, description } = field.getFieldset()
  return (
    <fieldset className="form-item">
      <legend className="lbl">{legend}</legend>
      <InputField
        field={title}
        label="In breve"
        hint={`Per esempio: ${example}`}
        maxLength={sceneLimits.priceTitle}
      />
      <AreaField
        field={description}
        label="Che cosa succede"
        rows={2}
        maxLength={sceneLimits.priceDescription}
      />
    </fieldset>
  )
}

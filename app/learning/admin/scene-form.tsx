import type { DefaultValue, FieldMetadata } from '@conform-to/react'
import { lazy, Suspense } from 'react'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { AreaField, InputField, RadioField } from '../../records/form/bound-fields.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { ListField } from '../../records/form/list-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { sceneLimits } from '../scenes/scene.ts'
import type { SceneRow } from '../scenes/scene-rows.server.ts'
import { type SceneFields, sceneSchema } from '../scenes/scene-schema.ts'
import { FieldErrors } from './field-errors.tsx'
import type { SceneFormFields } from './form-fields.ts'
import { MessageSections } from './message-sections.tsx'
import { newSceneActs, sceneActs } from './scene-acts.tsx'

/** It follows what is typed, which takes a script: its code comes after the form's. */
const ScenePreview = lazy(async () => ({
  default: (await import('./scene-preview.tsx')).ScenePreview,
}))

type SceneFormProps = {
  /** null for a new one. */
  stored: (Omit<SceneRow, 'updatedAt' | 'createdAt'> & { version: string }) | null
  answer: FormAnswer | null
}

/** A new scene begins with two empty pieces and two empty steps. */
const blank: DefaultValue<SceneFields> = {
  lines: [{ text: '' }, { text: '' }],
  actions: ['', ''],
}

/** The form of a scene, new or stored. */
export function SceneForm({ stored, answer }: SceneFormProps) {
  const isHydrated = useHydrated()
  return (
    <AdminForm
      schema={sceneSchema}
      asks={stored ? sceneActs.button('save') : newSceneActs.button('create')}
      record={stored ? { ...stored, isTrue: stored.isTrue ? 'on' : 'off' } : blank}
      version={stored?.version ?? null}
      answer={answer}
      saveLabel={stored ? 'Salva la scena' : 'Crea la scena'}
      savedText={
        stored?.isPublished
          ? 'Scena salvata: chi impara la vede già così.'
          : 'Scena salvata. È una bozza: quando è pronta, premi «Pubblica».'
      }
    >
      {(fields) => (
        <>
          <MessageSections fields={fields} />
          <VerdictSection fields={fields} />
          <ActionsSection fields={fields} />
          <PricesSection fields={fields} />
          {isHydrated && (
            <Suspense>
              <ScenePreview fields={fields} />
            </Suspense>
          )}
        </>
      )}
    </AdminForm>
  )
}

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

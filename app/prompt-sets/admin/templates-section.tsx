import { type FieldMetadata, useField } from '@conform-to/react'
import {
  AreaField,
  ChoiceField,
  HiddenField,
  InputField,
} from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { answerKindLabels, defaultEmoji, promptSetLimits } from '../prompt-set-noun.ts'
import { gapWarnings } from './gap-warnings.ts'
import { type ListMetadata, ListOf, Warnings } from './list-of.tsx'
import type { TemplateRecord } from './prompt-set-record.ts'

type TextRecord = NonNullable<TemplateRecord['blocks']>[number]

const newTemplate: TemplateRecord = {
  id: '',
  title: '',
  description: '',
  need: '',
  emoji: defaultEmoji,
  why: '',
  blocks: [{ text: '' }],
}

/** The templates of a set. */
export function EditTemplates({ field }: { field: ListMetadata<TemplateRecord> }) {
  return (
    <section className="form-section" aria-labelledby="sezione-template">
      <h2 id="sezione-template">Template</h2>
      <p className="soft">
        Un template è una richiesta già pronta. Dove serve un dato di chi scrive lascia uno spazio
        da riempire: <b>[domanda: esempio]</b>, per esempio [tipo di locale: trattoria].
      </p>
      <ListOf list={field}>
        <ListField<TemplateRecord>
          field={field}
          itemLabel="Template"
          addLabel="Aggiungi un template"
          newItem={newTemplate}
          most={[promptSetLimits.templates, 'template']}
        >
          {(template) => <TemplateFields template={template} />}
        </ListField>
      </ListOf>
    </section>
  )
}

function TemplateFields({ template }: { template: FieldMetadata<TemplateRecord> }) {
  const { id, title, description, need, emoji, why, answerKind, blocks } = template.getFieldset()
  return (
    <>
      <HiddenField field={id} />
      <div className="set-template">
        <InputField field={emoji} label="Emoji" autoComplete="off" />
        <InputField field={title} label="Titolo" autoComplete="off" />
      </div>
      <InputField field={description} label="Descrizione" autoComplete="off" />
      <InputField
        field={need}
        label="Bisogno"
        hint="Per esempio Salute. In un elenco lungo i template con le stesse parole stanno insieme."
        autoComplete="off"
      />
      <ListOf list={blocks}>
        <ListField<TextRecord>
          field={blocks as ListMetadata<TextRecord>}
          itemLabel="Pezzo di testo"
          addLabel="Aggiungi un pezzo di testo"
          newItem={{ text: '' }}
          look="line"
        >
          {(piece, position) => (
            <AreaField
              field={piece.getFieldset().text}
              label={`Pezzo di testo ${position + 1}`}
              rows={1}
            />
          )}
        </ListField>
      </ListOf>
      <AreaField
        field={why}
        label="Perché funziona"
        hint="Due frasi che dicono che cosa rende buona la richiesta. Chi la usa le legge sotto il testo."
        rows={2}
      />
      <ChoiceField
        field={answerKind}
        label="Che cosa è la risposta"
        hint="Sotto una lettera il pulsante dice «Copia la lettera», e copia solo quella. Lo stesso vale per un messaggio."
      >
        <option value="">Una risposta per chi la chiede</option>
        {Object.entries(answerKindLabels).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <TemplateWarnings name={blocks.name} />
    </>
  )
}

/** Reads the values as they are typed, for itself, so that a key stroke draws little. */
function TemplateWarnings({ name }: { name: string }) {
  const [{ value }] = useField<TextRecord[]>(name)
  const texts = Array.isArray(value) ? value.map((piece) => piece?.text ?? '') : []
  return <Warnings warnings={gapWarnings(texts)} isSaid />
}

import type { DefaultValue, FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { ratingLimits } from '../../records/content/rating-limits.ts'
import { AdminForm } from '../../records/form/admin-form.tsx'
import {
  AreaField,
  ChoiceField,
  InputField,
  RadioField,
  TickField,
} from '../../records/form/bound-fields.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { toolFallback } from '../tool-card.tsx'
import { toolLimits, toolSchema } from '../tool-schema.ts'
import { newToolActs, toolActs } from './tool-acts.ts'
import { ToolPreview } from './tool-preview.tsx'

type ToolFields = {
  [Name in keyof input<typeof toolSchema>]-?: FieldMetadata<
    input<typeof toolSchema>[Name],
    input<typeof toolSchema>
  >
}

type ToolFormProps = {
  /** null for a new one, which begins with the defaults. */
  stored: (Omit<DefaultValue<input<typeof toolSchema>>, 'isActive'> & StoredState) | null
  answer: FormAnswer | null
  categories: string[]
}

type StoredState = { isActive: boolean; version: string }

const blank = { difficulty: 'beginner', rating: 0, isActive: 'on' } as const

/** The form of a tool, new or stored. */
export function ToolForm({ stored, answer, categories }: ToolFormProps) {
  return (
    <AdminForm
      schema={toolSchema}
      asks={stored ? toolActs.button('save') : newToolActs.button('create')}
      record={stored ? { ...stored, isActive: stored.isActive ? 'on' : 'off' } : blank}
      version={stored?.version ?? null}
      answer={answer}
      saveLabel={stored ? 'Salva lo strumento' : 'Crea lo strumento'}
      savedText="Strumento salvato."
    >
      {(fields) => <ToolSections fields={fields} categories={categories} />}
    </AdminForm>
  )
}

type ToolSectionsProps = {
  fields: ToolFields
  /** Of other tools, to choose from while typing. */
  categories: string[]
}

/** The fields of a tool, for the empty form and for a stored one. */
function ToolSections({ fields, categories }: ToolSectionsProps) {
  const pricing = fields.pricing.getFieldset()
  return (
    <>
      <section className="form-section" aria-labelledby="dati">
        <h2 id="dati">Che cos'è</h2>
        <InputField field={fields.name} label="Nome" maxLength={toolLimits.name} />
        <AreaField
          field={fields.description}
          label="Descrizione"
          hint="A che cosa serve, con parole semplici. Le prime due righe si vedono nell'elenco."
          rows={4}
          maxLength={toolLimits.description}
        />
        <div className="form-pair">
          <InputField
            field={fields.category}
            label="Categoria"
            hint="Scegline una che c'è già, oppure scrivine una nuova."
            maxLength={toolLimits.category}
            list="categorie"
            autoComplete="off"
          />
          <ChoiceField field={fields.difficulty} label="Livello">
            {difficulties.map((level) => (
              <option key={level} value={level}>
                {difficultyLabels[level]}
              </option>
            ))}
          </ChoiceField>
          <InputField
            field={fields.rating}
            label="Valutazione"
            hint="Da 0 a 5, per esempio 4,5. Chi impara la vede come indicativa."
            {...ratingLimits}
            inputMode="decimal"
          />
        </div>
        <datalist id="categorie">
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </section>

      <section className="form-section" aria-labelledby="sito">
        <h2 id="sito">Sito e immagine</h2>
        <InputField
          field={fields.url}
          label="Indirizzo del sito"
          hint="Comincia con https://. Se lo lasci vuoto, chi impara non trova il pulsante «Prova»."
          type="url"
          maxLength={toolLimits.url}
        />
        <PictureField field={fields.imageUrl} label="Immagine" use="tool" fallback={toolFallback} />
      </section>

      <section className="form-section" aria-labelledby="prezzi">
        <h2 id="prezzi">Quanto costa</h2>
        <TickField field={pricing.hasFree} label="Si può usare gratis" />
        <div className="form-pair">
          <InputField
            field={pricing.startingPrice}
            label="Prezzo di partenza"
            hint="Per esempio: circa 20 € al mese."
            maxLength={toolLimits.startingPrice}
          />
        </div>
        <AreaField
          field={pricing.description}
          label="Descrizione dei prezzi"
          rows={3}
          maxLength={toolLimits.pricing}
        />
      </section>

      <section className="form-section" aria-labelledby="funzioni">
        <h2 id="funzioni">Che cosa ci puoi fare</h2>
        <ListField
          field={fields.features}
          itemLabel="Voce"
          addLabel="Aggiungi una voce"
          newItem=""
          look="line"
        >
          {(item, position) => (
            <InputField
              field={item}
              label={`Voce ${position + 1}`}
              maxLength={toolLimits.feature}
            />
          )}
        </ListField>
      </section>

      <section className="form-section" aria-labelledby="stato">
        <h2 id="stato">Chi lo vede</h2>
        <RadioField
          field={fields.isActive}
          label="Stato"
          options={[
            { value: 'on', label: 'Attivo: lo vedono tutti' },
            { value: 'off', label: 'Inattivo: lo vedono solo gli amministratori' },
          ]}
        />
      </section>

      <ToolPreview
        tool={{
          name: textOf(fields.name.value),
          description: textOf(fields.description.value),
          category: textOf(fields.category.value),
          imageUrl: textOf(fields.imageUrl.value),
          rating: Number(textOf(fields.rating.value).replace(',', '.')) || 0,
          hasFree: pricing.hasFree.value === 'on',
        }}
      />
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

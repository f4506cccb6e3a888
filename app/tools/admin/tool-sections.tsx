import type { FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { difficulties, difficultyLabels, ratingLimits } from '../../records/content/content.ts'
import { AreaField, ChoiceField, InputField, TickField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { toolFallback } from '../tool-card.tsx'
import { toolLimits, type toolNoun } from '../tool-noun.ts'

type ToolForm = input<typeof toolNoun.draft>

type ToolSectionsProps = {
  fields: { [Name in keyof ToolForm]-?: FieldMetadata<ToolForm[Name], ToolForm> }
  /** Of all tools, to choose from while typing. */
  categories: readonly string[]
}

/** The fields of a tool, new or stored. */
export function ToolSections({ fields, categories }: ToolSectionsProps) {
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
          isFeminine
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
    </>
  )
}

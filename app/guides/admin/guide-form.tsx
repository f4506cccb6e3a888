import type { DefaultValue } from '@conform-to/react'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { ratingLimits } from '../../records/content/rating-limits.ts'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { AreaField, ChoiceField, InputField, TickField } from '../../records/form/bound-fields.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import type { Choice } from '../guide-choices.server.ts'
import { type GuideForm as Fields, guideLimits, guideSchema, newChapter } from '../guide-schema.ts'
import { ChapterFields } from './chapter-fields.tsx'
import { ChoiceField as NameField } from './choice-field.tsx'
import { guideActs, newGuideActs } from './guide-acts.ts'

export type GuideFormProps = {
  record: DefaultValue<Fields>
  /** As ISO text; null for a new guide. */
  version: string | null
  answer: FormAnswer | null
  /** All tools and guides there are; null where they are too many for a select. */
  tools: Choice[] | null
  guides: Choice[] | null
}

/** The defaults of a new guide, as a form shows them. */
export const newGuide: DefaultValue<Fields> = {
  difficulty: 'beginner',
  duration: 0,
  rating: 0,
  isPublished: false,
  prerequisites: [],
  relatedGuides: [],
  chapters: [],
}

/** The form of a guide, new or stored. */
export function GuideForm({ tools, guides, ...form }: GuideFormProps) {
  return (
    <AdminForm
      {...form}
      schema={guideSchema}
      asks={form.version === null ? newGuideActs.button('create') : guideActs.button('save')}
      saveLabel={form.version === null ? 'Crea la guida' : 'Salva la guida'}
      savedText="Guida salvata."
    >
      {(fields) => (
        <>
          <section className="form-section">
            <h2>Informazioni di base</h2>
            <InputField field={fields.title} label="Titolo" maxLength={guideLimits.title} />
            <AreaField
              field={fields.description}
              label="Descrizione"
              rows={4}
              maxLength={guideLimits.description}
              hint="Due o tre frasi: che cosa si impara a fare."
            />
            <NameField
              field={fields.toolId}
              label="Strumento"
              hint="Lo strumento AI di cui parla la guida."
              nothing="Scegli lo strumento"
              table="tools"
              choices={tools}
            />
            <div className="form-pair">
              <ChoiceField field={fields.difficulty} label="Livello">
                {difficulties.map((difficulty) => (
                  <option key={difficulty} value={difficulty}>
                    {difficultyLabels[difficulty]}
                  </option>
                ))}
              </ChoiceField>
              <InputField
                field={fields.duration}
                label="Durata in minuti"
                inputMode="numeric"
                hint="Tutta la guida, esercizi compresi."
              />
              <InputField
                field={fields.rating}
                label="Valutazione indicativa"
                {...ratingLimits}
                inputMode="decimal"
                hint="Da 0 a 5, per esempio 4,5. Con 0 non si vede."
              />
            </div>
            <PictureField
              field={fields.imageUrl}
              label="Immagine"
              use="guide"
              fallback="/drawings/predefinita.svg"
            />
          </section>
          <section className="form-section">
            <h2>Prima e dopo</h2>
            <h3>Che cosa serve per cominciare</h3>
            <ListField
              field={fields.prerequisites}
              look="line"
              itemLabel="Requisito"
              addLabel="Aggiungi un requisito"
              newItem=""
            >
              {(item, position) => <InputField field={item} label={`Requisito ${position + 1}`} />}
            </ListField>
            <h3>Guide da fare dopo</h3>
            <ListField
              field={fields.relatedGuides}
              look="line"
              itemLabel="Guida collegata"
              addLabel="Aggiungi una guida collegata"
              newItem=""
            >
              {(item, position) => (
                <NameField
                  field={item}
                  label={`Guida collegata ${position + 1}`}
                  nothing="Scegli la guida"
                  table="guides"
                  choices={guides}
                />
              )}
            </ListField>
          </section>
          <section className="form-section">
            <h2>Capitoli</h2>
            <ListField
              field={fields.chapters}
              itemLabel="Capitolo"
              addLabel="Aggiungi un capitolo"
              newItem={newChapter}
              most={[guideLimits.chapters, 'capitoli']}
            >
              {(item, position) => <ChapterFields chapter={item} position={position} />}
            </ListField>
          </section>
          <section className="form-section">
            <h2>Pubblicazione</h2>
            <TickField
              field={fields.isPublished}
              label="Pubblicata"
              hint="Con il segno la vede chi impara. Senza, resta una bozza che vedono solo gli amministratori."
            />
          </section>
        </>
      )}
    </AdminForm>
  )
}

import type { FieldMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { difficulties, difficultyLabels, ratingLimits } from '../../records/content/content.ts'
import { AreaField, ChoiceField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { Button } from '../../ui/button.tsx'
import { chaptersText } from '../guide.ts'
import type { Choice } from '../guide-choices.server.ts'
import { type GuideForm, guideLimits, newChapter } from '../guide-noun.ts'
import { ChapterFields } from './chapter-fields.tsx'

type GuideSectionsProps = {
  fields: { [Name in keyof GuideForm]-?: FieldMetadata<GuideForm[Name], GuideForm> }
  /** All tools and guides there are. */
  tools: Choice[]
  guides: Choice[]
}

/** The fields of a guide, new or stored. */
export function GuideSections({ fields, tools, guides }: GuideSectionsProps) {
  const {
    title,
    description,
    toolId,
    difficulty,
    duration,
    rating,
    imageUrl,
    imageAlt,
    prerequisites,
    relatedGuides,
    chapters,
    ...others
  } = fields
  // Here the compiler names a field that has no input.
  void (others satisfies Record<string, never>)
  return (
    <>
      <section className="form-section">
        <h2>Informazioni di base</h2>
        <InputField field={title} label="Titolo" maxLength={guideLimits.title} />
        <AreaField
          field={description}
          label="Descrizione"
          rows={4}
          maxLength={guideLimits.description}
          hint="Due o tre frasi: che cosa si impara a fare."
        />
        <ChoiceField field={toolId} label="Strumento" hint="Lo strumento AI di cui parla la guida.">
          <Options nothing="Scegli lo strumento" choices={tools} />
        </ChoiceField>
        <div className="form-pair">
          <ChoiceField field={difficulty} label="Livello">
            {difficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {difficultyLabels[difficulty]}
              </option>
            ))}
          </ChoiceField>
          <InputField
            field={duration}
            label="Durata in minuti"
            inputMode="numeric"
            hint="Tutta la guida, esercizi compresi."
          />
          <InputField
            field={rating}
            label="Valutazione indicativa"
            {...ratingLimits}
            inputMode="decimal"
            hint="Da 0 a 5, per esempio 4,5. Con 0 non si vede."
          />
        </div>
        <PictureField
          field={imageUrl}
          label="Immagine"
          use="guide"
          fallback="/drawings/predefinita.svg"
        />
        <AreaField
          field={imageAlt}
          label="Che cosa si vede nell'immagine"
          rows={2}
          hint="Una frase per chi non la vede. Vuota: è solo un ornamento."
          maxLength={guideLimits.imageAlt}
        />
      </section>
      <section className="form-section">
        <h2>Prima e dopo</h2>
        <h3>Che cosa serve per cominciare</h3>
        <ListField
          field={prerequisites}
          look="line"
          itemLabel="Requisito"
          addLabel="Aggiungi un requisito"
          newItem=""
        >
          {(item, position) => <InputField field={item} label={`Requisito ${position + 1}`} />}
        </ListField>
        <h3>Guide da fare dopo</h3>
        <ListField
          field={relatedGuides}
          look="line"
          itemLabel="Guida collegata"
          isFeminine
          addLabel="Aggiungi una guida collegata"
          newItem=""
        >
          {(item, position) => (
            <ChoiceField field={item} label={`Guida collegata ${position + 1}`}>
              <Options nothing="Scegli la guida" choices={guides} />
            </ChoiceField>
          )}
        </ListField>
      </section>
      <Chapters field={chapters} />
    </>
  )
}

type OptionsProps = {
  /** What the select says while nothing is chosen. */
  nothing: string
  choices: Choice[]
}

const Options = ({ nothing, choices }: OptionsProps) => (
  <>
    <option value="">{nothing}</option>
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)

type ChaptersProps = { field: GuideSectionsProps['fields']['chapters'] }

/** The chapters of a guide, folded; all of them opened and closed at once where script runs. */
function Chapters({ field }: ChaptersProps) {
  const section = useRef<HTMLElement>(null)
  const count = field.getFieldList().length
  const fold = (isOpen: boolean) => () => {
    for (const one of section.current?.querySelectorAll<HTMLDetailsElement>('.chapter-fields') ??
      [])
      one.open = isOpen
  }
  return (
    <section className="form-section" ref={section} aria-labelledby="capitoli">
      <div className="section-head">
        <h2 id="capitoli">{count === 0 ? 'Capitoli' : chaptersText(count)}</h2>
        {count > 1 && (
          <div className="row">
            <Button type="button" size="small" onClick={fold(true)}>
              Apri tutti
            </Button>
            <Button type="button" size="small" onClick={fold(false)}>
              Chiudi tutti
            </Button>
          </div>
        )}
      </div>
      <ListField
        field={field}
        look="fold"
        itemLabel="Capitolo"
        addLabel="Aggiungi un capitolo"
        newItem={newChapter}
        most={[guideLimits.chapters, 'capitoli']}
      >
        {(item, position) => <ChapterFields name={item.name} position={position} />}
      </ListField>
    </section>
  )
}

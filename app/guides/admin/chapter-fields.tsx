import { type FieldMetadata, useField } from '@conform-to/react'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { AreaField, HiddenField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { minutesText } from '../../ui/count-text.ts'
import { hiddenLines } from '../chapter-content.ts'
import {
  type ChapterForm,
  type ExerciseForm,
  guideLimits,
  newChapter,
  newExercise,
} from '../guide-noun.ts'
import { ChapterPreview, shownChapter } from './chapter-preview.tsx'
import { ChapterTextField } from './chapter-text-field.tsx'

type ChapterFieldsProps = {
  /** 'chapters[2]' */
  name: string
  position: number
}

/**
 * A chapter inside the form of its guide. A stored one is folded, so that the whole guide can be
 * looked over; a new one is open, and so is one with something to mend. Each listens to its own
 * fields alone: what is typed in one of forty draws no other.
 */
export const ChapterFields = memo(function ChapterFields({ name, position }: ChapterFieldsProps) {
  const [chapter] = useField<ChapterForm>(name)
  const fields = chapter.getFieldset()
  const [isOpen, setOpen] = useState(fields.title.initialValue === newChapter.title)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before the scripts came, it stays open.
  useLayoutEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      className="chapter-fields"
      open={isOpen || !chapter.valid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <ChapterHead name={name} position={position} />
      <HiddenField field={fields.id} />
      <div className="chapter-parts">
        <div className="stack">
          <Parts chapter={chapter} />
        </div>
        {isOpen && <ChapterPreview name={name} position={position} />}
      </div>
    </details>
  )
})

/** What a chapter is called and holds, as it is typed. */
function ChapterHead({ name, position }: ChapterFieldsProps) {
  const [chapter] = useField<ChapterForm>(name)
  const { duration, exercises, title, content } = shownChapter(chapter)
  const hidden = hiddenLines(content).length
  return (
    <summary>
      <span className="arch-number" aria-hidden="true">
        {position + 1}
      </span>
      <span className="said">
        <h3>
          <span className="vh">Capitolo {position + 1}: </span>
          {title || 'Senza titolo'}
        </h3>
        <span className="beside">
          {minutesText(duration)}, {exercisesText(exercises.length)}.
          {hidden > 0 && (
            <span className="unseen">
              <TriangleAlert aria-hidden="true" className="i" />
              {hidden === 1 ? 'Una riga non si vede' : `${hidden} righe non si vedono`}
            </span>
          )}
        </span>
      </span>
      <ChevronDown aria-hidden="true" className="i" />
    </summary>
  )
}

const exercisesText = (count: number) => (count === 1 ? '1 esercizio' : `${count} esercizi`)

function Parts({ chapter }: { chapter: FieldMetadata<ChapterForm> }) {
  const fields = chapter.getFieldset()
  return (
    <>
      <InputField
        field={fields.title}
        label="Titolo del capitolo"
        maxLength={guideLimits.chapterTitle}
      />
      <AreaField
        field={fields.description}
        label="Introduzione"
        rows={2}
        hint="Una frase che apre il capitolo."
        maxLength={guideLimits.chapterDescription}
      />
      <ChapterTextField field={fields.content} maxLength={guideLimits.content} />
      <InputField field={fields.duration} label="Durata in minuti" inputMode="numeric" />
      <PictureField field={fields.imageUrl} label="Immagine del capitolo" use="guide" />
      <AreaField
        field={fields.imageAlt}
        label="Che cosa si vede nell'immagine"
        rows={2}
        hint="Una frase per chi non vede l'immagine."
        maxLength={guideLimits.imageAlt}
      />
      <p className="lbl">Esercizi</p>
      <ListField
        field={fields.exercises}
        look={4}
        itemLabel="Esercizio"
        addLabel="Aggiungi un esercizio"
        newItem={newExercise}
      >
        {(item) => <ExerciseFields exercise={item} />}
      </ListField>
    </>
  )
}

function ExerciseFields({ exercise }: { exercise: FieldMetadata<ExerciseForm> }) {
  const fields = exercise.getFieldset()
  return (
    <>
      <InputField
        field={fields.title}
        label="Titolo dell'esercizio"
        maxLength={guideLimits.exerciseTitle}
      />
      <AreaField
        field={fields.description}
        label="Testo dell'esercizio"
        rows={4}
        hint="Tra « e » metti la richiesta da provare nella Fucina: avrà il suo pulsante. Se una riga comincia con «Risposta:», da lì il testo si apre solo con un pulsante."
        maxLength={guideLimits.exerciseDescription}
      />
    </>
  )
}

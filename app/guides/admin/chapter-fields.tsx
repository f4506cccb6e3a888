import type { FieldMetadata } from '@conform-to/react'
import { ChevronDown, Heading, List } from 'lucide-react'
import { useRef, useState } from 'react'
import { AreaField, HiddenField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { Button } from '../../ui/button.tsx'
import { minutesText } from '../../ui/format-number.ts'
import { Note } from '../../ui/note.tsx'
import { parseChapter } from '../chapter-content.ts'
import { type ChapterForm, type ExerciseForm, guideLimits, newExercise } from '../guide-schema.ts'
import { ChapterPreview, shownChapter } from './chapter-preview.tsx'

type ChapterFieldsProps = { chapter: FieldMetadata<ChapterForm>; position: number }

/**
 * A chapter inside the form of its guide. A stored one is folded, so that the whole guide can be
 * looked over; a new one is open, and so is one with something to mend.
 */
export function ChapterFields({ chapter, position }: ChapterFieldsProps) {
  const fields = chapter.getFieldset()
  const [isOpen, setOpen] = useState(!fields.id.initialValue)
  const { duration, exercises, title } = shownChapter(chapter)
  return (
    <>
      <HiddenField field={fields.id} />
      <details
        className="chapter-fields"
        open={isOpen || !chapter.valid}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span>
            <b>{title || 'Senza titolo'}</b>
            <span className="beside">
              {minutesText(duration)}, {exercisesText(exercises.length)}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="i" />
        </summary>
        <div className="stack">
          <Parts chapter={chapter} />
          <ChapterPreview chapter={chapter} position={position} />
        </div>
      </details>
    </>
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
      <ContentField field={fields.content} />
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

const marks = { heading: '• ', item: '- ' } as const

/** The text of a chapter, with buttons for the signs that keyboards lack. */
function ContentField({ field }: { field: FieldMetadata<string | null | undefined> }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const begin = (mark: string) => {
    if (area.current) beginLine(area.current, mark)
  }
  return (
    <div className="stack gap-2">
      <AreaField
        ref={area}
        field={field}
        label="Testo del capitolo"
        rows={8}
        hint="Un titolo comincia con •. Sotto, ogni punto comincia con -."
        maxLength={guideLimits.content}
      />
      <div className="row needs-script">
        <Button
          type="button"
          size="small"
          icon={<Heading aria-hidden="true" className="i" />}
          onClick={() => begin(marks.heading)}
        >
          Nuovo titolo •
        </Button>
        <Button
          type="button"
          size="small"
          icon={<List aria-hidden="true" className="i" />}
          onClick={() => begin(marks.item)}
        >
          Nuovo punto -
        </Button>
      </div>
      <HiddenLines content={field.value ?? ''} />
    </div>
  )
}

/** Begins a line with `mark` after the one that holds the caret, as if it were typed. */
function beginLine(area: HTMLTextAreaElement, mark: string) {
  const { value, selectionEnd } = area
  const end = value.indexOf('\n', selectionEnd)
  const at = end === -1 ? value.length : end
  const line = value.slice(value.lastIndexOf('\n', at - 1) + 1, at)
  area.focus()
  area.setRangeText(line.trim() === '' ? mark : `\n${mark}`, at, at, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Says which lines no reader will see, before they vanish. */
function HiddenLines({ content }: { content: string }) {
  const { hidden } = parseChapter(content)
  return (
    <div role="status">
      {hidden.length > 0 && (
        <Note kind="bad">
          <p className="font-bold">
            {hidden.length === 1 ? 'Questa riga non si vede:' : 'Queste righe non si vedono:'}
          </p>
          <ul>
            {hidden.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and have no other name
              <li key={index}>{line}</li>
            ))}
          </ul>
          <p>Si vedono i titoli con almeno un punto sotto, e i punti che hanno un titolo sopra.</p>
        </Note>
      )}
    </div>
  )
}

import { type FieldMetadata, useField } from '@conform-to/react'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { minutesText } from '../../ui/format-number.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChapterCard } from '../chapter-card.tsx'
import type { ChapterForm } from '../guide-noun.ts'
import '../guide.css'

type ChapterPreviewProps = {
  /** 'chapters[2]' */
  name: string
  position: number
}

/** A chapter as its readers see it, while it is typed; drawn while it is open. */
export function ChapterPreview({ name, position }: ChapterPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before the scripts came, it stays open.
  useLayoutEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      className="learner-view"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <b>Anteprima del capitolo {position + 1}</b>, come la vede chi impara
        </span>
        <ChevronDown aria-hidden="true" className="i" />
      </summary>
      {(isOpen || !isHydrated) && <Shown name={name} position={position} />}
    </details>
  )
}

function Shown({ name, position }: ChapterPreviewProps) {
  const content = shownChapter(useField<ChapterForm>(name)[0])
  return (
    <div className="chapters">
      <div className="chapter-shown">
        <span className="arch-number" aria-hidden="true">
          {position + 1}
        </span>
        <span className="chapter-title">
          <span className="shown-title">{content.title}</span>
          <span className="small soft">{minutesText(content.duration)}</span>
        </span>
      </div>
      <div className="chapter-body">
        <ChapterCard content={content} />
      </div>
    </div>
  )
}

/** What is typed now; a duration that is no number yet counts as none. */
export function shownChapter(chapter: FieldMetadata<ChapterForm>) {
  const fields = chapter.getFieldset()
  const minutes = Math.trunc(Number(fields.duration.value))
  return {
    id: chapter.id,
    title: fields.title.value ?? '',
    description: fields.description.value ?? '',
    content: fields.content.value ?? '',
    duration: Number.isFinite(minutes) ? minutes : 0,
    imageUrl: fields.imageUrl.value || null,
    imageAlt: fields.imageAlt.value ?? '',
    exercises: fields.exercises.getFieldList().map((item) => {
      const exercise = item.getFieldset()
      return {
        title: exercise.title.value ?? '',
        description: exercise.description.value ?? '',
      }
    }),
  }
}

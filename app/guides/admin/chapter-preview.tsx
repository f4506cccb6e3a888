import { type FieldMetadata, useField } from '@conform-to/react'
import { useEffect, useMemo, useState } from 'react'
import { minutesText } from '../../ui/count-text.ts'
import { ChapterCard } from '../chapter-card.tsx'
import type { ChapterForm } from '../guide-noun.ts'

type ChapterPreviewProps = {
  /** 'chapters[2]' */
  name: string
  position: number
}

type Reader = Pick<typeof import('../chapter-blocks.ts'), 'chapterBlocks'>

/** Stands in for a reader that a weak line lost: its words say what helps. */
const lostReader: Reader = {
  chapterBlocks: () => [
    {
      kind: 'paragraph',
      children: ['Ora non riesco a mostrarlo. Salva la bozza, poi premi «Vedi la pagina».'],
    },
  ],
}

/**
 * A chapter as its readers see it, while it is typed: beside its fields, or below them. What reads
 * the text comes when a chapter is opened.
 */
export function ChapterPreview({ name, position }: ChapterPreviewProps) {
  const { content, ...chapter } = shownChapter(useField<ChapterForm>(name)[0])
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    import('../chapter-blocks.ts').then(setReader, () => setReader(lostReader))
  }, [])
  const blocks = useMemo(() => reader?.chapterBlocks(content) ?? [], [reader, content])
  return (
    <div className="learner-view">
      <p className="lbl">Come si vede</p>
      <section
        className="chapters"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself beside long fields
        tabIndex={0}
        aria-label={`Come si vede il capitolo ${position + 1}`}
      >
        <div className="chapter-shown">
          <span className="arch-number" aria-hidden="true">
            {position + 1}
          </span>
          <span className="chapter-title">
            <span className="shown-title">{chapter.title}</span>
            <span className="small soft">{minutesText(chapter.duration)}</span>
          </span>
        </div>
        <div className="chapter-body">
          <ChapterCard chapter={{ ...chapter, blocks }} />
        </div>
      </section>
    </div>
  )
}

/** What is typed now; a duration that is no whole number yet counts as none. */
export function shownChapter(chapter: FieldMetadata<ChapterForm>) {
  const fields = chapter.getFieldset()
  const minutes = Number(fields.duration.value)
  return {
    // Of the field: the preview has no anchor of its own.
    id: chapter.id,
    title: fields.title.value ?? '',
    description: fields.description.value ?? '',
    content: fields.content.value ?? '',
    duration: Number.isInteger(minutes) ? minutes : 0,
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

import { useRef } from 'react'
import { Link } from 'react-router'
import { MarkdownParts } from '../ui/markdown-parts.tsx'
import { Numbers } from '../ui/numbers.tsx'
import { Picture } from '../ui/picture.tsx'
import { ReadAloud } from '../ui/read-aloud/read-aloud.tsx'
import { ExerciseCard } from './exercise-card.tsx'
import type { ShownChapter } from './guide.ts'

type ChapterCardProps = {
  chapter: Pick<ShownChapter, 'description' | 'imageUrl' | 'imageAlt' | 'blocks' | 'exercises'>
  /** Where the workshop leads back to; a preview has none. */
  guideId?: string
}

/** What there is to read in a chapter, in one element. */
export function ChapterCard({ chapter, guideId }: ChapterCardProps) {
  const text = useRef<HTMLDivElement>(null)
  const { description, imageUrl, imageAlt, blocks, exercises } = chapter
  return (
    <div className="stack">
      <ReadAloud of={text} />
      <div className="chapter-text" ref={text}>
        {description && <p>{description}</p>}
        {imageUrl && (
          <Picture
            src={imageUrl}
            alt={imageAlt}
            instead={imageAlt && <p>{imageAlt}</p>}
            width="640"
            height="480"
            loading="lazy"
            className="chapter-picture"
          />
        )}
        {blocks.length > 0 && (
          <div className="prose">
            <MarkdownParts
              blocks={blocks}
              words={(words) => <Numbers text={words} />}
              link={link}
            />
          </div>
        )}
        {exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the order is fixed
          <ExerciseCard key={index} exercise={exercise} guideId={guideId} />
        ))}
      </div>
    </div>
  )
}

const link = (address: string, words: React.ReactNode) =>
  address.startsWith('/') ? (
    <Link to={address}>{words}</Link>
  ) : (
    <a href={address} rel="noreferrer">
      {words}
    </a>
  )

import { useRef } from 'react'
import { Link } from 'react-router'
import type { ChapterContent } from '../../db/content-types.ts'
import { Numbers } from '../ui/numbers.tsx'
import { Picture } from '../ui/picture.tsx'
import { ReadAloud } from '../ui/read-aloud/read-aloud.tsx'
import { parseChapter, parseInline } from './chapter-content.ts'
import { ExerciseCard } from './exercise-card.tsx'

type ChapterCardProps = {
  content: ChapterContent
  /** Where the workshop leads back to; a preview has none. */
  guideId?: string
}

/** What there is to read in a chapter, in one element. */
export function ChapterCard({ content, guideId }: ChapterCardProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className="stack">
      <ReadAloud of={text} />
      <div className="chapter-text" ref={text}>
        {content.description && <p>{content.description}</p>}
        {content.imageUrl && (
          <Picture
            src={content.imageUrl}
            alt={content.imageAlt}
            instead={content.imageAlt && <p>{content.imageAlt}</p>}
            width="640"
            height="480"
            loading="lazy"
            className="chapter-picture"
          />
        )}
        {parseChapter(content.content).blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and the order is fixed
          <section key={index}>
            <h4>
              <Inline line={block.heading} />
            </h4>
            <ul className="steps">
              {block.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                <li key={place}>
                  <Inline line={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {content.exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <ExerciseCard key={index} exercise={exercise} guideId={guideId} />
        ))}
      </div>
    </div>
  )
}

/** A line with its bold words and its links, which say where they lead. */
function Inline({ line }: { line: string }) {
  return parseInline(line).map(({ text, isBold, to }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand in a fixed order
    if (isBold) return <b key={place}>{text}</b>
    // biome-ignore lint/suspicious/noArrayIndexKey: likewise
    if (to === null) return <Numbers key={place} text={text} />
    if (to.startsWith('/')) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <Link key={place} to={to}>
          {text}
        </Link>
      )
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <a key={place} href={to} rel="noreferrer">
        {text}
      </a>
    )
  })
}

import { Check, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { guidePath } from '../paths.ts'
import { difficultyLabels } from '../records/content/content.ts'
import { minutesText } from '../ui/count-text.ts'
import { firstSentences } from '../ui/first-sentences.ts'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import { chaptersText, type GuideItem, isComplete, progressText } from './guide.ts'

type GuideCardProps = {
  guide: GuideItem
  /** The level, where the list does not say it. */
  hasLevel?: boolean
  /** Of the title: the list stands under a heading one higher. */
  heading?: 'h2' | 'h3'
}

/** A guide in a list: picture beside words, no wall of equal cards. */
export function GuideCard({ guide, hasLevel = false, heading: Heading = 'h3' }: GuideCardProps) {
  return (
    <article className="guide-card">
      <Picture
        src={guide.imageUrl}
        alt=""
        width="960"
        height="420"
        loading="lazy"
        className="guide-picture"
      />
      <div className="stack gap-2">
        <Heading className="clamp-3 text-lg">
          <Link to={guidePath(guide.id)} prefetch="intent" className="whole-card text-ink">
            {guide.title}
          </Link>
        </Heading>
        <p className="clamp-2 measure">{firstSentences(guide.description, 72)}</p>
        <GuideFacts guide={guide} hasLevel={hasLevel} />
        <GuideState guide={guide} />
      </div>
    </article>
  )
}

/** What kind of guide it is, how long, and how good it is said to be. */
function GuideFacts({ guide, hasLevel = false }: Pick<GuideCardProps, 'guide' | 'hasLevel'>) {
  return (
    <p className="guide-facts">
      <Tag>{guide.toolCategory}</Tag>
      {hasLevel && <span>Livello {difficultyLabels[guide.difficulty].toLowerCase()}</span>}
      <span>
        <Clock aria-hidden="true" className="i" />
        {minutesText(guide.duration)}
      </span>
      <span>{chaptersText(guide.total)}</span>
      <Rating value={guide.rating} />
    </p>
  )
}

/** How far the person is, once begun. */
function GuideState({ guide }: { guide: GuideItem }) {
  if (guide.done === 0) return null
  if (!isComplete(guide)) return <p className="standing">Iniziata: {progressText(guide)}</p>
  return (
    <p className="standing done">
      <Check aria-hidden="true" className="i" />
      Completata
    </p>
  )
}

import { ArrowRight } from 'lucide-react'
import { guidePath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { minutesText } from '../ui/format-number.ts'
import { Picture } from '../ui/picture.tsx'
import { Funicular } from '../ui/progress.tsx'
import { type BegunGuide, chapterPath, type GuideItem, progressText } from './guide.ts'
import { GuideFacts } from './guide-card.tsx'

type FirstGuideProps = {
  begun: BegunGuide | null
  /** For who has not begun any. */
  start: GuideItem | null
}

/** The one guide before all others: to go on with, or to start with. */
export function FirstGuide({ begun, start }: FirstGuideProps) {
  if (begun) return <ContinueCard guide={begun} />
  return start && <StartCard guide={start} />
}

/** The guide to go on with, before all others. */
function ContinueCard({ guide }: { guide: BegunGuide }) {
  return (
    <section className="sheet first-guide" aria-labelledby="riprendi">
      <Picture src={guide.imageUrl} alt="" width="960" height="420" className="guide-picture" />
      <div className="stack">
        <p className="ember-word">Continua</p>
        <h2 id="riprendi">{guide.title}</h2>
        <Funicular done={guide.done} total={guide.total} label={progressText(guide)} />
        <p className="measure">
          Il prossimo capitolo è «{guide.next.title}», {minutesText(guide.next.duration)}.
        </p>
        <p>
          <ButtonLink to={chapterPath(guide.id, guide.next.id)} kind="main">
            Riprendi da qui
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** The shortest guide for beginners, for who has not begun any. */
function StartCard({ guide }: { guide: GuideItem }) {
  return (
    <section className="sheet first-guide" aria-labelledby="comincia">
      <Picture src={guide.imageUrl} alt="" width="960" height="420" className="guide-picture" />
      <div className="stack">
        <p className="ember-word">Comincia da qui</p>
        <h2 id="comincia">{guide.title}</h2>
        <p className="measure">{guide.description}</p>
        <GuideFacts guide={guide} />
        <p className="measure">Puoi fermarti e riprendere quando vuoi.</p>
        <p>
          <ButtonLink to={guidePath(guide.id)} kind="main">
            Apri la guida
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

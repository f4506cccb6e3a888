import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { lessonPath, lessonsPath } from '../../paths.ts'
import { isDone, lessonsDoneText, lessonTexts, type Stair, stairText } from './lesson.ts'
import { Stairs } from './stairs.tsx'
import './stairs.css'

type StairsBandProps = { stairs: Stair[]; here: string; minutes: number }

/** Above a lesson: where it stands on the stairs, and the way to the others. */
export function StairsBand({ stairs, here, minutes }: StairsBandProps) {
  return (
    <section className="band stairs-band noprint" aria-label="A che punto sei">
      <div className="wrap">
        <div className="stairs-words">
          <Link to={lessonsPath()}>{lessonTexts.title}</Link>
          <span className="small">
            {lessonsDoneText(stairs)}. Questa dura {minutes} minuti.
          </span>
        </div>
        <Stairs stairs={stairs} here={here} />
        <ol className="stair-names">
          {stairs.map((stair, index) => (
            <li key={stair.id}>
              <Link to={lessonPath(stair.id)} aria-current={stair.id === here ? 'step' : undefined}>
                <b>
                  {index + 1}
                  {isDone(stair) && <span className="vh"> fatta</span>}
                </b>
                <span>{stair.title}</span>
              </Link>
            </li>
          ))}
        </ol>
        <details className="stair-fold" key={here}>
          <summary>
            Vedi le sette lezioni
            <ChevronDown aria-hidden="true" className="i chevron" />
          </summary>
          <ol>
            {stairs.map((stair, index) => (
              <li key={stair.id}>
                <Link
                  to={lessonPath(stair.id)}
                  aria-current={stair.id === here ? 'step' : undefined}
                >
                  <b>{index + 1}</b>
                  <span>{stair.title}</span>
                  <span className="small">{stair.id === here ? 'sei qui' : stairText(stair)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { lessonPath, lessonsPath } from '../../paths.ts'
import { useOwnGroup } from '../step-form.tsx'
import {
  type Flight,
  flightOf,
  flightTitles,
  isDone,
  lessonsDoneText,
  lessonTexts,
  type Stair,
  stairText,
} from './lesson.ts'
import { Stairs } from './stairs.tsx'
import './stairs.css'

type StairsBandProps = { all: Stair[]; flight: Flight; here: string; minutes: number }

/**
 * Above a lesson: where it stands on its flight of the stairs, and the way to the others; on a
 * group's path nothing.
 */
export function StairsBand({ all, flight, here, minutes }: StairsBandProps) {
  const isOnPath = useOwnGroup() !== null
  const stairs = flightOf(all, flight)
  const numberOf = (stair: Stair) => all.indexOf(stair) + 1
  if (isOnPath) return null
  return (
    <section className="band stairs-band noprint" aria-label="A che punto sei">
      <div className="wrap">
        <div className="stairs-words">
          <Link to={lessonsPath()}>{lessonTexts.title}</Link>
          <span className="small">
            {flightTitles[flight]}: {lessonsDoneText(stairs)}. Questa dura {minutes} minuti.
          </span>
        </div>
        <Stairs flight={flight} stairs={stairs} here={here} />
        <ol className={`stair-names ${flight}`}>
          {stairs.map((stair) => (
            <li key={stair.id}>
              <Link to={lessonPath(stair.id)} aria-current={stair.id === here ? 'step' : undefined}>
                <b>
                  {numberOf(stair)}
                  {isDone(stair) && <span className="vh"> fatta</span>}
                </b>
                <span>{stair.title}</span>
              </Link>
            </li>
          ))}
        </ol>
        <details className="stair-fold" key={here}>
          <summary>
            Vedi le {stairs.length} lezioni
            <ChevronDown aria-hidden="true" className="i chevron" />
          </summary>
          <ol>
            {stairs.map((stair) => (
              <li key={stair.id}>
                <Link
                  to={lessonPath(stair.id)}
                  aria-current={stair.id === here ? 'step' : undefined}
                >
                  <b>{numberOf(stair)}</b>
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

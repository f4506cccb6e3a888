import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import {
  guidePath,
  lessonPath,
  onboardingPath,
  openGuideId,
  piecesPath,
  practicePath,
  scenesPath,
} from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import type { Route } from './+types/path.route'
import {
  type Flight,
  flightOf,
  flightTitles,
  isDone,
  lessonsDoneText,
  lessonTexts,
  nextStair,
  onwardText,
  type Stair,
  stairText,
} from './lesson.ts'
import { readStairs } from './lessons.server.ts'
import { Stairs } from './stairs.tsx'
import './stairs.css'

export const meta = loadedTags

const words = {
  title: lessonTexts.title,
  description:
    'Lezioni brevi, per chi non ha mai usato un computer o un telefono con lo schermo da toccare. Si parte da zero e non si rompe niente.',
}

export const loader = ({ context, request: { headers }, url }: Route.LoaderArgs) =>
  load(context, lessonTexts.loadFailed, async () => ({
    stairs: await readStairs({ db, env, headers, session: context.get(sessionContext) }),
    tags: publicTags(env, url, words),
  }))

export const ErrorBoundary = loadErrorBoundary(lessonTexts.loadFailed)

export default function LessonsPath({ loaderData: { stairs } }: Route.ComponentProps) {
  const next = nextStair(stairs)
  const first = flightOf(stairs, 'first')
  const further = flightOf(stairs, 'further')
  const isUp = first.every(isDone)
  return (
    <>
      <div className="wrap top lesson-path">
        <h1>{lessonTexts.title}</h1>
        <p className="lead">
          Lezioni brevi, per chi non ha mai usato un computer o un telefono con lo schermo da
          toccare. Qui non si rompe niente: puoi sbagliare, fermarti e riprendere quando vuoi.
        </p>
        <p className="small">
          {flightTitles.first}: {lessonsDoneText(first)}.
        </p>
        <p>
          {isUp || !next ? (
            <ButtonLink to={onboardingPath()} kind="main">
              Sei in cima: scrivi la tua prima richiesta
              <ArrowRight aria-hidden="true" className="i" />
            </ButtonLink>
          ) : (
            <Onward stairs={stairs} next={next} kind="main" />
          )}
        </p>
      </div>
      <FlightBand flight="first" stairs={first} here={next?.id ?? null} />
      <div className="wrap">
        <LessonList flight="first" stairs={first} from={1} />
      </div>
      <div className="wrap further-head">
        <h2 id="ancora">{flightTitles.further}</h2>
        <p>
          Altre lezioni, per quando i primi passi ti vengono bene. Falle un altro giorno,
          nell'ordine che vuoi.
        </p>
        <p className="small">{lessonsDoneText(further)}.</p>
        {isUp && next && (
          <p>
            <Onward stairs={stairs} next={next} />
          </p>
        )}
      </div>
      <FlightBand flight="further" stairs={further} here={next?.id ?? null} />
      <div className="wrap">
        <LessonList flight="further" stairs={further} from={first.length + 1} />
        <p className="after-stairs">
          Dopo la scala impari a chiedere le cose a un'AI, con conversazioni già scritte:{' '}
          <Link to={practicePath()}>La stanza di prova</Link>. E a riconoscere le truffe:{' '}
          <Link to={scenesPath()}>La palestra</Link>. E a guardare foto e notizie con tre domande:{' '}
          <Link to={piecesPath()}>Vero, falso o AI?</Link> Anche l'AI che c'è già nel telefono ha
          una guida, da leggere senza account:{' '}
          <Link to={guidePath(openGuideId)}>L'AI che hai già in tasca</Link>
        </p>
      </div>
    </>
  )
}

type OnwardProps = { stairs: Stair[]; next: Stair; kind?: 'main' }

/** The one thing to do now. */
const Onward = ({ stairs, next, kind }: OnwardProps) => (
  <ButtonLink to={lessonPath(next.id)} kind={kind}>
    {onwardText(stairs, next)}
    <ArrowRight aria-hidden="true" className="i" />
  </ButtonLink>
)

type FlightProps = { flight: Flight; stairs: Stair[] }

const FlightBand = ({ flight, stairs, here }: FlightProps & { here: string | null }) => (
  <section className="band stairs-band" aria-label={`La scala: ${flightTitles[flight]}`}>
    <div className="wrap">
      <Stairs flight={flight} stairs={stairs} here={here} />
    </div>
  </section>
)

/** @param props `from`: number of the first of them */
const LessonList = ({ flight, stairs, from }: FlightProps & { from: number }) => (
  <ol className={`lesson-list ${flight}`} start={from}>
    {stairs.map((stair, index) => (
      <LessonRow key={stair.id} stair={stair} number={from + index} />
    ))}
  </ol>
)

function LessonRow({ stair, number }: { stair: Stair; number: number }) {
  return (
    <li>
      <span className={isDone(stair) ? 'arch-number ok' : 'arch-number'} aria-hidden="true">
        {isDone(stair) ? <Check className="i" /> : number}
      </span>
      <div className="stack gap-1">
        <h2 className="text-lg">
          <Link to={lessonPath(stair.id)} className="whole-card text-ink">
            <span className="vh">{number}. </span>
            {stair.title}
          </Link>
        </h2>
        <p>{stair.goal}</p>
        <p className="small">
          {stair.minutes} minuti, {stairText(stair)}
        </p>
      </div>
    </li>
  )
}

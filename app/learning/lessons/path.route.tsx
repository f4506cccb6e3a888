import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { lessonPath, onboardingPath, practicePath, scenesPath } from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import type { Route } from './+types/path.route'
import {
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
    'Sette lezioni brevi, per chi non ha mai usato un computer o un telefono con lo schermo da toccare. Si parte da zero e non si rompe niente.',
}

export const loader = ({ context, request: { headers }, url }: Route.LoaderArgs) =>
  load(context, lessonTexts.loadFailed, async () => ({
    stairs: await readStairs({ db, env, headers, session: context.get(sessionContext) }),
    tags: publicTags(env, url, words),
  }))

export const ErrorBoundary = loadErrorBoundary(lessonTexts.loadFailed)

export default function LessonsPath({ loaderData: { stairs } }: Route.ComponentProps) {
  const next = nextStair(stairs)
  return (
    <>
      <div className="wrap top lesson-path">
        <h1>{lessonTexts.title}</h1>
        <p className="lead">
          Sette lezioni brevi, per chi non ha mai usato un computer o un telefono con lo schermo da
          toccare. Qui non si rompe niente: puoi sbagliare, fermarti e riprendere quando vuoi.
        </p>
        <p className="small">{lessonsDoneText(stairs)}.</p>
        <p>
          <Onward stairs={stairs} next={next} />
        </p>
      </div>
      <section className="band stairs-band whole" aria-label="La scala">
        <div className="wrap">
          <Stairs stairs={stairs} here={next?.id ?? null} />
        </div>
      </section>
      <div className="wrap">
        <ol className="lesson-list">
          {stairs.map((stair, index) => (
            <LessonRow key={stair.id} stair={stair} number={index + 1} />
          ))}
        </ol>
        <p className="after-stairs">
          Dopo la scala impari a chiedere le cose a un'AI, con conversazioni già scritte:{' '}
          <Link to={practicePath()}>La stanza di prova</Link>. E a riconoscere le truffe:{' '}
          <Link to={scenesPath()}>La palestra</Link>
        </p>
      </div>
    </>
  )
}

/** The one thing to do now. */
function Onward({ stairs, next }: { stairs: Stair[]; next: Stair | null }) {
  if (!next) {
    return (
      <ButtonLink to={onboardingPath()} kind="main">
        Sei in cima: scrivi la tua prima richiesta
        <ArrowRight aria-hidden="true" className="i" />
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={lessonPath(next.id)} kind="main">
      {onwardText(stairs, next)}
      <ArrowRight aria-hidden="true" className="i" />
    </ButtonLink>
  )
}

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

import { useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { lessonPath, lessonsPath } from '../../paths.ts'
import { clientAddressContext, sessionContext } from '../../platform/http/context.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { Note } from '../../ui/note.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { isEaseForm } from '../ease/ease.server.ts'
import { EaseForm } from '../ease/ease-form.tsx'
import { easeFailed } from '../ease/ease-words.server.ts'
import type { Next } from '../next-link.tsx'
import { useOwnGroup } from '../step-form.tsx'
import type { Route } from './+types/lesson.route'
import { answerKey, Exercise, type LessonAnswer } from './exercise.tsx'
import { HowTo } from './how-to.tsx'
import {
  flightOf,
  flightTitles,
  isDone,
  lessonsDoneText,
  lessonTexts,
  partField,
  type Stair,
} from './lesson.ts'
import { answerPart, rateLesson, readLesson } from './lessons.server.ts'
import './lesson.css'
import './lesson-parts.css'

export const meta = loadedTags

const learnerOf = ({ context, request: { headers } }: Route.LoaderArgs | Route.ActionArgs) => ({
  ...{ db, env, headers },
  session: context.get(sessionContext),
})

export const loader = (args: Route.LoaderArgs) =>
  load(args.context, lessonTexts.loadFailed, async () => {
    const { params, url } = args
    const screen = await readLesson(learnerOf(args), params.id, url.searchParams.get(partField))
    const { title } = screen.lesson
    const description = `${title}. Una lezione breve, con qualcosa da fare e la risposta subito. È gratis e senza fretta.`
    return { ...screen, tags: publicTags(env, url, { title, description }) }
  })

/** The answer itself tells how the stairs look now: the lesson stays where it is. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== 'POST' && defaultShouldRevalidate

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request)
  if (isEaseForm(form)) {
    return attempt(args.context, easeFailed, async () => {
      const learner = { ...learnerOf(args), address: args.context.get(clientAddressContext) }
      return { ease: await rateLesson(learner, args.params.id, form) }
    })
  }
  return attempt(args.context, lessonTexts.sendFailed, async () => {
    const { answer, headers } = await answerPart(learnerOf(args), args.params.id, form)
    return data(answer, { headers })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, lessonTexts.sendFailed)

export const ErrorBoundary = loadErrorBoundary(lessonTexts.loadFailed, {
  to: lessonsPath(),
  label: 'Torna alle lezioni',
})

export default function LessonPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { lesson, part, number } = screen
  const [again, setAgain] = useState({ lessonId: lesson.id, round: 0 })
  const round = again.lessonId === lesson.id ? again.round : 0
  const { data: come } = useFetcher<LessonAnswer>({ key: answerKey(lesson.id, part.id, round) })
  const sent = round === 0 && actionData && !('ease' in actionData) ? actionData : undefined
  const latest = come ?? sent
  const stairs = latest && 'stairs' in latest ? latest.stairs : screen.stairs
  const stair = stairs[number - 1]
  return (
    <article>
      {stair && <LessonPlace stairs={stairs} stair={stair} />}
      <div className="wrap lesson">
        <div className="lesson-intro">
          <img src={lesson.drawing} alt="" width="240" height="220" />
          <h1>
            <span className="vh">Gradino {number}: </span>
            {lesson.title}
          </h1>
          <p>{lesson.intro}</p>
        </div>
        {screen.onward && <DoneBefore onward={screen.onward} />}
        <HowTo how={lesson.how} />
        <Exercise
          key={`${lesson.id} ${round}`}
          screen={screen}
          round={round}
          sent={sent}
          onAgain={() => setAgain({ lessonId: lesson.id, round: round + 1 })}
        />
        {stair && isDone(stair) && (
          <EaseForm
            key={`facile ${lesson.id}`}
            page={lessonPath(lesson.id)}
            ease={screen.ease}
            sent={actionData}
          />
        )}
      </div>
    </article>
  )
}

/** The way back to the stairs, and on which of them one is; on a group's path nothing. */
function LessonPlace({ stairs, stair }: { stairs: Stair[]; stair: Stair }) {
  const isOnPath = useOwnGroup() !== null
  if (isOnPath) return null
  return (
    <div className="band lesson-place noprint">
      <div className="wrap">
        <BackLink to={lessonsPath()}>{lessonTexts.title}</BackLink>
        <p className="small">
          <b>
            Gradino {stairs.indexOf(stair) + 1} di {stairs.length}.
          </b>{' '}
          {flightTitles[stair.flight]}: {lessonsDoneText(flightOf(stairs, stair.flight))}. Questa
          dura {stair.minutes} minuti.
        </p>
      </div>
    </div>
  )
}

/** For who opens a lesson again: the way on, before doing it once more. */
function DoneBefore({ onward: { to, label } }: { onward: Next }) {
  return (
    <Note kind="ok" className="lesson-done">
      <p>L'hai già fatta. Puoi rifarla, oppure andare avanti.</p>
      <ButtonLink to={to} size="small" className="mt-2">
        {label}
      </ButtonLink>
    </Note>
  )
}

import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, redirect, useLocation } from 'react-router'
import { groupPathPath, quizPath } from '../group-paths.ts'
import { notebookNoun } from '../notebooks/notebook-noun.ts'
import {
  afterChoice,
  type ChoiceName,
  choiceLetters,
  choiceNames,
  choiceOf,
  readQuizState,
  writeQuizState,
} from '../notebooks/quiz.ts'
import { withQuery } from '../paths.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { attempt, failure, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { db } from '../platform/process.server.ts'
import { unknownAct } from '../records/acts/acts.ts'
import { published } from '../records/store/published.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { Verdict } from '../ui/verdict.tsx'
import type { Route } from './+types/quiz.route.ts'
import { groupTexts } from './group-texts.ts'
import { isQuizDone, noteQuiz } from './path-steps.server.ts'
import './groups.css'

export const meta = titled('Le domande alla fine')

/** The questions of a published notebook. @throws KnownFailure 404 where there are none */
async function readQuestions(id: string) {
  const content = (await published(db, notebookNoun)).get(id)?.content
  if (!content || content.questions.length === 0) {
    throw new KnownFailure('NOT_FOUND', 404, groupTexts.noQuiz)
  }
  return content
}

/** The parameter that asks to answer the questions once more. */
const anew = 'rifai'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const user = requireUser(context)
    const { title, questions } = await readQuestions(params.id)
    const { id } = params
    if (!url.searchParams.has(anew) && (await isQuizDone(db, user, id))) {
      const answers = questions.map(({ text, right, ...choices }) => ({
        ...{ text, choice: choices[right].text, why: choices[right].why },
      }))
      return { id, title, answers, asked: null }
    }
    const { at, tried } = readQuizState(questions, url.searchParams)
    const place = Math.min(at, questions.length - 1)
    const question = questions[place] as (typeof questions)[number]
    const before = questions[place - 1]
    const lastTried = tried.at(-1)
    return {
      ...{ id, title, answers: null },
      asked: {
        ...{ place, of: questions.length, text: question.text },
        choices: choiceNames.map((name) => ({
          ...{ name, text: question[name].text, isTried: tried.includes(name) },
        })),
        verdict: lastTried
          ? { isRight: false, text: question[lastTried].why }
          : before
            ? { isRight: true, text: before[before.right].why }
            : null,
      },
    }
  })

/** Takes the answer to the question that is asked. Who has answered all has done the step. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  return attempt(context, groupTexts.quizFailed, async () => {
    const user = requireUser(context)
    const { id } = params
    const { questions } = await readQuestions(id)
    const choice = choiceOf(String(form.get('risposta') ?? ''))
    if (!choice) return failure('BAD_REQUEST', 400, unknownAct)
    const state = afterChoice(questions, readQuizState(questions, url.searchParams), choice)
    if (state.at >= questions.length) {
      await noteQuiz(db, user, id)
      return redirect(`${quizPath(id)}#${verdictId}`, 303)
    }
    const more = url.searchParams.has(anew) ? { [anew]: 'si' } : {}
    const where = withQuery(quizPath(id), { ...more, ...writeQuizState(questions, state) })
    return redirect(`${where}#${verdictId}`, 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.quizFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupPathPath(),
  label: 'Torna al percorso',
})

const verdictId = 'esito'

/** One question at a time; what is not right is explained and asked again. Each answer is a button. */
export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, answers, asked } = loaderData
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current !== key) document.getElementById(verdictId)?.focus()
    last.current = key
  }, [key])
  return (
    <div className="wrap quiz-page">
      <BackLink to={groupPathPath()}>Il percorso</BackLink>
      <h1 className="wrap-anywhere">Le domande di «{title}»</h1>
      {actionData && (
        <Note kind="bad" role="alert">
          {actionData.message}
        </Note>
      )}
      {asked ? <Asked asked={asked} /> : <Done id={id} answers={answers ?? []} />}
    </div>
  )
}

type AskedProps = { asked: NonNullable<Route.ComponentProps['loaderData']['asked']> }

/** Keyed by its place: the buttons of the next question are others, and a press of one counts at once. */
function Asked({ asked: { place, of, text, choices, verdict } }: AskedProps) {
  const { pathname, search } = useLocation()
  return (
    <>
      {verdict && (
        <Verdict
          id={verdictId}
          isGood={verdict.isRight}
          word={verdict.isRight ? 'Giusto!' : 'Non è questa.'}
        >
          <p>
            {verdict.text} {!verdict.isRight && "Scegline un'altra."}
          </p>
        </Verdict>
      )}
      <section key={place} className="stack" aria-labelledby="domanda">
        <p className="soft">
          Domanda {place + 1} di {of}
        </p>
        <h2 id="domanda">{text}</h2>
        <Form method="post" action={pathname + search} className="quiz-choices">
          {choices.map(({ name, text: words, isTried }) => (
            <ChoiceButton key={name} name={name} isTried={isTried}>
              {words}
            </ChoiceButton>
          ))}
        </Form>
        {place === 0 && !verdict && (
          <p className="small soft">
            Non è un esame: se una risposta non va, leggi perché e riprovi.
          </p>
        )}
      </section>
    </>
  )
}

type ChoiceButtonProps = { name: ChoiceName; isTried: boolean; children: string }

function ChoiceButton({ name, isTried, children }: ChoiceButtonProps) {
  const letter = choiceLetters[name]
  return (
    <Button name="risposta" value={letter} size="big" disabled={isTried}>
      <span className="quiz-letter" aria-hidden="true">
        {letter}
      </span>
      <span>
        {children}
        {isTried && <span className="quiz-tried">Non è questa</span>}
      </span>
    </Button>
  )
}

type DoneProps = { id: string; answers: { text: string; choice: string; why: string }[] }

function Done({ id, answers }: DoneProps) {
  return (
    <>
      <div id={verdictId} tabIndex={-1}>
        <Note kind="ok">Hai risposto bene a tutte le domande. Questo passo è fatto.</Note>
      </div>
      <p>
        <ButtonLink to={groupPathPath()} kind="main" size="big">
          Torna al percorso
          <ArrowRight aria-hidden="true" className="i" />
        </ButtonLink>
      </p>
      <h2>Le risposte giuste, da ricordare</h2>
      <dl className="quiz-answers">
        {answers.map(({ text, choice, why }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <b>{choice}</b>
            </dd>
            {why && <dd>{why}</dd>}
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink to={withQuery(quizPath(id), { [anew]: 'si' })} kind="quiet" className="-ml-2.5">
          Rifai le domande
        </ButtonLink>
      </p>
    </>
  )
}

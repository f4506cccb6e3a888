import { Check, CircleQuestionMark, Sparkles, X } from 'lucide-react'
import { Form, redirect } from 'react-router'
import type { Opinion } from '../../../db/piece-types.ts'
import { piecePath, piecesPath, withQuery } from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { attempt, failure, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { StepTitle } from '../../ui/step-title.tsx'
import { NextLink } from '../next-link.tsx'
import { ToDoNow } from '../scenes/afterwards.tsx'
import { AlreadyPaid } from '../scenes/already-paid.tsx'
import { choiceLost, Decide, type Way } from '../scenes/decide.tsx'
import { Message } from '../scenes/message.tsx'
import { OutcomeView } from '../scenes/outcome-view.tsx'
import { GymHead } from '../scenes/scene-head.tsx'
import { outcomeAnchor } from '../scenes/scene-query.ts'
import { useFocusOnTurn } from '../scenes/use-focus-on-turn.ts'
import type { Route } from './+types/piece.route.ts'
import { isOpinion, opinionLabels, type PieceQuestion, threeQuestions } from './piece.ts'
import { finishPiece, readPiece } from './pieces.server.ts'
import '../scenes/scene.css'

export const meta = loadedTags

const failed = 'Non riesco a mostrarti che cosa ne pensiamo. Riprova tra poco.'
const noOpinion = 'Scegli una delle quattro risposte.'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, failed, async () => {
    const opinion = url.searchParams.get('scelta')
    const page = readPiece(params.id, isOpinion(opinion) ? opinion : null)
    const { title } = page.question
    const words = {
      title: `${title}: vero, falso o AI?`,
      description: `${title}. Guarda, fai tre domande, poi decidi se è vero, falso o fatto con l'AI.`,
    }
    return { ...page, tags: publicTags(env, url, words) }
  })

/** The opinion goes on in the address, where what came of it can be loaded again. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const opinion = (await readForm(request)).get('scelta')
  return attempt(context, failed, async () => {
    if (!isOpinion(opinion)) return failure('NOT_DECIDED', 400, noOpinion)
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const headers = await finishPiece(learner, params.id)
    const address = withQuery(`${piecePath(params.id)}#${outcomeAnchor}`, { scelta: opinion })
    throw redirect(address, { status: 303, headers })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, choiceLost)

export const ErrorBoundary = loadErrorBoundary(failed, {
  to: piecesPath(),
  label: 'Torna alla lista',
})

const icons = { vero: Check, falso: X, ai: Sparkles, nessuno: CircleQuestionMark }
const ways: Way[] = (Object.keys(opinionLabels) as Opinion[]).map((value) => ({
  ...{ value, label: opinionLabels[value], icon: icons[value] },
}))

/** A piece, its three questions, and, once it is judged, the reason and what to do. */
export default function PieceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { question, outcome, number, total, nextId } = loaderData
  useFocusOnTurn(question.id, outcome?.opinion ?? '', 'guarda')
  return (
    <article className="gym" key={question.id}>
      <GymHead
        back={{ to: piecesPath(), label: 'Tutti e dodici' }}
        name="Vero, falso o AI?"
        words="Cose che girano sui telefoni, inventate da noi. Fai tre domande, poi decidi. Non ci sono voti e puoi rifare tutto."
        place={`${number} di ${total}`}
        question={question}
      />
      <div className="wrap gym-lay">
        <Form method="post" replace action={piecePath(question.id)} className="gym-form">
          <section aria-labelledby="guarda">
            <StepTitle step={1} id="guarda">
              Guarda, poi fai tre domande
            </StepTitle>
            <p className="gym-hint">
              {outcome
                ? "Le risposte alle tre domande stanno sotto «Com'è andata»."
                : 'Premi una domanda e leggi che cosa trovi cercando.'}
            </p>
            <Message
              question={{ ...question, spots: [question.sender, ...question.lines] }}
              marks={[]}
              picture={question.picture}
            />
            {!outcome && <Questions found={question.found} />}
          </section>
          <Decide
            ways={ways}
            chosen={outcome?.opinion ?? null}
            failed={actionData?.message}
            title="Che cosa dici?"
          />
        </Form>
        {outcome ? (
          // As of a true scene: points without 'found' and 'missed'.
          <OutcomeView
            outcome={{ ...outcome, isTrue: true, remark: '', marks: answered(question.found) }}
            heading="Le tre domande"
          />
        ) : (
          <WhatToSay />
        )}
      </div>
      {outcome && (
        <div className="band afterwards">
          <div className="wrap">
            <ToDoNow actions={outcome.actions} />
            {outcome.isFalse && <AlreadyPaid />}
            <div className="scene-on">
              <NextLink
                next={
                  nextId
                    ? { to: piecePath(nextId), label: `Vai al numero ${number + 1}` }
                    : { to: piecesPath(), label: 'Torna alla lista' }
                }
              />
              <ButtonLink to={piecePath(question.id)}>Rifai questo</ButtonLink>
            </div>
          </div>
        </div>
      )}
    </article>
  )
}

/** Each opens on what one finds, without script too. */
function Questions({ found }: { found: PieceQuestion['found'] }) {
  return (
    <div className="three-questions">
      {threeQuestions.map(([part, words]) => (
        <details key={part}>
          <summary>{words}</summary>
          <p>{found[part]}</p>
        </details>
      ))}
    </div>
  )
}

const answered = (found: PieceQuestion['found']) =>
  threeQuestions.map(([part, title], at) => ({
    ...{ spot: at, number: at + 1, title, meaning: found[part], seen: '' },
    ...{ isTapped: true, isFound: false, isMissed: false },
  }))

/** Stands where the outcome will be. */
function WhatToSay() {
  return (
    <aside className="how-it-goes" aria-labelledby="che-cosa-dire">
      <h2 id="che-cosa-dire">Le quattro risposte</h2>
      <p>«Falso» è quello che inganna, fatto con l'AI o a mano.</p>
      <p>«Fatto con l'AI» è quello che lo dice: non inganna nessuno.</p>
      <p>«Non si può sapere» a volte è la risposta giusta. Nessuno sa sempre tutto.</p>
      <p>Puoi rispondere anche subito: il perché arriva lo stesso.</p>
    </aside>
  )
}

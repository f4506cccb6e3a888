import { MessageCircleQuestionMark, ShieldX, ThumbsUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Form, redirect } from 'react-router'
import { previewQuery, scenePath, scenesPath, withQuery } from '../../paths.ts'
import { sessionContext } from '../../platform/http/context.server.ts'
import { attempt, failure, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { StepTitle } from '../../ui/step-title.tsx'
import type { Route } from './+types/scene.route.ts'
import { SceneAfterwards } from './afterwards.tsx'
import { choiceLost, Decide, type Way } from './decide.tsx'
import { Message } from './message.tsx'
import { OutcomeView } from './outcome-view.tsx'
import {
  decisionLabels,
  isDecision,
  type SceneDecision,
  type SceneQuestion,
  sceneTexts,
} from './scene.ts'
import { SceneHead } from './scene-head.tsx'
import type { SceneOutcome } from './scene-outcome.ts'
import { parseSceneQuery, parseTapped, sceneOutcomeAddress } from './scene-query.ts'
import { finishScene, readScene } from './scenes.server.ts'
import { useFocusOnTurn } from './use-focus-on-turn.ts'
import './scene.css'

export const meta = loadedTags

export const loader = ({ context, params, request, url }: Route.LoaderArgs) =>
  load(context, sceneTexts.loadFailed, async () => {
    const place = parseSceneQuery(url.searchParams)
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const page = await readScene(learner, params.id, place)
    const { title } = page.question
    const words = {
      title: `${title}: la palestra`,
      description: `${title}: una scena per allenarti con le truffe. Decidi se ti fidi, poi leggi perché.`,
    }
    return {
      isPreview: place.isPreview,
      ...page,
      tags: publicTags(env, url, words),
    }
  })

/** The decision goes on in the address, where what came of it can be loaded again. */
export const action = async ({ context, params, request, url }: Route.ActionArgs) => {
  const form = await readForm(request)
  return attempt(context, sceneTexts.decideFailed, async () => {
    const decision = form.get('scelta')
    if (!isDecision(decision)) return failure('NOT_DECIDED', 400, sceneTexts.notDecided)
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const place = parseSceneQuery(url.searchParams)
    const headers = place.isPreview ? new Headers() : await finishScene(learner, params.id)
    const tapped = parseTapped(form.getAll('punto').map(String))
    throw redirect(sceneOutcomeAddress(params.id, { ...place, decision, tapped }), {
      status: 303,
      headers,
    })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, choiceLost)

export const ErrorBoundary = loadErrorBoundary(sceneTexts.loadFailed, {
  to: scenesPath(),
  label: 'Torna alle scene',
})

const icons = { fido: ThumbsUp, dubito: ShieldX, chiedo: MessageCircleQuestionMark }
const ways: Way[] = (Object.keys(decisionLabels) as SceneDecision[]).map((value) => ({
  ...{ value, label: decisionLabels[value], icon: icons[value] },
}))

export default function SceneScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { question, outcome, next, isPreview } = loaderData
  const turn = outcome ? `${outcome.decision} ${outcome.tapped.join('.')}` : ''
  useFocusOnTurn(question.id, turn, lookAnchor)
  return (
    <article className="gym" key={question.id}>
      <SceneHead {...loaderData} />
      <div className="wrap gym-lay">
        <Form
          method="post"
          // The browser's way back leads to the list, not to the scene as it was before.
          replace
          action={withQuery(scenePath(question.id), previewQuery(isPreview))}
          className="gym-form"
          onKeyDown={decideNothingOnBox}
        >
          {outcome ? (
            <Looked question={question} outcome={outcome} />
          ) : (
            <Look question={question} />
          )}
          <Decide ways={ways} chosen={outcome?.decision ?? null} failed={actionData?.message} />
        </Form>
        {outcome ? <OutcomeView outcome={outcome} /> : <HowItGoes />}
      </div>
      {outcome && <SceneAfterwards id={question.id} outcome={outcome} next={next} />}
    </article>
  )
}

/** The Enter key on a box decides nothing: by itself it would press the first button, 'Mi fido'. */
function decideNothingOnBox(event: KeyboardEvent<HTMLFormElement>) {
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
  if (isBox && event.key === 'Enter') event.preventDefault()
}

/** The id of the heading over the message. */
const lookAnchor = 'che-cosa-non-ti-convince'

function Look({ question }: { question: SceneQuestion }) {
  return (
    <section aria-labelledby={lookAnchor}>
      <StepTitle step={1} id={lookAnchor}>
        Che cosa non ti convince?
      </StepTitle>
      <p className="gym-hint">Tocca i punti sospetti: anche più di uno, anche nessuno.</p>
      <Message question={question} />
    </section>
  )
}

function Looked({ question, outcome }: { question: SceneQuestion; outcome: SceneOutcome }) {
  const { tapped, marks } = outcome
  return (
    <section aria-labelledby={lookAnchor}>
      <StepTitle step={1} id={lookAnchor}>
        Che cosa non ti convince?
      </StepTitle>
      <p className="gym-hint">
        {tappedText(tapped.length)}
        {marks.length > 0 && ' Tocca un numero per leggere che cosa vuol dire.'}
      </p>
      {tapped.map((spot) => (
        <input key={spot} type="hidden" name="punto" value={spot} />
      ))}
      <Message question={question} marks={marks} />
    </section>
  )
}

function tappedText(count: number) {
  if (count === 0) return 'Non hai toccato nessun punto.'
  return count === 1 ? 'Hai toccato 1 punto.' : `Hai toccato ${count} punti.`
}

/** Stands where the outcome will be. */
function HowItGoes() {
  return (
    <aside className="how-it-goes" aria-labelledby="come-si-fa">
      <h2 id="come-si-fa">Come si fa</h2>
      <p>Prenditi il tempo che vuoi. Guarda chi scrive, che cosa chiede e quanta fretta mette.</p>
      <p>Poi decidi. «Chiedo a qualcuno» non è mai sbagliato.</p>
      <p>Qui non rischi niente: la scena è inventata e il sito non conserva che cosa scegli.</p>
    </aside>
  )
}

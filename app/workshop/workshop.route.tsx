import { Suspense, useEffect, useRef } from 'react'
import { data, useActionData, useLoaderData } from 'react-router'
import { readForm } from '../platform/http/read-form.server.ts'
import { requestLog } from '../platform/http/request-log.server.ts'
import { db, env } from '../platform/process.server.ts'
import { visitorCookie } from '../platform/visitor.server.ts'
import { Button } from '../ui/button.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { readPromptPath } from '../ui/prompt-path.ts'
import { Snackbar } from '../ui/snackbar.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/workshop.route'
import { AnswerPart, loadAhead } from './answer-part-later.ts'
import { readAsker } from './generation-request.server.ts'
import { ProfessionChooser } from './profession-chooser.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { PromptBox } from './prompt-box.tsx'
import { PromptSources } from './prompt-sources-later.ts'
import { useWorkshop } from './use-workshop.ts'
import { type Answer, isBusy } from './work.ts'
import { answerWhole, workshopPage } from './workshop-page.server.ts'
import { workshopTexts } from './workshop-page.ts'
import './workshop.css'

export const meta = titled('Fucina dei Prompts')
export const ErrorBoundary = loadErrorBoundary(workshopTexts.cardsFailed)

const askerOrNull = (...request: Parameters<typeof readAsker>) => {
  try {
    return readAsker(...request)
  } catch {
    return null
  }
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { profession, template, text } = readPromptPath(new URL(request.url).searchParams)
  return workshopPage(
    db,
    { env, log: requestLog(context) },
    {
      professionId: profession,
      templateId: template,
      text,
      asker: askerOrNull(env, context, request),
    },
  )
}

/** The form of a browser without script; with script the answer streams from /prompts/answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asker = askerOrNull(env, context, request)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const { whole, status } = await answerWhole(db, asker, form.get('prompt'), ground)
  const headers = new Headers()
  if (asker?.kind === 'visitor' && asker.isNew) {
    headers.append('Set-Cookie', visitorCookie(env, asker.visitorId))
  }
  return data(whole, { status, headers })
}

/**
 * The doors stay and the sheet keeps its words when a profession's prompts cannot be loaded:
 * only their part of the screen says so (ERR-17, ERR-18).
 */
let lastLoaded: Awaited<ReturnType<typeof loader>> | undefined

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!lastLoaded || request.signal.aborted) throw error
    const { profession, text } = readPromptPath(new URL(request.url).searchParams)
    const professionId = lastLoaded.doors.find((door) => door.id === profession)?.id ?? null
    return { ...lastLoaded, professionId, set: null, isSetFailed: true, templateId: null, text }
  }
}

export default function Workshop() {
  const page = useLoaderData<typeof loader>()
  const whole = useActionData<typeof action>()
  const { state, dispatch, isAlive, ask, stop, draw, undo } = useWorkshop(page, whole)
  const { answer, composition } = state
  const sheet = useRef<HTMLDivElement>(null)
  const hasPrompt = composition.prompt !== ''

  useEffect(() => {
    lastLoaded = page
  }, [page])

  useEffect(() => {
    if (hasPrompt) loadAhead()
  }, [hasPrompt])

  const stopWriting = () => {
    stop()
    // Nothing came yet: the answer's place closes, and the person goes back to the sheet.
    if (answer.text === '') sheet.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <div className="wrap noprint">
        <div className="top">
          <h1>Fucina dei Prompts</h1>
          <p>Il prompt è la richiesta che scrivi all’AI. Qui la costruisci un pezzo alla volta.</p>
        </div>
        {state.isRestored ? (
          <RestoredNote onRestart={() => dispatch({ type: 'startedOver' })} />
        ) : null}
        <ProfessionChooser
          doors={page.doors}
          chosenId={page.professionId}
          isFailed={page.isCardsFailed}
        />
        <div className="bench">
          {page.professionId === null ? (
            <NoProfession />
          ) : (
            <Suspense fallback={<Spinner label="Carico le richieste pronte" />}>
              <PromptSources
                professionId={page.professionId}
                page={page}
                composition={composition}
                dispatch={dispatch}
              />
            </Suspense>
          )}
          <div className="right" ref={sheet}>
            <PromptBox
              prompt={composition.prompt}
              remaining={state.remaining}
              isVisitor={page.userId === null}
              isDemo={page.isDemo}
              isBusy={isBusy(state)}
              isAlive={isAlive}
              error={answer.status === 'none' ? answer.error : null}
              onAsk={ask}
              dispatch={dispatch}
            />
          </div>
        </div>
      </div>
      {answer.status === 'none' ? null : (
        <Suspense fallback={<div className="answer band" />}>
          <AnswerPart
            state={state}
            whole={whole}
            onStop={stopWriting}
            onDraw={draw}
            dispatch={dispatch}
          />
        </Suspense>
      )}
      <PromptBar prompt={composition.prompt} sheet={sheet} />
      <p className="vh" role="status">
        {answerNews(answer)}
      </p>
      <Snackbar
        message={state.undo?.message ?? null}
        actionLabel="Annulla"
        onAction={undo}
        onClose={() => dispatch({ type: 'undoClosed' })}
      />
    </>
  )
}

function RestoredNote({ onRestart }: { onRestart: () => void }) {
  return (
    <Note kind="info" role="status" className="mb-6">
      <p>Abbiamo ripreso la tua bozza.</p>
      <Button type="button" size="small" className="mt-2" onClick={onRestart}>
        Ricomincia da capo
      </Button>
    </Note>
  )
}

/** What a screen reader hears of the answer: its start and its end, not every word. */
function answerNews({ status, error, isStopped }: Answer): string {
  if (status === 'waiting') return 'Sto scrivendo la risposta.'
  if (status !== 'ready' || error) return ''
  return isStopped ? 'Risposta fermata.' : 'La risposta è pronta.'
}

function NoProfession() {
  return (
    <section aria-labelledby="senza-mestiere" className="stack">
      <h2 id="senza-mestiere">Da dove comincio?</h2>
      <p className="measure">
        Scegli il tuo mestiere qui sopra: trovi richieste già pronte da completare e pezzi da
        mettere insieme. Se il tuo mestiere non c’è, apri la porta «Vita quotidiana».
      </p>
      <p className="measure">
        Sai già che cosa chiedere? Scrivi subito la tua richiesta, con parole tue.
      </p>
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { requestLog } from '../platform/http/request-log.server.ts'
import { db, env } from '../platform/process.server.ts'
import { Button } from '../ui/button.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { parsePromptPath, promptPath } from '../ui/prompt-path.ts'
import { Snackbar } from '../ui/snackbar.tsx'
import type { Route } from './+types/workshop.route'
import { answerForm } from './answer/answer-form.server.ts'
import { AnswerPlace } from './answer/answer-place.tsx'
import { askerOrNull } from './answer/asker.server.ts'
import { ProfessionChooser } from './profession-chooser.tsx'
import { PromptBox } from './sheet/prompt-box.tsx'
import { PromptSources } from './sheet/prompt-sources.tsx'
import { useWorkshop } from './sheet/use-workshop.ts'
import { isBusy, sheetError } from './sheet/work.ts'
import { workshopPage } from './workshop-page.server.ts'
import { isTradeTemplate, workshopTexts } from './workshop-page.ts'

export const meta = titled('Fucina dei Prompts')
export const ErrorBoundary = loadErrorBoundary(workshopTexts.cardsFailed)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profession, template, text, saved } = parsePromptPath(new URL(request.url).searchParams)
  return workshopPage(
    db,
    { env, log: requestLog(context) },
    {
      professionId: profession,
      templateId: template,
      text,
      savedId: saved,
      asker: await askerOrNull(env, { request, context }),
    },
  )
}

/** The form of a browser without script; with script the answer streams from /prompts/answer. */
export const action = (asking: Route.ActionArgs) => answerForm(db, env, asking)

/**
 * The doors stay and the sheet keeps its words when a profession's prompts cannot be loaded:
 * only their part of the screen says so.
 */
let lastLoaded: Awaited<ReturnType<typeof loader>> | undefined

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!lastLoaded || request.signal.aborted) throw error
    const { profession, text } = parsePromptPath(new URL(request.url).searchParams)
    const professionId = lastLoaded.doors.find((door) => door.id === profession)?.id ?? null
    return { ...lastLoaded, professionId, set: null, isSetFailed: true, templateId: null, text }
  }
}

export default function Workshop() {
  const page = useLoaderData<typeof loader>()
  const whole = useActionData<typeof action>()
  const { state, dispatch, isHydrated, ask, stop, draw, undo } = useWorkshop(page, whole)
  const { composition } = state
  const returnPath = promptPath({ profession: state.professionId })
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    lastLoaded = page
  }, [page])

  return (
    <>
      <div className="wrap noprint">
        <div className="top">
          <h1>Fucina dei Prompts</h1>
          <p>Il prompt è la richiesta che scrivi all'AI. Qui la costruisci un pezzo alla volta.</p>
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
            <PromptSources
              professionId={page.professionId}
              page={page}
              composition={composition}
              dispatch={dispatch}
            />
          )}
          <div className="right" ref={sheet}>
            <PromptBox
              prompt={composition.prompt}
              remaining={state.remaining}
              returnPath={returnPath}
              isVisitor={page.userId === null}
              isDemo={page.isDemo}
              isBusy={isBusy(state)}
              isTradeTemplate={isTradeTemplate(state, page)}
              isHydrated={isHydrated}
              error={sheetError(state)}
              onAsk={ask}
              dispatch={dispatch}
            />
          </div>
        </div>
      </div>
      <AnswerPlace
        state={state}
        whole={whole}
        returnPath={returnPath}
        sheet={sheet}
        onStop={stop}
        onDraw={draw}
        dispatch={dispatch}
      />
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

function NoProfession() {
  return (
    <section aria-labelledby="senza-mestiere" className="stack">
      <h2 id="senza-mestiere">Da dove comincio?</h2>
      <p className="measure">
        Scegli il tuo mestiere qui sopra: trovi richieste già pronte da completare e pezzi da
        mettere insieme. Se il tuo mestiere non c'è, apri la porta «Vita quotidiana».
      </p>
      <p className="measure">
        Sai già che cosa chiedere? Scrivi subito la tua richiesta, con parole tue.
      </p>
    </section>
  )
}

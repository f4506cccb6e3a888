import { type Dispatch, useEffect, useRef } from 'react'
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { guidePath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { publicTags } from '../platform/http/page-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { parsePromptPath, promptPath } from '../prompt-path.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { loadedTags } from '../ui/page-title.ts'
import { StepTitle } from '../ui/step-title.tsx'
import type { Route } from './+types/workshop.route'
import { answerForm } from './answer/answer-form.server.ts'
import { AnswerPlace } from './answer/answer-place.tsx'
import { askerOrNull } from './answer/asker.server.ts'
import { ChosenSoFar } from './folds/chosen-so-far.tsx'
import { foldsOf } from './folds/folds.ts'
import { TemplateSearch } from './folds/template-search.tsx'
import { TradeFold } from './folds/trade-fold.tsx'
import { sheetTitleId, useFoldFocus } from './folds/use-fold-focus.ts'
import { letterWay } from './letter/letter.ts'
import type { LetterPage } from './letter/letter-page.ts'
import { LetterSheet } from './letter/letter-sheet.tsx'
import { ReplyLink } from './letter/reply-link.tsx'
import { BlocksPart } from './sheet/blocks-part.tsx'
import { PromptBox } from './sheet/prompt-box.tsx'
import { focusSheet, UndoBar } from './sheet/undo-bar.tsx'
import { useWorkshop } from './sheet/use-workshop.ts'
import type { WorkshopEvent, WorkshopState } from './sheet/workshop-state.ts'
import { searchedTemplates, workshopPage } from './workshop-page.server.ts'
import { searchField, workshopTexts } from './workshop-page.ts'
import './workshop.css'
import './letter/letter.css'

export const meta = loadedTags
export const ErrorBoundary = loadErrorBoundary(workshopTexts.cardsFailed)

const words = {
  title: 'Fucina dei Prompts',
  description:
    "Scegli una richiesta pronta, riempi gli spazi e leggi la risposta dell'AI. Provi gratis e senza iscriverti.",
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { profession, template, way, text, saved, goOn } = parsePromptPath(query)
  // A letter is of everyday life.
  if (way === 'lettera' && !profession && !template) throw redirect(letterWay)
  const log = requestLog(context)
  const page = await workshopPage(
    db,
    { env, log },
    {
      professionId: profession,
      templateId: template,
      text,
      savedId: saved,
      goingOn: goOn ? query : null,
      asker: await askerOrNull(env, { request, context }),
    },
  )
  const search = await searchedTemplates(db, log, query.get(searchField))
  return { ...page, search, tags: publicTags(env, url, words) }
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
    const query = new URL(request.url).searchParams
    const typed = query.get(searchField)
    if (typed !== null) {
      return { ...lastLoaded, search: { typed, found: [], total: 0, isFailed: true } }
    }
    const { profession, text } = parsePromptPath(query)
    const professionId = lastLoaded.doors.find((door) => door.id === profession)?.id ?? null
    return { ...lastLoaded, professionId, set: null, isSetFailed: true, templateId: null, text }
  }
}

/** Folds open and close, and templates are chosen, without asking the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const changed = ['profession', 'testo', 'risposta', searchField].filter(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  )
  // A text that leaves the address stays on the sheet, changed.
  const isAsked = changed.some(
    (name) => nextUrl.searchParams.has(name) || ['profession', searchField].includes(name),
  )
  const isSame = formMethod === undefined && currentUrl.href !== nextUrl.href && !isAsked
  return isSame ? false : defaultShouldRevalidate
}

const noPrompts = { templates: [] }

const sheetTitle = (text: string) => (
  <StepTitle step={3} id={sheetTitleId}>
    {text}
  </StepTitle>
)

export default function Workshop() {
  const page = useLoaderData<typeof loader>()
  const noScript = useActionData<typeof action>()
  const { search } = useLocation()
  const { state, dispatch, isHydrated, choose, generation, undo } = useWorkshop(page, noScript)
  const { composition } = state
  const start = parsePromptPath(new URLSearchParams(search))
  const folds = foldsOf(start, page.professionId === null ? null : (page.set ?? noPrompts))
  const { isTradeOpen, isRequestOpen, way } = folds
  // Whoever comes back to the letter from its reply has the reply's template still in the sheet.
  const templateId = way === 'lettera' ? null : composition.templateId
  useFoldFocus(folds, start)
  const template = page.set?.templates.find(({ id }) => id === templateId)
  const returnPath = promptPath({ profession: state.professionId, template: templateId, way })
  const sheet = useRef<HTMLDivElement>(null)
  const letterPages = useRef<readonly LetterPage[]>([])

  useEffect(() => {
    lastLoaded = page
    // Whoever opens this screen next may be somebody else.
    return () => {
      lastLoaded = undefined
    }
  }, [page])

  const templateSearch = (
    <TemplateSearch
      search={page.search}
      professionId={page.professionId}
      templateId={composition.templateId}
    />
  )
  const isBegun = !isRequestOpen || composition.prompt !== ''
  const bench = (
    <div className={isBegun ? 'bench' : 'bench unbegun'}>
      <ChosenSoFar
        page={page}
        start={start}
        folds={folds}
        templateId={templateId}
        onChoose={choose}
      >
        {isTradeOpen ? null : templateSearch}
      </ChosenSoFar>
      <div className="right" ref={sheet}>
        <RestoredNote state={state} dispatch={dispatch} />
        {way === 'lettera' ? (
          <LetterSheet
            state={state}
            page={page}
            title={sheetTitle}
            returnPath={returnPath}
            isHydrated={isHydrated}
            held={letterPages}
            onExplain={generation.explain}
            dispatch={dispatch}
          />
        ) : (
          <PromptBox
            state={state}
            page={page}
            title={sheetTitle}
            why={template?.why ?? ''}
            returnPath={returnPath}
            isHydrated={isHydrated}
            onAsk={generation.ask}
            dispatch={dispatch}
          />
        )}
        {way === 'blocchi' ? (
          <BlocksPart page={page} composition={composition} dispatch={dispatch} />
        ) : null}
      </div>
    </div>
  )
  return (
    <>
      <div className={isTradeOpen ? 'wrap noprint workshop' : 'wrap noprint workshop on-bench'}>
        <div className="top">
          {start.guide ? <BackLink to={guidePath(start.guide)}>Torna alla guida</BackLink> : null}
          <h1>Fucina dei Prompts</h1>
          {isTradeOpen ? (
            <p>Il prompt è la richiesta che scrivi all'AI. Qui la prepari in tre passi.</p>
          ) : null}
        </div>
        {isTradeOpen ? (
          <TradeFold page={page} start={start}>
            {templateSearch}
          </TradeFold>
        ) : null}
        {isBegun || page.professionId !== null ? bench : null}
      </div>
      <AnswerPlace
        state={state}
        noScript={noScript}
        page={page}
        returnPath={returnPath}
        sheet={sheet}
        generation={generation}
        next={<ReplyLink state={state} page={page} onChoose={choose} />}
        dispatch={dispatch}
      />
      <UndoBar state={state} onUndo={undo} dispatch={dispatch} />
    </>
  )
}

type RestoredNoteProps = { state: WorkshopState; dispatch: Dispatch<WorkshopEvent> }

function RestoredNote({ state, dispatch }: RestoredNoteProps) {
  if (!state.isRestored) return null
  return (
    <Note kind="info" role="status" className="mb-6">
      <p>Abbiamo ripreso la tua bozza.</p>
      <Button
        type="button"
        size="small"
        className="mt-2"
        onClick={() => {
          dispatch({ type: 'startedOver' })
          focusSheet()
        }}
      >
        Ricomincia da capo
      </Button>
    </Note>
  )
}

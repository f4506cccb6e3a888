import { useEffect, useRef, useState } from 'react'
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router'
import { guidePath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { type PromptStart, pageOfItsOwn, parsePromptPath, promptPath } from '../prompt-path.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { LoadError, loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { loadedTags, titleTag } from '../ui/page-title.ts'
import { StepTitle } from '../ui/step-title.tsx'
import type { Route } from './+types/workshop.route'
import { AnswerPlace } from './answer/answer.tsx'
import { askerOrNull } from './answer/asker.server.ts'
import { answerNoScriptForm } from './answer/no-script-form.server.ts'
import { ChosenSoFar } from './folds/chosen-so-far.tsx'
import { type Folds, readFolds } from './folds/folds.ts'
import { TemplateSearch } from './folds/template-search.tsx'
import { TradeFold, tradeTitleId } from './folds/trade-fold.tsx'
import { HalfDone } from './half-done.tsx'
import { useSheetParts } from './sheet/begin-sheet.ts'
import { BlocksPart } from './sheet/blocks.tsx'
import { PromptBox } from './sheet/prompt-box.tsx'
import { focusSheet, UndoBar } from './sheet/undo-bar.tsx'
import { SheetContext, useSheet } from './state/sheet-context.ts'
import { useWorkshop } from './use-workshop.ts'
import { searchedTemplates, workshopPage } from './workshop-page.server.ts'
import { searchField, workshopTexts } from './workshop-page.ts'
import './workshop.css'
import { requestTitleId } from './folds/prompt-fold.tsx'

const sheetTitleId = 'prompt-titolo'

/** The heading of the step that is open takes the focus; on a desk a choice leads to the sheet. */
function useFoldFocus({ isTradeOpen, isPromptOpen }: Folds, start: PromptStart) {
  const type = useNavigationType()
  const { search } = useLocation()
  const open = isTradeOpen ? tradeTitleId : isPromptOpen ? requestTitleId : sheetTitleId
  const place = open + (start.template ?? start.way)
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    // The address follows the sheet, or a search is answered: the person stays where they are.
    if (type === 'REPLACE' || search.includes(`${searchField}=`)) return
    const heading = document.getElementById(open)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [place, open, type, search])
}

export const meta = (args: Route.MetaArgs) =>
  args.loaderData && 'error' in args.loaderData
    ? titleTag('Fucina dei Prompts', args)
    : loadedTags(args as Parameters<typeof loadedTags>[0])
export const ErrorBoundary = loadErrorBoundary(workshopTexts.cardsFailed)

const words = {
  title: 'Fucina dei Prompts',
  description:
    "Scegli una richiesta pronta, riempi gli spazi e leggi la risposta dell'AI. Provi gratis e senza iscriverti.",
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const elsewhere = pageOfItsOwn(query)
  if (elsewhere) throw redirect(elsewhere)
  const { profession, template, text, saved, goOn } = parsePromptPath(query)
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
      asker: askerOrNull(env, { request, context }),
    },
  )
  const search = await searchedTemplates(db, log, query.get(searchField))
  return { ...page, search, tags: publicTags(env, url, words) }
}

/** The form of a browser without script; with script the answer streams from /prompts/answer. */
export const action = (asking: Route.ActionArgs) => answerNoScriptForm(db, env, asking)

/** A part that could not be loaded, and what it was asked for. */
type NotLoaded = { error: unknown; url: string }
type Loaded = Awaited<ReturnType<typeof loader>>
type Result = Loaded | NotLoaded

export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Result> {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted || error instanceof Response) throw error
    return { error, url: request.url }
  }
}

/** What cannot be loaded is said in its place: the doors stay, and the sheet keeps its words. */
function useLoadedPage(loaded: Result): Result {
  const [last, setLast] = useState<{ loaded: Result; page: Result }>({ loaded, page: loaded })
  if (last.loaded === loaded) return last.page
  const { page: before } = last
  const page = 'error' in loaded && !('error' in before) ? withoutPart(before, loaded.url) : loaded
  setLast({ loaded, page })
  return page
}

function withoutPart(page: Loaded, url: string): Loaded {
  const query = new URL(url).searchParams
  const typed = query.get(searchField)
  if (typed !== null) return { ...page, search: { typed, found: [], total: 0, isFailed: true } }
  const { profession, text } = parsePromptPath(query)
  const professionId = page.doors.find((door) => door.id === profession)?.id ?? null
  return { ...page, professionId, set: null, isSetFailed: true, templateId: null, text }
}

/** Folds open and close, and templates are chosen, without asking the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  if (pageOfItsOwn(nextUrl.searchParams)) return true
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
  const page = useLoadedPage(useLoaderData<typeof clientLoader>())
  if ('error' in page) return <LoadError error={page.error} text={workshopTexts.cardsFailed} />
  return <WorkshopScreen page={page} />
}

function WorkshopScreen({ page }: { page: Loaded }) {
  const noScript = useActionData<typeof action>()
  const { search } = useLocation()
  const start = parsePromptPath(new URLSearchParams(search))
  const folds = readFolds(start, page.professionId === null ? null : (page.set ?? noPrompts))
  const { isTradeOpen, isPromptOpen, way } = folds
  useFoldFocus(folds, start)

  const { state, dispatch, choose, undo, isAsking } = useWorkshop(page, noScript)
  const { composition } = state
  const { templateId } = composition
  const returnPath = promptPath({ profession: state.professionId, template: templateId, way })
  const sheet = useSheetParts({ page, state, dispatch, noScript, returnPath })
  const place = useRef<HTMLDivElement>(null)

  if (isAsking) return <HalfDone sheet={sheet} place={place} onUndo={undo} />

  const templateSearch = (
    <TemplateSearch search={page.search} professionId={page.professionId} templateId={templateId} />
  )
  const isBegun = !isPromptOpen || composition.prompt !== ''
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
      <div className="right" ref={place}>
        <RestoredNote />
        <PromptBox
          title={sheetTitle}
          why={page.set?.templates.find(({ id }) => id === templateId)?.why}
        />
        {way === 'blocchi' ? (
          <BlocksPart page={page} composition={composition} dispatch={dispatch} />
        ) : null}
      </div>
    </div>
  )
  return (
    <SheetContext value={sheet}>
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
      <AnswerPlace sheet={place} />
      <UndoBar onUndo={undo} />
    </SheetContext>
  )
}

function RestoredNote() {
  const { state, dispatch } = useSheet()
  if (!state.isRestored) return null
  return (
    <Note kind="info" className="mb-6">
      <p>Abbiamo ripreso la tua bozza.</p>
      <Button
        type="button"
        size="small"
        className="mt-2"
        onClick={() => {
          dispatch({ type: 'sheetEmptied' })
          focusSheet()
        }}
      >
        Ricomincia da capo
      </Button>
    </Note>
  )
}

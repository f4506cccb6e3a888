import { Lock } from 'lucide-react'
import { type Dispatch, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { privacyPath } from '../../paths.ts'
import { Note } from '../../ui/note.tsx'
import { AnswerReady, AskFault } from '../sheet/how-it-went.tsx'
import { Allowance } from '../sheet/prompt-box.tsx'
import { useGuardStop } from '../sheet/use-guard-stop.ts'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopEvent, WorkshopState } from '../sheet/workshop-state.ts'
import type { WorkshopPage } from '../workshop-page.ts'
import { type LetterPage, textsOf } from './letter-page.ts'
import { CopyWords, ExplainButton, PhotoForm } from './photo-form.tsx'
import { SampleSheet } from './sample-letter.tsx'
import { type HeldPages, useLetterPages } from './use-letter-pages.ts'

type LetterSheetProps = {
  state: WorkshopState
  page: WorkshopPage
  title: (text: string) => ReactNode
  /** Where a visitor comes back to after signing in. */
  returnPath: string
  isHydrated: boolean
  /** The pages outlive the sheet: another fold may be opened meanwhile. */
  held: HeldPages
  onExplain: (pages: readonly LetterPage[]) => void
  dispatch: Dispatch<WorkshopEvent>
}

/** In the sheet's place: a letter is photographed, or chosen as a file, and explained. */
export function LetterSheet(props: LetterSheetProps) {
  const { state, page, title, returnPath, isHydrated, held, onExplain, dispatch } = props
  const form = useRef<HTMLFormElement>(null)
  const letter = useLetterPages(held, page.letters?.canSee ?? false)
  const stop = useGuardStop(textsOf(letter.pages).join(''))
  if (page.letters === null) return <NobodyReads title={title('La tua lettera')} />
  const { sample, note } = page.letters
  const isOver = isHydrated && state.remaining !== null && state.remaining <= 0
  const asking = { busy: isBusy(state), why: isOver ? dayIsOver : null, isHydrated }
  const send = () => {
    const pages = sample ? [] : held.current
    if (isOver || asking.busy || (!sample && pages.length === 0)) return
    onExplain(pages)
  }
  const guard = {
    guarded: state.guarded,
    hasStopped: stop.isStopped,
    onLeft: (fieldId: string) => {
      if (stop.isStopped && !stop.asksElsewhere(form.current)) send()
      else document.getElementById(fieldId)?.focus()
    },
    onWrite: letter.write,
    dispatch,
  }
  const failure = <AskFault work={state} />
  return (
    <form
      ref={form}
      className="sheet letter-sheet"
      id="prompt"
      tabIndex={-1}
      aria-label="La tua lettera"
      onSubmit={(event) => {
        event.preventDefault()
        if (stop.mayGo(event.currentTarget)) send()
      }}
    >
      {title(sample?.name ?? page.letters.title)}
      {sample ? (
        <>
          <SampleSheet {...sample} note={note} />
          {failure}
          <ExplainButton {...asking} />
        </>
      ) : (
        <>
          <PhotoForm letters={page.letters} letter={letter} guard={guard} {...asking}>
            {failure}
          </PhotoForm>
          <KeptNothing note={note} />
        </>
      )}
      <noscript>
        <p>Qui per spiegare una lettera serve JavaScript.</p>
        <CopyWords />
      </noscript>
      <AnswerReady work={state} />
      <Allowance state={state} page={page} returnPath={returnPath} />
    </form>
  )
}

const KeptNothing = ({ note }: { note: string }) => (
  <div className="letter-kept">
    <Note kind="plain" icon={<Lock className="i" aria-hidden="true" />}>
      {note} <Link to={privacyPath()}>Come trattiamo i dati</Link>
    </Note>
  </div>
)

/** Nobody answers here: the templates remain. */
const NobodyReads = ({ title }: { title: ReactNode }) => (
  <section className="sheet" id="prompt">
    {title}
    <p>Qui adesso nessuna AI può leggere una lettera.</p>
    <CopyWords />
  </section>
)

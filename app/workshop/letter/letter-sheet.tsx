import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { privacyPath } from '../../paths.ts'
import { dayIsOver } from '../../platform/ai/failed-texts.ts'
import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { Note } from '../../ui/note.tsx'
import { AnswerGivenBack } from '../answer/no-script-form.tsx'
import { AnswerReady, AskFault } from '../sheet/how-it-went.tsx'
import { Allowance } from '../sheet/prompt-box.tsx'
import { isBusy } from '../sheet/work.ts'
import type { WorkshopState } from '../sheet/workshop-state.ts'
import { answerId, type WorkshopPage } from '../workshop-page.ts'
import { letterWay } from './letter.ts'
import { ExplainButton, PhotoForm } from './photo-form.tsx'
import { SampleSheet } from './sample-letter.tsx'
import type { HeldPages } from './use-letter-pages.ts'

type LetterSheetProps = {
  state: WorkshopState
  page: WorkshopPage
  title: (text: string) => ReactNode
  /** Where a visitor comes back to after signing in. */
  returnPath: string
  isHydrated: boolean
  /** The pages outlive the sheet: another fold may be opened meanwhile. */
  held: HeldPages
  onExplain: (pages: readonly Blob[]) => void
}

/** In the sheet's place: a letter is photographed, or chosen as a file, and explained. */
export function LetterSheet(props: LetterSheetProps) {
  const { state, page, title, returnPath, isHydrated, held, onExplain } = props
  if (page.letters === null) return <NoReader title={title(photoTitle)} />
  const { sample, note } = page.letters
  const isOver = isHydrated && state.remaining !== null && state.remaining <= 0
  const asking = { busy: isBusy(state), why: isOver ? dayIsOver : null }
  const ask = () => {
    const pages = sample ? [] : held.current
    if (isOver || asking.busy || (!sample && pages.length === 0)) return
    onExplain(pages.map(({ blob }) => blob))
  }
  const failure = <AskFault work={state} />
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${letterWay}#${answerId}`}
      className="sheet letter-sheet"
      id="prompt"
      tabIndex={-1}
      aria-label="La tua lettera"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <AnswerGivenBack answer={state.answer} />
      {title(sample?.name ?? photoTitle)}
      {sample ? (
        <>
          <SampleSheet {...sample} note={note} />
          {failure}
          <ExplainButton {...asking} />
        </>
      ) : (
        <>
          <PhotoForm held={held} isHydrated={isHydrated} {...asking}>
            {failure}
          </PhotoForm>
          <KeptNothing note={note} />
        </>
      )}
      <AnswerReady work={state} />
      <Allowance state={state} page={page} returnPath={returnPath} />
    </form>
  )
}

const photoTitle = 'Fotografa la lettera'

const KeptNothing = ({ note }: { note: string }) => (
  <div className="letter-kept">
    <Note kind="plain" icon={<Lock className="i" aria-hidden="true" />}>
      {note} <Link to={privacyPath()}>Come trattiamo i dati</Link>
    </Note>
  </div>
)

/** Nobody reads photos here: the templates remain. */
const NoReader = ({ title }: { title: ReactNode }) => (
  <section className="sheet" id="prompt">
    {title}
    <p>L'AI collegata a questo sito non legge le foto.</p>
    <p>
      Puoi copiare le parole della lettera. C'è una richiesta già pronta:{' '}
      <Link
        to={promptPath({
          profession: everydaySetId,
          template: 'vita-quotidiana-lettera-difficile',
        })}
        reloadDocument
      >
        Una lettera che non capisco
      </Link>
      .
    </p>
    <p>
      <Link to={promptPath({ profession: everydaySetId })}>Vedi tutte le richieste</Link>
    </p>
  </section>
)

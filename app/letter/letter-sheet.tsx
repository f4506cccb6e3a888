import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayIsOver } from '../../ai/failed-texts.ts'
import { letterPath, privacyPath } from '../../paths.ts'
import { Note } from '../../ui/note.tsx'
import { AnswerReady, AskFault } from '../answer/ask-outcome.tsx'
import { useSend } from '../answer/use-send.ts'
import { Allowance } from '../sheet/prompt-box.tsx'
import { useSheet } from '../state/sheet-context.ts'
import { type Letters, letterQuestion, letterTexts, type SampleLetter } from './letter.ts'
import { guardedTexts } from './letter-page.ts'
import { CopyWords, ExplainButton, PhotoForm } from './photo-form.tsx'
import type { LetterPages } from './use-letter-pages.ts'

type LetterSheetProps = { title: (text: string) => ReactNode; letter: LetterPages }

/** In the sheet's place: a letter is photographed, or chosen as a file, and explained. */
export function LetterSheet({ title, letter }: LetterSheetProps) {
  const { state, page, isHydrated, generation } = useSheet()
  const isSample = Boolean(page.letters?.sample)
  const isOver = isHydrated && state.remaining !== null && state.remaining <= 0
  const sending = useSend({
    fields: guardedTexts(letter.pages),
    isReady: !isOver && (isSample || letter.pages.length > 0),
    send: () =>
      void generation.askOther({
        address: letterPath(),
        body: letter.form(),
        question: letterQuestion,
        offline: letterTexts.offline,
      }),
  })
  if (page.letters === null) return <NobodyReads title={title('La tua lettera')} />
  const { sample, note } = page.letters
  const explain = <ExplainButton why={isOver ? dayIsOver : null} />
  return (
    <form
      className="sheet letter-sheet"
      id="prompt"
      tabIndex={-1}
      aria-label="La tua lettera"
      onSubmit={(event) => {
        event.preventDefault()
        sending.press()
      }}
    >
      {title(sample?.name ?? page.letters.title)}
      {sample ? (
        <>
          <SampleSheet {...sample} note={note} />
          <AskFault />
          {explain}
        </>
      ) : (
        <>
          <PhotoForm letters={page.letters} letter={letter} sending={sending}>
            <AskFault />
            {letter.pages.length > 0 ? explain : null}
          </PhotoForm>
          <KeptNothing note={note} />
        </>
      )}
      <noscript>
        <p>Qui per spiegare una lettera serve JavaScript.</p>
        <CopyWords />
      </noscript>
      <AnswerReady />
      <Allowance />
    </form>
  )
}

/** The demo's letter: drawn by us, so that nobody sends one of theirs where no AI reads it. */
const SampleSheet = ({ title, note, alt, lines }: SampleLetter & Pick<Letters, 'note'>) => (
  <>
    <Note kind="info">
      <p>
        <b>{title}</b> {note}
      </p>
    </Note>
    <img
      className="sample-letter"
      src="/drawings/lettera-di-prova.svg"
      alt={alt}
      width="420"
      height="520"
    />
    <details className="sample-words">
      <summary>Leggi la lettera di prova</summary>
      <div className="stack">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  </>
)

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

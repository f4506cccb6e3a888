import { Flame } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { dayIsOver } from '../ai/failed-texts.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import { type Send, useSend } from '../workshop/answer/use-send.ts'
import { Allowance } from '../workshop/sheet/prompt-box.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { BeforePhoto, Eyes, FirstPickers } from './before-photo.tsx'
import { LanguageField } from './language-field.tsx'
import type { LetterLanguage } from './languages.ts'
import { type Letters, letterTitle, longestText } from './letter.ts'
import { NobodyReads, WithoutScript } from './nobody-reads.tsx'
import { guardedTexts, pdfTexts } from './pages/letter-page.ts'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { PagesToSend } from './pages-to-send.tsx'
import { PaperHead } from './paper-head.tsx'
import { SampleLetterPart } from './sample-part.tsx'
import type { ExplanationOf } from './use-explanation.ts'
import { guardedWords, PastedWords, tooLongText } from './words-field.tsx'

type LetterPartProps = {
  letters: Letters | null
  pages: LetterPages
  explanation: ExplanationOf
  language: LetterLanguage
  onLanguage: (language: LetterLanguage) => void
}

/** The letter is taken, by camera, file or words, and sent with the one main button. */
export function LetterPart(props: LetterPartProps) {
  const { letters, pages, explanation, language, onLanguage } = props
  const { state } = useSheet()
  const words = state.composition.prompt
  const why = useReasonNotToAsk(pdfTexts(pages.pages).join('').length + words.length)
  const hasSomething = Boolean(letters?.sample) || pages.pages.length > 0 || words.trim() !== ''
  const sending = useSend({
    fields: [...guardedTexts(pages.pages), guardedWords(words)],
    isReady: why === null && hasSomething,
    send: () => explanation.explain(),
  })
  if (!letters) return <NobodyReads title={letterTitle} />
  const button = (
    <ExplainButton why={why} isBusy={isBusy(state)} isReady={hasSomething}>
      Spiegami la lettera
    </ExplainButton>
  )
  const own = { letters, pages, sending, button }
  return (
    <form
      className="wrap letter-take noprint"
      id="prompt"
      tabIndex={-1}
      aria-label="La tua lettera"
      onSubmit={(event) => {
        event.preventDefault()
        sending.press()
      }}
    >
      <Head isTaken={pages.pages.length > 0} />
      {letters.sample ? (
        <SampleLetterPart {...letters.sample}>
          {button}
          <AskFault />
        </SampleLetterPart>
      ) : (
        <TakenPages {...own} />
      )}
      <LanguageField language={language} onChange={onLanguage} />
      {letters.sample ? null : <OwnWords {...own} words={words} />}
      <WithoutScript />
      <Allowance />
      {pages.pages.length > 0 || letters.sample ? null : <BeforePhoto canSee={letters.canSee} />}
      <p className="vh" role="status">
        {pages.opening ? `Apro ${pages.opening}.` : pages.news}
      </p>
    </form>
  )
}

/** Why nothing can be asked now; null: it can. @param length of all words together */
export function useReasonNotToAsk(length: number): string | null {
  const { state, isHydrated } = useSheet()
  if (isHydrated && state.remaining !== null && state.remaining <= 0) return dayIsOver
  return length > longestText ? tooLongText(length) : null
}

/** The arch of the door that was pressed, and its words; once there is a page, less. */
const Head = ({ isTaken }: { isTaken: boolean }) =>
  isTaken ? (
    <h1>La tua lettera</h1>
  ) : (
    <PaperHead
      drawing="lettera"
      title={letterTitle}
      text="Ti spiego che cosa vuole e che cosa devi fare."
    />
  )

type OwnProps = { letters: Letters; pages: LetterPages; sending: Send; button: ReactNode }

/** The pages there are, or the way to the first. */
function TakenPages({ letters: { canSee }, pages, sending, button }: OwnProps) {
  const hasPages = pages.pages.length > 0
  return (
    <>
      <Taken pages={pages}>
        {hasPages ? (
          <PagesToSend
            pages={pages}
            canSee={canSee}
            sending={sending}
            onAnyway={() => sending.press()}
          >
            {button}
          </PagesToSend>
        ) : (
          <FirstPickers canSee={canSee} onPick={pages.take} />
        )}
        {pages.fault ? (
          <Note kind="bad" role="alert">
            {pages.fault}
          </Note>
        ) : null}
        {hasPages ? <AskFault /> : null}
      </Taken>
      <Eyes hasPages={hasPages} pages={pages.pages} />
    </>
  )
}

/** Its words, where there is no photo; with pages they go along with the one button above. */
const OwnWords = ({ letters, pages, sending, button, words }: OwnProps & { words: string }) => (
  <PastedWords isOpen={!letters.canSee} words={words} sending={sending}>
    {pages.pages.length > 0 ? null : (
      <>
        {words.trim() === '' ? null : button}
        <AskFault />
      </>
    )}
  </PastedWords>
)

type ExplainButtonProps = {
  why: string | null
  isBusy: boolean
  /** There is something to explain. */
  isReady: boolean
  children: ReactNode
}

export const ExplainButton = ({ why, isBusy, isReady, children }: ExplainButtonProps) => (
  <Button
    type="submit"
    kind="main"
    size="big"
    className="ask needs-script"
    icon={<Flame className="i" aria-hidden="true" />}
    busy={isBusy}
    busyLabel="Sto leggendo…"
    disabled={!isReady || why !== null}
    why={why ?? ''}
  >
    {children}
  </Button>
)

type TakenProps = { pages: LetterPages; children: ReactNode }

/** What was chosen before the script was there is taken now; a page that is opened is said. */
function Taken({ pages: { take, opening }, children }: TakenProps) {
  const { isHydrated } = useSheet()
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isHydrated) return
    const inputs = part.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    for (const input of inputs) {
      if (input.files?.length) void take([...input.files], null)
    }
  }, [isHydrated])
  return (
    <div ref={part} className="letter-taken needs-script">
      {children}
      {opening ? (
        <p className="small" aria-hidden="true">
          Apro {opening}…{opening === 'il PDF' ? ' La prima volta può volerci un minuto.' : null}
        </p>
      ) : null}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { AskFault } from '../workshop/answer/ask-outcome.tsx'
import type { Send } from '../workshop/answer/use-send.ts'
import { AllowanceLine } from '../workshop/sheet/prompt-box.tsx'
import { useSheet } from '../workshop/state/sheet-context.ts'
import { BeforePhoto, Eyes, FirstPickers } from './before-photo.tsx'
import { LanguageField } from './language-field.tsx'
import { type Letters, letterTitle } from './letter.ts'
import { NobodyReads, WithoutScript } from './nobody-reads.tsx'
import { OwnFrame } from './own-frame.tsx'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { PagesToSend } from './pages-to-send.tsx'
import { PaperHead } from './paper-head.tsx'
import { SamplePart } from './sample-part.tsx'
import { ExplainButton, PageFaultNote, TakeForm, type TakeProps, useTaking } from './take-form.tsx'
import { PastedWords } from './words-field.tsx'

/** The letter is taken, by camera, file or words, and sent with the one main button. */
export function LetterPart(props: TakeProps) {
  const { letters, pages, explanation, language, onLanguage } = props
  const hasPages = pages.pages.length > 0
  const { words, why, isReady, sending } = useTaking(pages, {
    hasSample: Boolean(letters?.sample),
    send: () => explanation.explain(),
  })
  if (!letters) return <NobodyReads title={letterTitle} />
  const button = (
    <ExplainButton why={why} isReady={isReady}>
      Spiegami la lettera
    </ExplainButton>
  )
  const own = { letters, pages, sending, button }
  return (
    <TakeForm className="wrap letter-take" label="La tua lettera" sending={sending}>
      <Head isTaken={hasPages} />
      {letters.sample ? (
        <SamplePart kind="letter" lines={letters.sample}>
          {button}
          <AskFault />
        </SamplePart>
      ) : (
        <TakenPages {...own} />
      )}
      <LanguageField language={language} onChange={onLanguage} />
      <OwnFrame
        language={language}
        buttons={{
          ...(hasPages || !letters.canSee ? null : { photo: 'Fai una foto' }),
          explain: 'Spiegami la lettera',
        }}
      />
      {letters.sample ? null : <OwnWords {...own} words={words} />}
      <WithoutScript />
      <AllowanceLine />
      {hasPages || letters.sample ? null : <BeforePhoto canSee={letters.canSee} />}
    </TakeForm>
  )
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
        <PageFaultNote fault={pages.fault} />
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

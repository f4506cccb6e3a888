import { Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayIsOver } from '../ai/failed-texts.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { isDayOver } from '../workshop/answer/allowance.ts'
import { type Send, useSend } from '../workshop/answer/use-send.ts'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { useSheet } from '../workshop/state/sheet-context.ts'
import type { LetterLanguage } from './languages.ts'
import { type Letters, longestText } from './letter.ts'
import { guardedTexts, pdfTexts } from './pages/letter-page.ts'
import type { LetterPages } from './pages/use-letter-pages.ts'
import type { ExplanationOf } from './use-explanation.ts'
import { guardedWords, tooLongText } from './words-field.tsx'

/** What a letter or a message is taken with. */
export type TakeProps = {
  letters: Letters | null
  pages: LetterPages
  explanation: ExplanationOf
  language: LetterLanguage
  onLanguage: (language: LetterLanguage) => void
}

/** What is there to be explained: its words, how it is sent, and why it cannot go now. */
export function useTaking({ pages }: LetterPages, { hasSample, send }: Asked) {
  const { state, isHydrated } = useSheet()
  const words = state.composition.prompt
  const length = pdfTexts(pages).join('').length + words.length
  const isOver = isHydrated && isDayOver(state.remaining)
  const why = isOver ? dayIsOver : length > longestText ? tooLongText(length) : null
  const isReady = hasSample || pages.length > 0 || words.trim() !== ''
  const sending = useSend({
    fields: [...guardedTexts(pages), guardedWords(words)],
    isReady: why === null && isReady,
    send,
  })
  return { words, why, isReady, sending }
}

type Asked = {
  /** The demo's own letter lies there. */
  hasSample: boolean
  send: () => void
}

type TakeFormProps = {
  className: string
  label: string
  sending: Send
  children: ReactNode
}

/** Around what is taken. */
export const TakeForm = ({ className, label, sending, children }: TakeFormProps) => (
  <form
    className={`${className} noprint`}
    id="prompt"
    tabIndex={-1}
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault()
      sending.press()
    }}
  >
    {children}
  </form>
)

/** Why a file was not taken. */
export const PageFaultNote = ({ fault }: Pick<LetterPages, 'fault'>) =>
  fault ? (
    <Note kind="bad" role="alert">
      {fault}
    </Note>
  ) : null

type ExplainButtonProps = {
  why: string | null
  /** There is something to explain. */
  isReady: boolean
  children: ReactNode
}

/** The one main button. */
export const ExplainButton = ({ why, isReady, children }: ExplainButtonProps) => (
  <Button
    type="submit"
    kind="main"
    size="big"
    className="ask needs-script"
    icon={<Flame className="i" aria-hidden="true" />}
    busy={isBusy(useSheet().state)}
    busyLabel="Sto leggendo…"
    disabled={!isReady || why !== null}
    why={why ?? ''}
  >
    {children}
  </Button>
)

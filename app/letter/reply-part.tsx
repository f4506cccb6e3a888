import { ArrowLeft, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { letterPath, letterReplyPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useSheetParts } from '../workshop/sheet/begin-sheet.ts'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { type Sheet, SheetContext } from '../workshop/state/sheet-context.ts'
import type { WorkshopPage } from '../workshop/workshop-page.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { type LetterPage, pdfTexts } from './pages/letter-page.ts'
import { readValues, replyTemplate, wantedIn } from './reply.ts'
import { ReplyAnswer } from './reply-answer.tsx'
import { ReplySheet } from './reply-sheet.tsx'
import type { ExplanationOf } from './use-explanation.ts'

type ReplyPartProps = {
  page: WorkshopPage
  reply: KeptSheet
  remaining: number | null
  explanation: ExplanationOf
  /** By which both are saved. */
  savedSheet: Sheet
  pages: readonly LetterPage[]
}

/** The reply under its explanation: what it says, then the letter itself. */
export function ReplyPart({
  page,
  reply,
  remaining,
  explanation,
  savedSheet,
  pages,
}: ReplyPartProps) {
  const { state, dispatch } = reply
  const sheet = useSheetParts({
    page,
    state: { ...state, remaining },
    dispatch,
    noScript: undefined,
    returnPath: letterReplyPath(),
  })
  const part = useRef<HTMLElement>(null)
  const { composition, answer } = state
  const isDone = answer.status !== 'none'
  const [isChanging, setChanging] = useState(false)
  const { found } = explanation

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing stands there yet
  useEffect(() => {
    if (composition.templateId === replyTemplate.id) return
    dispatch({ type: 'templateChosen', template: replyTemplate })
    for (const [label, value] of Object.entries(readValues(found))) {
      if (value !== '') dispatch({ type: 'gapTyped', label, value })
    }
    dispatch({ type: 'undoClosed' })
  }, [composition.templateId])

  // It opens under what was pressed, and takes the focus.
  useEffect(() => {
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView()
  }, [])

  const words = [savedSheet.state.composition.prompt, ...pdfTexts(pages)].join('\n').trim()
  return (
    <SheetContext value={sheet}>
      <section
        ref={part}
        tabIndex={-1}
        className="letter-reply wrap"
        aria-label="Che cosa vuoi rispondere"
      >
        {isDone && !isChanging ? (
          <div className="letter-strip noprint">
            <p>
              <b>La tua risposta</b>
              <span className="one-line">{wantedIn(composition.values)}</span>
            </p>
            <Button
              type="button"
              size="small"
              icon={<Pencil className="i" aria-hidden="true" />}
              disabled={isBusy(state)}
              onClick={() => setChanging(true)}
            >
              Cambia
            </Button>
          </div>
        ) : (
          <ReplySheet
            found={found}
            words={words}
            language={explanation.language}
            onSent={() => setChanging(false)}
          />
        )}
      </section>
      {isDone ? <ReplyAnswer savedSheet={savedSheet} /> : null}
      <p className="wrap noprint">
        <Link to={letterPath()} className="back" preventScrollReset onClick={toExplanation}>
          <ArrowLeft aria-hidden="true" className="i up" />
          Torna alla spiegazione
        </Link>
      </p>
    </SheetContext>
  )
}

function toExplanation() {
  const explanation = document.getElementById('spiegazione')
  explanation?.focus({ preventScroll: true })
  explanation?.scrollIntoView()
}

import { ArrowRight, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { excerpt } from '../saved/saved.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AnswerPlace } from './answer/answer.tsx'
import { tradeTitleId } from './folds/trade-fold.tsx'
import { focusSheet, UndoBar } from './sheet/undo-bar.tsx'
import { type Sheet, SheetContext } from './state/sheet-context.ts'
import { sheetPath } from './use-sheet-address.ts'

/** So many characters tell which request it is. */
const shownCharacters = 110

/** Up to the end of a word. */
const beginning = (prompt: string) => excerpt(prompt, shownCharacters).replace(/\s\S*…$/, '…')

type HalfDoneProps = {
  sheet: Sheet
  place: RefObject<HTMLDivElement | null>
  onUndo: () => void
}

/**
 * In the shelf's place, for whoever left something on the sheet: on with it, or anew, which
 * 'Annulla' takes back. Whom to call stays.
 */
export function HalfDone({ sheet, place, onUndo }: HalfDoneProps) {
  const { state, dispatch } = sheet
  const { composition, answer, urgent } = state
  return (
    <SheetContext value={sheet}>
      <div className="wrap noprint workshop">
        <div className="top">
          <h1>Fucina dei Prompts</h1>
        </div>
        <div className="half-done">
          <section aria-labelledby={tradeTitleId} className="sheet">
            <h2 id={tradeTitleId} tabIndex={-1} className="text-xl">
              Hai una richiesta a metà
            </h2>
            <p className="wrap-anywhere">
              «{beginning(composition.prompt || answer.question.prompt)}»
            </p>
            {answer.text === '' ? null : <p>La risposta c'è, e non è ancora salvata.</p>}
            <ButtonLink kind="main" to={sheetPath(state)} prefetch="intent">
              Riprendi
              <ArrowRight aria-hidden="true" className="i" />
            </ButtonLink>
            <Button
              type="button"
              icon={<RotateCcw aria-hidden="true" className="i" />}
              onClick={() => {
                dispatch({ type: 'sheetEmptied' })
                focusSheet()
              }}
            >
              Ricomincia
            </Button>
          </section>
          <img src="/drawings/fucina.svg" alt="" width="640" height="370" />
        </div>
      </div>
      {urgent ? <AnswerPlace sheet={place} /> : null}
      <UndoBar onUndo={onUndo} />
    </SheetContext>
  )
}

import { ChevronRight, Plus, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { fraudPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { SheetContext } from '../workshop/state/sheet-context.ts'
import type { WorkshopPage } from '../workshop/workshop-page.ts'
import { useKeptSheet } from './kept-sheet.ts'
import { type Letters, messageTitle } from './letter.ts'
import { MessagePart } from './message-part.tsx'
import { useLetterPages } from './pages/use-letter-pages.ts'
import { focusPage, PaperHead, PaperUndo } from './paper-head.tsx'
import { useAfter } from './use-after.ts'
import { useExplanation } from './use-explanation.ts'
import { useLanguage } from './use-language.ts'

type MessageScreenProps = { page: WorkshopPage; letters: Letters | null }

/** A strange message: for whoever has paid already, the five steps; then what it says, and why. */
export function MessageScreen({ page, letters }: MessageScreenProps) {
  const kept = useKeptSheet(page, 'messaggio')
  const { remaining } = kept.state
  const pages = useLetterPages(letters?.canSee ?? false, 'message')
  const [language, setLanguage] = useLanguage()
  const explanation = useExplanation({ kind: 'message', page, kept, remaining, pages, language })
  const { sheet } = explanation
  const { answer } = sheet.state
  const isThere = answer.status !== 'none'
  const after = useAfter(
    isThere ||
      Boolean(letters?.sample) ||
      pages.pages.length > 0 ||
      kept.state.composition.prompt !== '',
  )
  const another = () => {
    pages.forget()
    kept.dispatch({ type: 'sheetEmptied' })
    focusPage()
  }
  const savedSheet = {
    ...sheet,
    dispatch: (event: Parameters<typeof kept.dispatch>[0]) =>
      kept.dispatch(
        event.type === 'saved' ? { ...event, response: kept.state.answer.text } : event,
      ),
  }
  return (
    <SheetContext value={sheet}>
      <PaperUndo onUndo={() => kept.dispatch({ type: 'undone' })} />
      <div className={isThere ? 'letter-done' : undefined}>
        <div className="wrap letter-take">
          {isThere ? (
            <div className="letter-strip noprint">
              <p>
                <b>{messageTitle}</b>
              </p>
              <Button
                type="button"
                size="small"
                icon={<Plus className="i" aria-hidden="true" />}
                onClick={another}
              >
                Un altro messaggio
              </Button>
            </div>
          ) : (
            <PaperHead
              drawing="palestra"
              title={messageTitle}
              text="Lo guardiamo insieme, prima di premere."
            />
          )}
          <Link to={fraudPath()} className="paid-already noprint">
            <TriangleAlert className="i" aria-hidden="true" />
            <span>
              Hai già pagato, o dato un codice? <b>I cinque passi</b>
            </span>
            <ChevronRight className="i" aria-hidden="true" />
          </Link>
          {isThere && !after ? <Skeleton lines={5} label="Arriva tra poco." /> : null}
          {isThere ? (
            after && (
              <after.Explained
                kind="message"
                explanation={explanation}
                savedSheet={savedSheet}
                onLanguage={setLanguage}
              />
            )
          ) : (
            <MessagePart
              letters={letters}
              pages={pages}
              explanation={explanation}
              language={language}
              onLanguage={setLanguage}
            />
          )}
        </div>
      </div>
      {after && isThere && answer.text !== '' && !isBusy(sheet.state) ? (
        <after.WhatNow kind="message" isFraud isReplying={false} explanation={explanation} />
      ) : null}
    </SheetContext>
  )
}

import { useNavigate, useSearchParams } from 'react-router'
import { letterPath, letterReplyPath } from '../paths.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { isBusy } from '../workshop/state/sheet-content.ts'
import { SheetContext } from '../workshop/state/sheet-context.ts'
import type { WorkshopPage } from '../workshop/workshop-page.ts'
import { hasParts, tellsFraud } from './explanation.ts'
import { useKeptSheet } from './kept-sheet.ts'
import type { Letters } from './letter.ts'
import { LetterPart } from './letter-part.tsx'
import { LetterStrip } from './letter-strip.tsx'
import { useLetterPages } from './pages/use-letter-pages.ts'
import { focusPage, PaperUndo } from './paper-head.tsx'
import { useAfter } from './use-after.ts'
import { useExplanation } from './use-explanation.ts'
import { useLanguage } from './use-language.ts'
import { useSavedSheet } from './use-saved-sheet.ts'

type LetterScreenProps = { page: WorkshopPage; letters: Letters | null }

/** A letter in hand: taken, explained, answered, one under the other on the same page. */
export function LetterScreen({ page, letters }: LetterScreenProps) {
  const kept = useKeptSheet(page, 'lettera')
  const reply = useKeptSheet(page, 'lettera-risposta')
  const remaining = least(kept.state.remaining, reply.state.remaining)
  const pages = useLetterPages(letters?.canSee ?? false, 'letter')
  const [language, setLanguage] = useLanguage()
  const explanation = useExplanation({ kind: 'letter', page, kept, remaining, pages, language })
  const { sheet } = explanation
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { answer } = sheet.state
  const isThere = answer.status !== 'none'
  const words = kept.state.composition.prompt
  const after = useAfter(
    isThere || Boolean(letters?.sample) || pages.pages.length > 0 || words !== '',
  )
  const isFraud = tellsFraud(answer.text)
  const isReplying = isThere && !isFraud && hasParts(answer.text) && search.has('rispondi')
  const returnPath = isReplying ? letterReplyPath() : letterPath()
  const savedSheet = useSavedSheet({ sheet, kept, reply, returnPath })

  const another = () => {
    pages.forget()
    for (const { dispatch } of [kept, reply]) dispatch({ type: 'sheetEmptied' })
    if (isReplying) navigate(letterPath(), { replace: true })
    focusPage()
  }
  const undo = () => {
    for (const { dispatch } of [kept, reply]) dispatch({ type: 'undone' })
  }
  return (
    <SheetContext value={sheet}>
      <PaperUndo onUndo={undo} />
      {isThere ? (
        <div className="letter-done">
          <div className="wrap letter-desk">
            <LetterStrip letters={letters} pages={pages.pages} onAnother={another} />
            {after ? (
              <after.Explained
                kind="letter"
                explanation={explanation}
                savedSheet={isReplying && reply.state.answer.status !== 'none' ? null : savedSheet}
                onLanguage={setLanguage}
              />
            ) : (
              <Skeleton lines={5} label="Arriva tra poco." />
            )}
          </div>
        </div>
      ) : (
        <LetterPart
          letters={letters}
          pages={pages}
          explanation={explanation}
          language={language}
          onLanguage={setLanguage}
        />
      )}
      {after && isThere && answer.text !== '' && !isBusy(sheet.state) ? (
        <after.WhatNow
          kind="letter"
          isFraud={isFraud}
          isReplying={isReplying}
          explanation={explanation}
        />
      ) : null}
      {after && isReplying ? (
        <after.ReplyPart
          page={page}
          reply={reply}
          remaining={remaining}
          explanation={explanation}
          savedSheet={savedSheet}
          pages={pages.pages}
        />
      ) : null}
    </SheetContext>
  )
}

/** What is left of the day, by whichever sheet was told last. */
function least(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

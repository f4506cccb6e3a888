import { type RefObject, useEffect, useRef } from 'react'
import { savedPath, withQuery } from '../../paths.ts'
import { versionQuery } from '../../saved/version-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { isSaved, type Saving } from '../sheet/work.ts'
import type { WorkshopState } from '../sheet/workshop-state.ts'
import { saveId } from './save-button.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useWaiting } from './use-waiting.ts'
import { shownIndex } from './versions.ts'
import { WaitingQuestion } from './waiting-question.tsx'

type SaveNewsProps = {
  state: WorkshopState
  title: string
  /** The text stands as it will: nothing moves any more. */
  isParsed: boolean
  /** Who is signed in; null: a visitor. */
  userId: string | null
  /** Where the person comes back to after signing in. */
  returnPath: string
  onSave: () => void
}

/** Under the buttons: what became of a save, and the way on, which takes the focus. */
export function SaveNews({ state, title, isParsed, userId, returnPath, onSave }: SaveNewsProps) {
  const { answer, saving } = state
  const way = useRef<HTMLElement>(null)
  useSettled(saving.status, way)
  const waiting = useWaiting(state, { title, userId, place: returnPath })
  if (saving.needsSignIn) {
    return (
      <SignInFirst ref={way} text={saving.error} returnPath={returnPath} onLeave={waiting.keep} />
    )
  }
  if (saving.error) {
    return (
      <div ref={way as RefObject<HTMLDivElement>}>
        <Note kind="bad" role="alert">
          {saving.error}
        </Note>
      </div>
    )
  }
  if (waiting.isAsked && isParsed) {
    return <WaitingQuestion title={title} onSave={onSave} onLeave={waiting.forget} />
  }
  return (
    <>
      <p className="small empty:hidden" role="status">
        {isSaved(state) ? `Salvata tra le tue risposte. ${saving.note ?? ''}` : newsOf(saving)}
      </p>
      {isSaved(state) && saving.savedId ? (
        <p>
          <ButtonLink
            ref={way as RefObject<HTMLAnchorElement>}
            to={withQuery(
              savedPath(saving.savedId),
              versionQuery(shownIndex(answer), answer.turns.length + 1),
            )}
          >
            Apri la risposta salvata
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

/** What to do after a save comes into view, with the focus unless the person has gone elsewhere. */
function useSettled(status: Saving['status'], way: RefObject<HTMLElement | null>) {
  const former = useRef(status)
  useEffect(() => {
    const { activeElement } = document
    const isHere =
      activeElement === document.body || document.getElementById(saveId)?.contains(activeElement)
    if (former.current === 'saving' && status !== 'saving' && isHere) {
      way.current?.focus({ preventScroll: true })
      way.current?.scrollIntoView({ block: 'nearest' })
    }
    former.current = status
  })
}

/** What the record lacks: a version, else a picture; null: there is no record. */
function newsOf({ savedId, status }: Saving): string | null {
  if (savedId === null) return null
  return status === 'saved'
    ? "C'è un'immagine nuova: puoi salvarla."
    : "C'è una versione nuova: puoi salvarla con le altre."
}

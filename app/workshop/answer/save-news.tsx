import { CircleCheck } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react'
import { loginPath, savedElsewherePath, savedPath, withQuery } from '../../paths.ts'
import { versionQuery } from '../../saved/version-address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { shownIndex } from '../state/answer-versions.ts'
import { isSaved, type SheetSaving } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { useWaitingAnswer } from './use-saving.ts'

/** Around what is done with the answer: the browser comes back here without script. */
export const saveId = 'salva'

type SaveNewsProps = {
  title: string
  /** The text stands as it will: nothing moves any more. */
  isParsed: boolean
  onSave: () => void
}

/** Under the buttons: what became of a save, and the way on, which takes the focus. */
export function SaveNews({ title, isParsed, onSave }: SaveNewsProps) {
  const { state } = useSheet()
  const { answer, saving } = state
  const way = useRef<HTMLElement>(null)
  useSettled(saving.status, way)
  const waiting = useWaitingAnswer(title)
  if (saving.needsSignIn) {
    return <SignInFirst ref={way} text={saving.error} onLeave={waiting.keep} />
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
      <p className="small empty:hidden" aria-live="polite">
        {isSaved(state) ? 'Salvata tra le tue risposte.' : lackingInSaved(saving)}
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
function useSettled(status: SheetSaving['status'], way: RefObject<HTMLElement | null>) {
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

/** What the saved response lacks: a version, else a picture; null: there is none. */
function lackingInSaved({ savedId, status }: SheetSaving): string | null {
  if (savedId === null) return null
  return status === 'saved'
    ? "C'è un'immagine nuova: puoi salvarla."
    : "C'è una versione nuova: puoi salvarla con le altre."
}

type SignInFirstProps = {
  ref: Ref<HTMLElement>
  /** The catalogue's sentence, without its full stop. */
  text: string | null
  /** The person leaves for the sign-in. */
  onLeave: () => void
}

/** Saving needs an account: nothing is lost, and two ways in. */
function SignInFirst({ ref, text, onLeave }: SignInFirstProps) {
  const { isHydrated, returnPath } = useSheet()
  const returnTo = isHydrated ? `${returnPath}#${saveId}` : savedElsewherePath()
  // Without script the answer stands on this page alone.
  const way = { target: isHydrated ? undefined : '_blank', onClick: onLeave }
  return (
    <BlueNote ref={ref} title="Non hai perso niente">
      <p>{text}: così ritrovi la risposta quando vuoi.</p>
      <p>
        {isHydrated
          ? 'La risposta resta qui. Quando torni ti chiediamo se salvarla: premi una volta, e basta.'
          : "La risposta resta qui: la salvi dopo l'accesso, che si apre in un'altra scheda."}
      </p>
      <div className="ways">
        <ButtonLink {...way} kind="main" to={loginPath(returnTo, 'register')}>
          Crea un account gratis
        </ButtonLink>
        <ButtonLink {...way} to={loginPath(returnTo, 'login')}>
          Ho già un account
        </ButtonLink>
      </div>
    </BlueNote>
  )
}

type WaitingQuestionProps = { title: string; onSave: () => void; onLeave: () => void }

/** To somebody back from the sign-in: whether the answer they wanted to keep is saved now. */
function WaitingQuestion({ title, onSave, onLeave }: WaitingQuestionProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <BlueNote ref={note} title={`Salvo «${title}»?`}>
      <p>Adesso sei nel tuo account, e la risposta è ancora qui.</p>
      <div className="ways">
        <Button type="button" kind="main" onClick={onSave}>
          Sì, salva
        </Button>
        <Button type="button" onClick={onLeave}>
          Non adesso
        </Button>
      </div>
    </BlueNote>
  )
}

type BlueNoteProps = { ref?: Ref<HTMLElement>; title: string; children: ReactNode }

/** A calm remark that can take the focus: nothing went wrong. */
function BlueNote({ ref, title, children }: BlueNoteProps) {
  const id = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="blue-note">
      <h3 id={id}>
        <CircleCheck className="i" aria-hidden="true" />
        <span>{title}</span>
      </h3>
      {children}
    </section>
  )
}

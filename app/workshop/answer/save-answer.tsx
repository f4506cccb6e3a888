import { Bookmark, Check } from 'lucide-react'
import { type Dispatch, type MouseEvent, useEffect, useRef } from 'react'
import { loginPath, savedElsewherePath, savedPath, withQuery } from '../../paths.ts'
import { savedLimits, tagsFromText } from '../../saved/saved.ts'
import { versionQuery } from '../../saved/version-address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSecondHalf } from '../../ui/use-second-half.ts'
import type { Answer, Saving } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { NoScriptForm } from './no-script-form.tsx'
import { shownIndex } from './versions.ts'

type SaveAnswerProps = {
  answer: Answer
  title: string
  tags: string
  saving: Saving
  /** Everything on screen is in the record. */
  isSaved: boolean
  /** Where the person comes back to after signing in. */
  returnPath: string
  onSave: () => void
  dispatch: Dispatch<WorkshopEvent>
}

/** Where the browser comes back to without script, and the person after signing in. */
const saveId = 'salva'

/** Title and tags as proposed, open to change, and 'Salva Risposta'. */
export function SaveAnswer(props: SaveAnswerProps) {
  const { answer, title, tags, saving, isSaved, dispatch } = props
  const isHydrated = useHydrated()
  const { next, isHalf } = useNext(saving.status)
  // The second half of a slow double press would lead away from what is said here, unread.
  const onClick = (event: MouseEvent) => isHalf(event) && event.preventDefault()
  return (
    <NoScriptForm
      answer={answer}
      id={saveId}
      tabIndex={-1}
      className="save noprint"
      action={`#${saveId}`}
      aria-label="Salva la risposta"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaved && saving.status !== 'saving') props.onSave()
      }}
    >
      <input type="hidden" name="category" value={answer.question.category ?? ''} />
      {saving.savedId === null ? <TitleAndTags {...{ title, tags, dispatch }} /> : null}
      <SaveFault saving={saving} isHydrated={isHydrated} />
      <div className="row">
        <Button
          type="submit"
          name="intent"
          value="save"
          kind={saving.needsSignIn ? 'plain' : 'main'}
          className={isSaved ? 'done' : undefined}
          icon={
            isSaved ? (
              <Check className="i" aria-hidden="true" />
            ) : (
              <Bookmark className="i" aria-hidden="true" />
            )
          }
          busy={saving.status === 'saving'}
          busyLabel="Sto salvando…"
          disabled={isSaved}
        >
          {isSaved ? 'Salvato' : 'Salva Risposta'}
        </Button>
        {saving.needsSignIn ? (
          <ButtonLink
            ref={next}
            kind="main"
            onClick={onClick}
            to={loginPath(isHydrated ? `${props.returnPath}#${saveId}` : savedElsewherePath())}
            // Without script the answer stands on this page alone.
            target={isHydrated ? undefined : '_blank'}
          >
            Accedi per salvare
          </ButtonLink>
        ) : null}
        {isSaved && saving.savedId ? (
          <ButtonLink
            ref={next}
            onClick={onClick}
            to={withQuery(
              savedPath(saving.savedId),
              versionQuery(shownIndex(answer), answer.turns.length + 1),
            )}
          >
            Apri la risposta salvata
          </ButtonLink>
        ) : null}
      </div>
      <p className="small" role="status">
        {isSaved ? `Salvata tra le tue risposte. ${saving.note ?? ''}` : newsOf(saving)}
      </p>
    </NoScriptForm>
  )
}

/** What to do after a save takes the focus, unless the person has gone elsewhere meanwhile. */
function useNext(status: Saving['status']) {
  const next = useRef<HTMLAnchorElement>(null)
  const former = useRef(status)
  const { moved, isHalf } = useSecondHalf()
  useEffect(() => {
    const { activeElement: place } = document
    const isHere = place === document.body || next.current?.closest('form')?.contains(place)
    if (former.current === 'saving' && status !== 'saving') {
      moved()
      if (isHere) next.current?.focus()
    }
    former.current = status
  })
  return { next, isHalf }
}

/** What the record lacks: a version, else a picture; null: there is no record. */
function newsOf({ savedId, status }: Saving): string | null {
  if (savedId === null) return null
  return status === 'saved'
    ? "C'è un'immagine nuova: puoi salvarla."
    : "C'è una versione nuova: puoi salvarla con le altre."
}

function SaveFault({ saving, isHydrated }: { saving: Saving; isHydrated: boolean }) {
  if (!saving.error) return null
  return (
    <Note kind="bad" role="alert">
      <p>{saving.error}</p>
      {saving.needsSignIn ? (
        <p className="mt-1">
          La risposta ti aspetta qui: la salvi dopo l'accesso
          {isHydrated ? '.' : ", che si apre in un'altra scheda."}
        </p>
      ) : null}
    </Note>
  )
}

function TitleAndTags({
  title,
  tags,
  dispatch,
}: Pick<SaveAnswerProps, 'title' | 'tags' | 'dispatch'>) {
  return (
    <details className="save-details">
      <summary>
        <span>
          Salva come <b>{title}</b>
        </span>
        {tagsFromText(tags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <span className="change">Cambia titolo e tag</span>
      </summary>
      <div className="stack pt-2 pb-4">
        <TextField
          name="title"
          label="Titolo"
          maxLength={savedLimits.title}
          required
          value={title}
          onChange={(event) => dispatch({ type: 'titleTyped', title: event.target.value })}
        />
        <TextField
          name="tags"
          label="Tag"
          hint={`Parole per ritrovarla, separate da virgole. Al massimo ${savedLimits.tags}.`}
          autoComplete="off"
          value={tags}
          onChange={(event) => dispatch({ type: 'tagsTyped', tags: event.target.value })}
        />
      </div>
    </details>
  )
}

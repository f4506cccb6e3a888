import { Bookmark, Check } from 'lucide-react'
import type { Dispatch } from 'react'
import { Link } from 'react-router'
import { loginPath, savedPath } from '../../paths.ts'
import { savedLimits, tagsFromText } from '../../saved/saved.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Saving } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'

type SaveAnswerProps = {
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

/** Title and tags as proposed, open to change, and 'Salva Risposta'. */
export function SaveAnswer(props: SaveAnswerProps) {
  const { title, tags, saving, isSaved, dispatch } = props
  const tagList = tagsFromText(tags)
  return (
    <form
      className="save full noprint needs-script"
      aria-label="Salva la risposta"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaved && saving.status !== 'saving') props.onSave()
      }}
    >
      {saving.savedId === null ? (
        <details className="save-details">
          <summary>
            <span>
              Salva come <b>{title}</b>
            </span>
            {tagList.map((tag) => (
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
      ) : null}
      {saving.error ? (
        <Note kind="bad" role="alert">
          <p>{saving.error}</p>
          {saving.needsSignIn ? (
            <p className="mt-1">La risposta ti aspetta qui: la salvi dopo l'accesso.</p>
          ) : null}
        </Note>
      ) : null}
      <div className="row">
        {saving.needsSignIn ? (
          <ButtonLink kind="main" to={loginPath(props.returnPath)}>
            Accedi per salvare
          </ButtonLink>
        ) : null}
        <Button
          type="submit"
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
        {isSaved && saving.savedId ? (
          <Link to={savedPath(saving.savedId)}>Apri la risposta salvata</Link>
        ) : null}
      </div>
      <p className="small" role="status">
        {isSaved ? `Salvata tra le tue risposte. ${saving.note ?? ''}` : null}
        {!isSaved && saving.savedId ? "C'è un'immagine nuova: puoi salvarla." : null}
      </p>
    </form>
  )
}

import { Bookmark, Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Answer, Saving } from '../sheet/work.ts'
import { AnswerGivenBack } from './answer-given-back.tsx'

/** Around what is done with the answer: the browser comes back here without script. */
export const saveId = 'salva'

/** The form that title and tags belong to, wherever they stand. */
export const saveFormId = 'modulo-salva'

type SaveButtonProps = {
  answer: Answer
  saving: Saving
  /** Everything on screen is in the record. */
  isSaved: boolean
  onSave: () => void
}

/** 'Salva Risposta', then 'Salvato' until there is something new to keep. */
export function SaveButton({ answer, saving, isSaved, onSave }: SaveButtonProps) {
  const Icon = isSaved ? Check : Bookmark
  return (
    <form
      method="post"
      id={saveFormId}
      className="save"
      action={`#${saveId}`}
      aria-label="Salva la risposta"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaved && saving.status !== 'saving') onSave()
      }}
    >
      <AnswerGivenBack answer={answer} />
      <input type="hidden" name="category" value={answer.question.category ?? ''} />
      <Button
        type="submit"
        name="intent"
        value="save"
        kind="main"
        className={isSaved ? 'done' : undefined}
        icon={<Icon className="i" aria-hidden="true" />}
        busy={saving.status === 'saving'}
        busyLabel="Sto salvando…"
        disabled={isSaved}
      >
        {isSaved ? 'Salvato' : 'Salva Risposta'}
      </Button>
    </form>
  )
}

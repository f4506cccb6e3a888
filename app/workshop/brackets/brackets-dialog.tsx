import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Filled } from '../guard/placeholder.ts'
import type { Bracket } from './brackets.ts'

type BracketsDialogProps = {
  brackets: readonly Bracket[]
  filling: Filled
  onFill: (filling: Filled) => void
  onClose: () => void
}

/** What stands in a letter's bracket is short, in characters. */
const longest = 200

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** One field for each bracket; what is left empty stays a bracket. */
export function BracketsDialog({ brackets, filling, onFill, onClose }: BracketsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives focus back to whatever had it.
    return () => element?.close()
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The request's own form stands around, for React.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const typed = brackets.map(({ key }) => [key, String(form.get(`parentesi-${key}`)).trim()])
    onFill(Object.fromEntries(typed.filter(([, words]) => words !== '')))
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <form className="in-dialog" onSubmit={submit}>
        <h2 id={`${id}-title`}>Riempi le parentesi</h2>
        <p>Resta su questo dispositivo: l'AI non lo legge. Quello che lasci vuoto resta com'è.</p>
        {brackets.map(({ key, words }) => (
          <TextField
            key={key}
            name={`parentesi-${key}`}
            label={capital(words)}
            autoComplete="off"
            maxLength={longest}
            defaultValue={filling[key]}
          />
        ))}
        <div className="row">
          <Button type="submit" kind="main">
            Metti nella risposta
          </Button>
          <Button type="button" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

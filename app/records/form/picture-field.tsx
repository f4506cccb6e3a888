import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Copy, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  isForeignPicture,
  type PictureUse,
  pictureFileLimit,
  pictureTexts,
  pictureTypes,
} from '../../platform/picture.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldNotes, TextField } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { sendPicture, smallerPicture } from './send-picture.ts'

type PictureFieldProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a field of any form; pictureSchema checks what is in it
  field: FieldMetadata<any, any>
  /** 'Immagine' */
  label: string
  hint?: ReactNode
  /** How large the picture is kept. */
  use: PictureUse
  /** The drawing that stands where there is no picture; without it, nothing does. */
  fallback?: string
}

const withoutPicture = (fallback: string | undefined) =>
  fallback ? 'Senza immagine si vede questo disegno.' : 'Puoi anche lasciare solo le parole.'

type State = { kind: 'idle' | 'sending' } | { kind: 'done' | 'failed'; said: string }

/** How the sending of a picture stands. 'Salva per usarla' is over once it is saved. */
function useSending() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { key } = useLocation()
  const [saidAt, setSaidAt] = useState(key)
  if (saidAt !== key) {
    setSaidAt(key)
    if (state.kind === 'done') setState({ kind: 'idle' })
  }
  return [state, setState] as const
}

/**
 * A picture by its address or by a file, with a preview. A file is sent at once, and a copy is
 * taken of a picture at another site.
 */
export function PictureField({ field, label, hint, use, fallback }: PictureFieldProps) {
  const address = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  /** Counts what was begun: an answer to something earlier comes too late. */
  const begun = useRef(0)
  const [state, setState] = useSending()
  const { key, ...input } = getInputProps(field, { type: 'url', ariaAttributes: false })
  const value = typeof field.value === 'string' ? field.value : ''
  const isForeign = isForeignPicture(value)
  const isBusy = state.kind === 'sending'

  /** As if it were typed: the form and its draft hear of it. */
  const write = (text: string) => {
    if (!address.current) return
    address.current.value = text
    address.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const fail = (said: string) => setState({ kind: 'failed', said })

  const begin = () => {
    begun.current += 1
    return begun.current
  }

  const send = async (turn: number, what: { file: Blob } | { address: string }, said: string) => {
    setState({ kind: 'sending' })
    const answer = await sendPicture(what, use)
    if (turn !== begun.current) return
    if (!answer.ok) return fail(answer.message)
    // Somebody may have typed another address meanwhile.
    if ('address' in what && address.current?.value !== what.address)
      return setState({ kind: 'idle' })
    write(answer.picture.address)
    if (chooser.current) chooser.current.value = ''
    setState({ kind: 'done', said })
  }

  const upload = async (file: File | undefined) => {
    if (!file) return
    const turn = begin()
    setState({ kind: 'sending' })
    const smaller = await smallerPicture(file)
    if (turn !== begun.current) return
    if (smaller.size > pictureFileLimit) return fail(pictureTexts.tooLarge)
    await send(turn, { file: smaller }, 'Immagine caricata. Salva per usarla.')
  }

  const copy = (text: string) => {
    if (!isForeignPicture(text) || isBusy) return
    void send(begin(), { address: text }, 'Immagine copiata qui da noi. Salva per usarla.')
  }

  return (
    <fieldset className="picture-field">
      <legend className="lbl">{label}</legend>
      <div className="shown">
        {(value || fallback) && (
          <Picture src={value} fallback={fallback} alt={value ? 'Anteprima' : ''} />
        )}
        <p className="small soft">{value ? '' : withoutPicture(fallback)}</p>
      </div>
      <div className="stack gap-3">
        <Field label="Carica un file" id={`${field.id}-file`}>
          {(control) => (
            <input
              {...control}
              ref={chooser}
              type="file"
              accept={pictureTypes}
              onChange={({ target }) => void upload(target.files?.[0])}
            />
          )}
        </Field>
        <TextField
          key={key}
          {...input}
          ref={address}
          inputMode="url"
          maxLength={2000}
          label="Oppure scrivi il suo indirizzo"
          hint={hint}
          error={field.errors?.[0] ?? null}
          id={field.id}
          onChange={() => state.kind !== 'idle' && !isBusy && setState({ kind: 'idle' })}
          onBlur={({ target }) => copy(target.value.trim())}
        />
        {state.kind === 'failed' && <FieldNotes id={`${field.id}-sent`} error={state.said} />}
        {isForeign && !isBusy && (
          <p className="small">
            Questa immagine sta su un altro sito: finché non è copiata qui, chi impara vede il
            disegno.
          </p>
        )}
        <div className="row" hidden={!value}>
          {isForeign && (
            <Button
              type="button"
              size="small"
              busy={isBusy}
              icon={<Copy aria-hidden="true" className="i" />}
              onClick={() => copy(value.trim())}
            >
              Copia l'immagine qui
            </Button>
          )}
          {value && (
            <Button
              type="button"
              size="small"
              kind="quiet"
              className="text-error"
              icon={<Trash2 aria-hidden="true" className="i" />}
              onClick={() => {
                begin()
                write('')
                setState({ kind: 'done', said: 'Immagine tolta. Salva per confermare.' })
                address.current?.focus()
              }}
            >
              Togli l'immagine
              <span className="vh">: {label}</span>
            </Button>
          )}
        </div>
        <p aria-live="polite" className="small">
          {state.kind === 'done' && state.said}
          {state.kind === 'failed' && <span className="vh">{state.said}</span>}
          {isBusy && "Carico l'immagine…"}
        </p>
      </div>
    </fieldset>
  )
}

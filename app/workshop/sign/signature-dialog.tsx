import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { isSharedDevice } from '../../ui/shared-device.ts'
import { type KnownSignature, keepSignature } from './kept-signature.ts'

type SignatureDialogProps = {
  known: KnownSignature | null
  ownerId: string | null
  /** Where the name goes from here. */
  about: string
  /** With what was written; the place that asked puts it in. */
  onSign: (signature: KnownSignature) => void
  onClose: () => void
}

/** Signatures are short, in characters. */
const longest = 80

/** 'Come mi firmo': the one place where name and closing words are written and changed. */
export function SignatureDialog(props: SignatureDialogProps) {
  const { known, ownerId, onClose } = props
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
    const words = (field: string) => String(form.get(field) ?? '').trim()
    const signature = {
      name: words('firma-nome'),
      closing: words('firma-saluti'),
      isRemembered: form.has('firma-ricorda'),
    }
    if (signature.name === '') return
    keepSignature(signature, ownerId)
    props.onSign(signature)
    onClose()
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
        <h2 id={`${id}-title`}>Come mi firmo</h2>
        <p>{props.about}</p>
        <TextField
          name="firma-nome"
          label="Il tuo nome"
          hint="Come lo scrivi sotto una lettera."
          autoComplete="name"
          required
          maxLength={longest}
          defaultValue={known?.name}
        />
        <TextField
          name="firma-saluti"
          label="Le tue parole di saluto, se vuoi"
          hint="Per esempio: Un caro saluto"
          autoComplete="off"
          maxLength={longest}
          defaultValue={known?.closing}
        />
        {isSharedDevice() ? null : (
          <CheckField
            name="firma-ricorda"
            label="Ricorda come mi firmo"
            hint="Solo se il dispositivo è tuo. Altrimenti lo dimentica quando chiudi la scheda."
            defaultChecked={known?.isRemembered}
          />
        )}
        <div className="row">
          <Button type="submit" kind="main">
            Metti la mia firma
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

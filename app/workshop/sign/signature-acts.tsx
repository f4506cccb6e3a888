import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { forgetSignature, type KnownSignature } from './kept-signature.ts'
import type { Signature } from './signature.ts'
import { SignatureDialog } from './signature-dialog.tsx'

type SignatureActsProps = {
  known: KnownSignature | null
  ownerId: string | null
  /** Where the name goes from here, said where it is written. */
  about: string
  isSigned: boolean
  onSign: (signature: Signature) => void
  onTakeOut: () => void
}

/** Put it in with one press, take it out, change it, forget it; the first time it is written. */
export function SignatureActs(props: SignatureActsProps) {
  const { known, isSigned, onSign, onTakeOut } = props
  const [isOpen, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const open = () => setOpen(true)
  const sign = () => (known ? onSign(known) : open())
  const forget = () => {
    forgetSignature()
    if (isSigned) onTakeOut()
    // The pressed button goes.
    first.current?.focus()
  }
  return (
    <div className="row mt-2">
      <Button ref={first} type="button" size="small" onClick={isSigned ? onTakeOut : sign}>
        {isSigned ? 'Togli la firma' : 'Metti la mia firma'}
      </Button>
      {known ? (
        <>
          <Button type="button" kind="quiet" size="small" onClick={open}>
            Cambia come mi firmo
          </Button>
          <Button type="button" kind="quiet" size="small" onClick={forget}>
            Dimentica come mi firmo
          </Button>
        </>
      ) : null}
      {isOpen ? (
        <SignatureDialog
          known={known}
          ownerId={props.ownerId}
          about={props.about}
          onSign={onSign}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

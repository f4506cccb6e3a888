import { SignatureIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { keepSigned, readSigned } from './kept-signature.ts'
import { asksForSignature, type Signature, signed } from './signature.ts'
import { SignatureActs } from './signature-acts.tsx'
import { useSignature } from './use-signature.ts'

/** How a text is signed; null: it stays as the AI wrote it. */
export type Signing = ((text: string) => string) | null

export type SignAnswerProps = {
  /** As the AI wrote it. */
  text: string
  exchangeId: string | null
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  isSigned: boolean
  onSign: (signing: Signing) => void
}

/** Under an answer that leaves a bracket for the name of who writes: puts the signature there. */
export function SignAnswer(props: SignAnswerProps) {
  const { text, exchangeId, ownerId, isSigned, onSign } = props
  const known = useSignature(ownerId)
  const latest = useRef(known?.name)
  const put = (signature: Signature) => {
    latest.current = signature.name
    keepSigned(exchangeId, ownerId)
    onSign((words) => signed(words, signature))
  }
  const putAgain = useEffectEvent(() => {
    if (known && exchangeId !== null && readSigned(ownerId) === exchangeId) put(known)
  })
  // It was signed before a reload, or on another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => putAgain(), [exchangeId])
  if (!asksForSignature(text)) return null
  return (
    <Note kind="info" icon={<SignatureIcon className="i" aria-hidden="true" />} className="noprint">
      <p role="status">
        {isSigned
          ? `Hai firmato: ${latest.current}. Il nome resta su questo dispositivo: l'AI non lo legge. Nella risposta che salvi resta la parentesi.`
          : `Tra parentesi quadre va il tuo nome. ${known ? `Ti firmi: ${known.name}.` : "Lo metti tu: resta su questo dispositivo, e l'AI non lo legge."}`}
      </p>
      <SignatureActs
        known={known}
        ownerId={ownerId}
        about="Resta su questo dispositivo: l'AI non lo legge."
        isSigned={isSigned}
        onSign={put}
        onTakeOut={() => {
          keepSigned(null, ownerId)
          onSign(null)
        }}
      />
    </Note>
  )
}

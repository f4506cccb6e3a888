import { SignatureIcon } from 'lucide-react'
import { useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { asksForSignature, type Signature, signed } from './signature.ts'
import { SignatureActs } from './signature-acts.tsx'
import { useSignature } from './use-signature.ts'

/** How a text is signed; null: it stays as the AI wrote it. */
export type Signing = ((text: string) => string) | null

export type SignAnswerProps = {
  /** As the AI wrote it. */
  text: string
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  isSigned: boolean
  onSign: (signing: Signing) => void
}

/** Under an answer that leaves a bracket for the name of who writes: puts the signature there. */
export default function SignAnswer({ text, ownerId, isSigned, onSign }: SignAnswerProps) {
  const known = useSignature(ownerId)
  const latest = useRef(known?.name)
  if (!asksForSignature(text)) return null
  const put = (signature: Signature) => {
    latest.current = signature.name
    onSign((words) => signed(words, signature))
  }
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
        onTakeOut={() => onSign(null)}
      />
    </Note>
  )
}

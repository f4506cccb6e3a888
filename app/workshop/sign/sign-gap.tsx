import { asksWhoWrites, signatureLine } from './signature.ts'
import { SignatureActs } from './signature-acts.tsx'
import { useSignature } from './use-signature.ts'

export type SignGapProps = {
  label: string
  value: string
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  onWrite: (value: string) => void
}

/** Under a gap that asks who writes: puts one's signature there, which the AI then reads. */
export function SignGap({ label, value, ownerId, onWrite }: SignGapProps) {
  const known = useSignature(ownerId)
  if (!asksWhoWrites(label)) return null
  const isSigned = known !== null && value === signatureLine(label, known)
  return (
    <div>
      <p className="small soft" role="status">
        {value === ''
          ? "Puoi anche lasciarlo vuoto e firmare dopo, nella risposta: così l'AI non legge il tuo nome."
          : "Quello che scrivi qui lo legge anche l'AI."}
      </p>
      <SignatureActs
        known={known}
        ownerId={ownerId}
        about="Resta su questo dispositivo. Se lo lasci nella richiesta, lo legge anche l'AI."
        isSigned={isSigned}
        onSign={(signature) => onWrite(signatureLine(label, signature))}
        onTakeOut={() => onWrite('')}
      />
    </div>
  )
}

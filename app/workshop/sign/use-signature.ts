import { useMemo, useSyncExternalStore } from 'react'
import { type KnownSignature, onSignatureChange, readSignature } from './kept-signature.ts'

/** How this person signs, as it is kept now; null: not known. */
export function useSignature(ownerId: string | null): KnownSignature | null {
  const kept = useSyncExternalStore(
    onSignatureChange,
    () => JSON.stringify(readSignature(ownerId)),
    () => 'null',
  )
  return useMemo(() => JSON.parse(kept), [kept])
}

import { opened, type StorageName } from '../sheet/sheet-draft.ts'
import type { Signature } from './signature.ts'

const key = 'fucina:firma'
const version = 1

/** What is kept in the browser; `ownerId` is who was signed in, null for a visitor. */
type StoredSignature = Signature & {
  version: number
  ownerId: string | null
  /** The answer that is signed now, by its exchange. */
  signed?: string | null
}

export type KnownSignature = Signature & {
  /** Kept for the next visits too, because the person asked for it. */
  isRemembered: boolean
}

const listeners = new Set<() => void>()

/** Tells of every change made in this page. @returns ends it */
export function onSignatureChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How this person signs: as the tab or else the device keeps it; null: not known. */
export function readSignature(ownerId: string | null): KnownSignature | null {
  const [tab, device] = [read('sessionStorage', ownerId), read('localStorage', ownerId)]
  const kept = tab ?? device
  return kept && { name: kept.name, closing: kept.closing, isRemembered: tab === null }
}

/** Keeps it until the tab is closed; `isRemembered`: on the device, until it is forgotten. */
export function keepSignature(signature: KnownSignature, ownerId: string | null): void {
  const { isRemembered, name, closing } = signature
  const other = isRemembered ? 'sessionStorage' : 'localStorage'
  if (read(other, ownerId)) remove(other)
  write(isRemembered ? 'localStorage' : 'sessionStorage', { version, ownerId, name, closing })
  tell()
}

/** Which answer this person has signed, by its exchange; null: none. */
export const readSigned = (ownerId: string | null): string | null =>
  (read('sessionStorage', ownerId) ?? read('localStorage', ownerId))?.signed ?? null

/** Keeps which answer is signed, for a reload and for the next screen. */
export function keepSigned(exchangeId: string | null, ownerId: string | null): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const kept = read(name, ownerId)
    if (kept) write(name, { ...kept, signed: exchangeId })
  }
}

/** Takes it out of tab and device, whoever kept it there. */
export function forgetSignature(): void {
  remove('sessionStorage')
  remove('localStorage')
  tell()
}

const tell = () => {
  for (const listener of listeners) listener()
}

function write(name: StorageName, kept: StoredSignature): void {
  for (const storage of opened(name)) {
    try {
      storage.setItem(key, JSON.stringify(kept))
    } catch {
      // A full storage: it serves for this letter alone.
    }
  }
}

function remove(name: StorageName): void {
  for (const storage of opened(name)) storage.removeItem(key)
}

function read(name: StorageName, ownerId: string | null): StoredSignature | null {
  try {
    const kept = JSON.parse(opened(name)[0]?.getItem(key) ?? 'null')
    const isOwn = kept?.ownerId === null || kept?.ownerId === ownerId
    return kept?.version === version && isOwn ? kept : null
  } catch {
    return null
  }
}

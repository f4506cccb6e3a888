import { forget, type KeptIn, keep, keptIn, readKept } from '../../ui/kept.ts'
import type { Filled } from '../guard/placeholder.ts'

const key = 'fucina:parentesi'
const version = 1

/** What is kept in the browser; `ownerId` is who was signed in, null for a visitor. */
type Stored = {
  version: number
  ownerId: string | null
  words: Filled
  /** The answer whose brackets are filled now, by its generation. */
  filledIn?: string | null
}

/** What this person wrote into brackets. */
export type KeptWords = {
  words: Filled
  /** Kept for the next visits too, because the person asked for it. */
  isRemembered: boolean
}

/** What this person wrote, as the tab or else the device keeps it; null: nothing is known. */
export function readKeptWords(ownerId: string | null): KeptWords | null {
  const tab = read('sessionStorage', ownerId)
  const kept = tab ?? read('localStorage', ownerId)
  return kept && { words: kept.words, isRemembered: tab === null }
}

/** Keeps it until the tab is closed; `isRemembered`: on the device, until it is forgotten. */
export function keepWords({ words, isRemembered }: KeptWords, ownerId: string | null): void {
  const other = isRemembered ? 'sessionStorage' : 'localStorage'
  if (read(other, ownerId)) remove(other)
  write(isRemembered ? 'localStorage' : 'sessionStorage', { version, ownerId, words })
}

/** Which answer this person has filled, by its generation; null: none. */
export const readFilled = (ownerId: string | null): string | null =>
  (read('sessionStorage', ownerId) ?? read('localStorage', ownerId))?.filledIn ?? null

/** Keeps which answer is filled, for a reload and for the next screen. */
export function keepFilled(generationId: string | null, ownerId: string | null): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const kept = read(name, ownerId)
    if (kept) write(name, { ...kept, filledIn: generationId })
  }
}

/** Takes it out of tab and device. */
export function forgetWords(): void {
  remove('sessionStorage')
  remove('localStorage')
}

/** In a full storage it serves for this letter alone. */
const write = (name: KeptIn, kept: Stored) => keep(keptIn(name), key, kept)

const remove = (name: KeptIn) => forget(keptIn(name), key)

function read(name: KeptIn, ownerId: string | null): Stored | null {
  const [kept] = readKept(keptIn(name), key) as Partial<Stored>[]
  const isOwn = kept?.ownerId === null || kept?.ownerId === ownerId
  return kept?.version === version && isOwn ? (kept as Stored) : null
}

import { isSharedDevice } from './shared-device.ts'

/**
 * What people typed here and did not save yet, kept in this browser and never sent. Every key
 * begins with 'fucina:'. What is too old goes (`tidyKept`); 'Finito: cancella tutto' clears
 * everything.
 */
export type KeptIn = 'sessionStorage' | 'localStorage'

/** A storage of the browser; it may be full, closed, or missing. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage of that name, in a list; none when it is closed or outlasts the visit. */
export function keptIn(name: KeptIn): Storage[] {
  return name === 'localStorage' && isSharedDevice() ? [] : opened(name)
}

function opened(name: KeptIn): Storage[] {
  try {
    return [window[name]]
  } catch {
    return []
  }
}

/** What the storages hold under a key, in their order; what nobody can read is left out. */
export const readKept = (storages: readonly KeptStorage[], key: string): unknown[] =>
  storages.flatMap((storage) => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      return kept === null ? [] : [kept]
    } catch {
      return []
    }
  })

/** @returns whether one of them keeps it; in a full or closed one it only stays on screen */
export const keep = (storages: readonly KeptStorage[], key: string, value: unknown): boolean =>
  tried(storages, (storage) => storage.setItem(key, JSON.stringify(value)))

/** What cannot be reached was never kept. */
export const forget = (storages: readonly KeptStorage[], key: string): boolean =>
  tried(storages, (storage) => storage.removeItem(key))

/** Each by itself: one may be full where another is not. */
const tried = (storages: readonly KeptStorage[], work: (storage: KeptStorage) => void): boolean =>
  storages.filter((storage) => {
    try {
      work(storage)
      return true
    } catch {
      return false
    }
  }).length > 0

/** How long a draft is offered again, in milliseconds: as long as an unsaved picture is kept. */
export const draftLifetime = 24 * 60 * 60 * 1000

/** Whether a draft of that moment is still offered. */
export const isOffered = (savedAt: number, now = Date.now()) =>
  now - savedAt < draftLifetime && savedAt <= now

/** What people wrote into the brackets of an answer, which 1.0.0 remembered. */
const formerlyKept = 'fucina:parentesi'

/**
 * Tidies what this browser keeps. What a visitor kept is theirs once they sign in, and nobody
 * else's after 'Esci'; `isEarlier`: the visitor may have been somebody else too. On a device of
 * others what another person left in the tab goes, and anywhere a draft whose time is over, or that
 * is broken.
 */
export function tidyKept(userId: string | undefined): void {
  for (const storage of [...opened('sessionStorage'), ...opened('localStorage')]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('fucina:bozza')) tidy(storage, key, userId)
    }
    forget([storage], formerlyKept)
  }
}

function tidy(storage: Storage, key: string, userId: string | undefined): void {
  const [kept] = readKept([storage], key) as { savedAt?: number; ownerId?: string | null }[]
  if (!kept || (kept.savedAt && !isOffered(kept.savedAt))) forget([storage], key)
  else if (userId && kept.ownerId === null) {
    keep([storage], key, { ...kept, ownerId: userId, isEarlier: true })
  } else if (userId && kept.ownerId && kept.ownerId !== userId && isSharedDevice()) {
    forget([storage], key)
  }
}

import { isOffered } from '../ui/kept.ts'

/**
 * Tidies what this browser keeps for people. What a visitor kept is theirs once they sign in, and
 * nobody else's after 'Esci': at a shared device the next person meets none of it. It says so with
 * `isEarlier`, as the visitor may have been somebody else too. A draft whose time is over goes,
 * whoever comes by.
 * @param userId who is signed in, if anybody
 */
export function tidyKept(userId: string | undefined): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = window[name]
      for (const key of Object.keys(storage)) {
        if (/^fucina:(bozza|parentesi)/.test(key)) tidy(storage, key, userId)
      }
    } catch {
      // A closed storage keeps nothing; in a full one the visitor's words stay as they are.
    }
  }
}

function tidy(storage: Storage, key: string, userId: string | undefined): void {
  const kept = parsed(storage.getItem(key))
  if (!kept || (kept.savedAt && !isOffered(kept.savedAt))) storage.removeItem(key)
  else if (userId && kept.ownerId === null) {
    storage.setItem(key, JSON.stringify({ ...kept, ownerId: userId, isEarlier: true }))
  }
}

/** null when it is broken: nobody could be shown it. */
function parsed(text: string | null) {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

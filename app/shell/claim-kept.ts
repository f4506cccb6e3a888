import { isOffered } from '../ui/draft-life.ts'

/**
 * What a visitor kept in this browser is theirs once they sign in, and nobody else's after 'Esci':
 * at a shared device the next person meets none of it. What is claimed says so with `isEarlier`, as
 * the visitor may have been somebody else too. A draft whose time is over goes, whoever comes by.
 */
export function claimKept(userId: string | undefined): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = window[name]
      for (const key of Object.keys(storage)) {
        if (/^fucina:(bozza|firma)/.test(key)) claim(storage, key, userId)
      }
    } catch {
      // A closed storage keeps nothing.
    }
  }
}

function claim(storage: Storage, key: string, userId: string | undefined): void {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '')
    const madeAt = kept.savedAt ?? kept.at
    if (madeAt && !isOffered(madeAt)) storage.removeItem(key)
    else if (userId && kept.ownerId === null) {
      storage.setItem(key, JSON.stringify({ ...kept, ownerId: userId, isEarlier: true }))
    }
  } catch {
    storage.removeItem(key)
  }
}

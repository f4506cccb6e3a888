/**
 * What a visitor kept in this browser is theirs once they sign in, and nobody else's after 'Esci':
 * at a shared device the next person meets none of it. What is claimed says so with `isEarlier`, as
 * the visitor may have been somebody else too.
 */
export function claimKept(userId: string): void {
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

function claim(storage: Storage, key: string, userId: string): void {
  const text = storage.getItem(key) ?? ''
  // Only what a visitor kept has nobody for its owner; what is broken shows to nobody anyway.
  if (!text.includes('"ownerId":null')) return
  try {
    const kept = { ...JSON.parse(text), ownerId: userId, isEarlier: true }
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    storage.removeItem(key)
  }
}

/**
 * What a visitor kept in this browser is theirs once they sign in, and nobody else's after 'Esci':
 * at a shared device the next person meets none of it. What is claimed says so with `isEarlier`, as
 * the visitor may have been somebody else too.
 */
export function claimTab(userId: string): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = window[name]
      for (const [key, text] of Object.entries(storage)) {
        if (!/^fucina:(bozza|firma)/.test(key)) continue
        const kept = JSON.parse(text)
        if (kept?.ownerId !== null) continue
        storage.setItem(key, JSON.stringify({ ...kept, ownerId: userId, isEarlier: true }))
      }
    } catch {
      // A closed storage keeps nothing, and what is broken shows to nobody.
    }
  }
}

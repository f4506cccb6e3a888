const mostRounds = 9999

/** Any round but this one. @param chance from 0 up to, not including, 1 */
export function anotherRound(round: number | null, chance: number): number {
  const next = 1 + Math.floor(chance * mostRounds)
  return next === round ? (next % mostRounds) + 1 : next
}

/** The scenes in the order of a round: the same for everybody with the same round. */
export function inRound<Scene extends { id: string }>(
  scenes: readonly Scene[],
  round: number | null,
): Scene[] {
  if (round === null) return [...scenes]
  const place = new Map(scenes.map(({ id }) => [id, scattered(`${round} ${id}`)]))
  return [...scenes].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

/** A number that looks like chance and is always the same for the same text (FNV-1a, mixed). */
function scattered(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

import { diffWordsWithSpace } from 'diff'
import type { Difference } from './difference.ts'
import type { Piece, ShownDifference } from './shown-difference.ts'

/** More changes than these are told as one: the time grows with them. */
const mostChanges = 1000

/** A difference as people read it: what was taken out, and what was put in, word by word. */
export function shownDifference({ place, was, is }: Difference): ShownDifference {
  const changes = diffWordsWithSpace(was, is, { maxEditLength: mostChanges })
  if (!changes) return { place, pieces: [...piece('removed', was), ...piece('added', is)] }
  const pieces = changes.flatMap(({ value, added, removed }) => {
    if (added) return piece('added', value)
    return removed ? piece('removed', value) : shortened(value)
  })
  return { place, pieces }
}

const piece = (kind: 'same' | 'removed' | 'added', text: string): Piece[] =>
  text === '' ? [] : [{ kind, text }]

/** Beside what changed a line is enough to see where it stands. */
function shortened(text: string): Piece[] {
  const lines = text.split('\n')
  if (lines.length < 5) return piece('same', text)
  return [
    ...piece('same', `${lines[0]}\n`),
    { kind: 'skipped', lines: lines.length - 2 },
    ...piece('same', `\n${lines.at(-1)}`),
  ]
}

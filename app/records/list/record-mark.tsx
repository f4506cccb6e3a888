import { ending, type Words } from '../noun.ts'

/** How a record stands towards everybody: not seen, seen as it is, seen as it was. */
export type RecordState = 'draft' | 'published' | 'redrafted'

/** What the states are called: 'Pubblicata', 'Bozza', 'Pubblicata, bozza nuova'. */
export function stateLabel(words: Words, state: RecordState): string {
  if (state === 'draft') return 'Bozza'
  const seen = ending(words, 'Pubblicat')
  return state === 'published' ? seen : `${seen}, bozza nuova`
}

/** A state by shape and word. */
export function RecordMark({ words, state }: { words: Words; state: RecordState }) {
  const look = { draft: ' off', published: '', redrafted: ' half' }[state]
  return (
    <span className={`state-mark${look}`}>
      <i aria-hidden="true" />
      {stateLabel(words, state)}
    </span>
  )
}

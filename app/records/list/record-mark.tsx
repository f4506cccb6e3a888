import { ending, type RecordState, type Words } from '../words.ts'

/** What the states are called: 'Pubblicata', 'Bozza', 'Pubblicata, bozza nuova'. */
export function stateLabel(words: Words, state: RecordState): string {
  if (words.states) return words.states[state]
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

import { withQuery } from '../../paths.ts'
import { addressText } from '../../platform/well-formed.ts'
import { type ListPlace, readPlace } from './list-address.ts'
import type { RecordState } from './record-mark.tsx'

/** What an administrator asks of the list of a noun. */
export type RecordListView = ListPlace & {
  /** null: all. */
  state: RecordState | null
  /** The id of who changed it last; null: anybody. */
  changedBy: string | null
  /** null: all. */
  facet: string | null
}

const states = { bozza: 'draft', pubblicata: 'published', 'bozza-nuova': 'redrafted' } as const

/** A state as addresses spell it. */
export const stateNames = Object.entries(states).map(([name, state]) => ({ name, state }))

/** Reads `?q=…&stato=bozza&da=…&voce=…`; nonsense is ignored. */
export const readListView = (search: URLSearchParams): RecordListView => ({
  ...readPlace(search),
  state: stateNames.find(({ name }) => name === search.get('stato'))?.state ?? null,
  changedBy: addressText(search.get('chi'), 200) || null,
  facet: addressText(search.get('voce'), 200) || null,
})

/** The address of a list that differs from `view` by `change`, by default its first page. */
export function listAddress(
  path: string,
  view: RecordListView,
  change: Partial<RecordListView> = {},
): string {
  const { query, order, state, changedBy, facet, after, before } = {
    ...{ ...view, after: null, before: null },
    ...change,
  }
  return withQuery(path, {
    q: query,
    stato: stateNames.find((one) => one.state === state)?.name,
    chi: changedBy,
    voce: facet,
    ordine: order === 'changed' ? 'modifica' : null,
    dopo: after,
    prima: before,
  })
}

/** Something is asked for, so that an empty list means that nothing matches. */
export const isNarrowed = ({ query, state, changedBy, facet }: RecordListView) =>
  query !== '' || state !== null || changedBy !== null || facet !== null

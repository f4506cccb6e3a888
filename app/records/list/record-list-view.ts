import { withQuery } from '../../paths.ts'
import { addressText } from '../../platform/well-formed.ts'
import type { RecordState } from '../words.ts'
import { type ListPlace, readPlace, samePage } from './list-address.ts'

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

/** Under this name the address of a record carries from which search and page it was opened. */
const from = 'elenco'

/** The address of a record's screen that leads back to its list as it is now. */
export const besideList = (path: string, view: RecordListView): string =>
  withQuery(path, { [from]: listAddress('', view, samePage(view)).slice(1) })

/** The same from one screen of a record to another, or after an act. */
export const keepList = (path: string, search: URLSearchParams): string =>
  withQuery(path, { [from]: search.get(from) })

/** The list as it was when the record was opened from it; nonsense leads to its beginning. */
export function listBefore(path: string, search: URLSearchParams): string {
  const view = readListView(new URLSearchParams(search.get(from) ?? ''))
  return listAddress(path, view, samePage(view))
}

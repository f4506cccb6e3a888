import { withQuery } from '../../paths.ts'
import { addressText, longestQuery } from '../../platform/well-formed.ts'
import type { RecordState } from '../words.ts'
import { pageIn, pageParameter } from './list-page.ts'

/** What an administrator asks of the list of a noun. */
export type RecordListView = {
  /** As typed; '' for all. */
  query: string
  order: 'called' | 'changed'
  /** From 1. */
  page: number
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

/** Reads `?q=…&ordine=modifica&stato=bozza&chi=…&voce=…&pagina=2`; nonsense is ignored. */
export const readListView = (search: URLSearchParams): RecordListView => ({
  query: addressText(search.get('q'), longestQuery),
  order: search.get('ordine') === 'modifica' ? 'changed' : 'called',
  page: pageIn(search),
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
  const { query, order, state, changedBy, facet, page } = { ...view, page: 1, ...change }
  return withQuery(path, {
    q: query,
    stato: stateNames.find((one) => one.state === state)?.name,
    chi: changedBy,
    voce: facet,
    ordine: order === 'changed' ? 'modifica' : null,
    ...pageParameter(page),
  })
}

/** Something is asked for, so that an empty list means that nothing matches. */
export const narrowsRecords = ({ query, state, changedBy, facet }: RecordListView) =>
  query !== '' || state !== null || changedBy !== null || facet !== null

/** Under this name the address of a record carries from which search and page it was opened. */
const from = 'elenco'

/** The address of a record's screen that leads back to its list as it is now. */
export const besideList = (path: string, view: RecordListView): string =>
  withQuery(path, { [from]: listAddress('', view, view).slice(1) })

/** The same from one screen of a record to another, or after an act. */
export const keepList = (path: string, search: URLSearchParams): string =>
  withQuery(path, { [from]: search.get(from) })

/** The list as it was when the record was opened from it; nonsense leads to its beginning. */
export function listBefore(path: string, search: URLSearchParams): string {
  const view = readListView(new URLSearchParams(search.get(from) ?? ''))
  return listAddress(path, view, view)
}

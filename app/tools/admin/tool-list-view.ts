import { adminToolsPath } from '../../admin-paths.ts'
import { addressText } from '../../platform/well-formed.ts'
import { placeAddress, readPlace } from '../../records/list/list-address.ts'
import { counted } from '../../ui/format-number.ts'
import type { ToolListView } from '../admin-tools.server.ts'

const states = new Map([
  ['attivo', true],
  ['inattivo', false],
])

/** Reads the list's address: `?q=…&stato=inattivo&categoria=…&ordine=modifica&dopo=…`. */
export const parseToolListView = (search: URLSearchParams): ToolListView => ({
  ...readPlace(search),
  isActive: states.get(search.get('stato') ?? '') ?? null,
  category: addressText(search.get('categoria'), 200) || null,
})

/** The address of a list that differs from `view` by `change`, by default its first page. */
export function toolListPath(view: ToolListView, change: Partial<ToolListView> = {}): string {
  const next = { ...view, after: null, before: null, ...change }
  const state = next.isActive ? 'attivo' : 'inattivo'
  const filters = { stato: next.isActive === null ? null : state, categoria: next.category }
  return placeAddress(adminToolsPath(), next, filters)
}

/** Something is asked for, so that an empty list means that nothing matches. */
export const isNarrowed = ({ query, isActive, category }: ToolListView) =>
  query !== '' || isActive !== null || category !== null

/** How many there are, in words. */
export function totalText({ total }: { total: number }, { query }: ToolListView): string {
  const count = counted(total, 'strumento', 'strumenti')
  return query ? `${count} ${total === 1 ? 'trovato' : 'trovati'}` : count
}

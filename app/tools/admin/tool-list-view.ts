import { addressText, placeAddress, readPlace } from '../../records/list/list-address.ts'
import type { ToolListView } from '../admin-tools.server.ts'

export const toolsPath = '/admin/tools'

const states = new Map([
  ['attivo', true],
  ['inattivo', false],
])

/** Reads the list's address: `?q=…&stato=inattivo&categoria=…&ordine=modifica&dopo=…`. */
export const readToolListView = (search: URLSearchParams): ToolListView => ({
  ...readPlace(search),
  isActive: states.get(search.get('stato') ?? '') ?? null,
  category: addressText(search.get('categoria'), 200) || null,
})

/** What the screen asks or tells besides the list. */
export type ToolListNews = { ask?: string; done?: 'eliminato' | 'attivato' | 'disattivato' }

/** The address of a list that differs from `view` by `change`, by default its first page. */
export function toolListPath(
  view: ToolListView,
  change: Partial<ToolListView> = {},
  { ask, done }: ToolListNews = {},
): string {
  const next = { ...view, after: null, before: null, ...change }
  const state = next.isActive ? 'attivo' : 'inattivo'
  const filters = { stato: next.isActive === null ? null : state, categoria: next.category }
  return placeAddress(toolsPath, next, filters, { elimina: ask, fatto: done })
}

/** This very page of the list. */
export const samePage = ({ after, before }: ToolListView) => ({ after, before })

/** Where a tool is edited. */
export const editToolPath = (id: string) => `${toolsPath}/${encodeURIComponent(id)}`

/** Something is asked for, so that an empty list means that nothing matches. */
export const isNarrowed = ({ query, isActive, category }: ToolListView) =>
  query !== '' || isActive !== null || category !== null

/** How many there are, in words; null is more than are counted. */
export function totalText(total: number | null, { query }: ToolListView): string {
  if (total === null) return 'Molti strumenti trovati'
  const count = total === 1 ? '1 strumento' : `${total.toLocaleString('it-IT')} strumenti`
  if (!query) return count
  return total === 1 ? `${count} trovato` : `${count} trovati`
}

/** When an act on a tool fails for a reason that has no text of its own. */
export const toolActFailed = "Errore durante l'operazione sullo strumento. Riprova."

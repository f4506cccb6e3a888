import { placeAddress, readPlace } from '../../records/list/list-address.ts'
import type { GuideListView } from '../admin-guides.server.ts'

const path = '/admin/guides'

const states = new Map([
  ['pubblicato', true],
  ['bozza', false],
])

/** Reads the list's address: `?q=…&stato=bozza&ordine=modifica&dopo=…`; nonsense is ignored. */
export const readGuideListView = (search: URLSearchParams): GuideListView => ({
  ...readPlace(search),
  isPublished: states.get(search.get('stato') ?? '') ?? null,
})

/** The address of a list that differs from `view` by `change`, from its first page on. */
export function guideListPath(view: GuideListView, change: Partial<GuideListView> = {}): string {
  const next = { ...view, after: null, before: null, ...change }
  const state = next.isPublished ? 'pubblicato' : 'bozza'
  return placeAddress(path, next, { stato: next.isPublished === null ? null : state })
}

/** Where a guide is edited. */
export const editPath = (id: string) => `${path}/${id}`

/** How many there are, in words; null is more than are counted. */
export function totalText(total: number | null, { query }: GuideListView): string {
  if (total === null) return 'Molte guide trovate'
  const count = total === 1 ? '1 guida' : `${total.toLocaleString('it-IT')} guide`
  if (!query) return count
  return total === 1 ? `${count} trovata` : `${count} trovate`
}

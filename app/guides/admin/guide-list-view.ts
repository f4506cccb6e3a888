import { adminGuidesPath } from '../../admin-paths.ts'
import { placeAddress, readPlace } from '../../records/list/list-address.ts'
import { counted } from '../../ui/format-number.ts'
import type { GuideListView } from '../admin-guides.server.ts'

const states = new Map([
  ['pubblicato', true],
  ['bozza', false],
])

/** Reads the list's address: `?q=…&stato=bozza&ordine=modifica&dopo=…`; nonsense is ignored. */
export const parseGuideListView = (search: URLSearchParams): GuideListView => ({
  ...readPlace(search),
  isPublished: states.get(search.get('stato') ?? '') ?? null,
})

/** The address of a list that differs from `view` by `change`, from its first page on. */
export function guideListPath(view: GuideListView, change: Partial<GuideListView> = {}): string {
  const next = { ...view, after: null, before: null, ...change }
  const state = next.isPublished ? 'pubblicato' : 'bozza'
  return placeAddress(adminGuidesPath(), next, { stato: next.isPublished === null ? null : state })
}

/** How many there are, in words. */
export function totalText({ total }: { total: number }, { query }: GuideListView): string {
  const count = counted(total, 'guida', 'guide')
  return query ? `${count} ${total === 1 ? 'trovata' : 'trovate'}` : count
}

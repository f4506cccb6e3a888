import type { GuideListView } from '../../guides/admin-guides.server.ts'

/** Longer searches are cut. */
export const longestQuery = 100

const path = '/admin/guides'

const clean = (text: string | null, length: number) =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()

/** The words of the filter by state, as addresses have them. */
export const stateWords = { bozza: false, pubblicato: true } as const

/** Reads the list's address: `?q=…&stato=bozza&ordine=modifica&dopo=…`; nonsense is ignored. */
export function readGuideListView(search: URLSearchParams): GuideListView {
  const state = search.get('stato')
  return {
    query: clean(search.get('q'), longestQuery),
    isPublished: state === 'bozza' || state === 'pubblicato' ? stateWords[state] : null,
    order: search.get('ordine') === 'modifica' ? 'changed' : 'called',
    after: clean(search.get('dopo'), 200) || null,
    before: clean(search.get('prima'), 200) || null,
  }
}

/** The address of a list that differs from `view` by `change`, from its first page on. */
export function guideListPath(view: GuideListView, change: Partial<GuideListView> = {}): string {
  const next = { ...view, after: null, before: null, ...change }
  const search = new URLSearchParams()
  if (next.query) search.set('q', next.query)
  if (next.isPublished !== null) search.set('stato', next.isPublished ? 'pubblicato' : 'bozza')
  if (next.order === 'changed') search.set('ordine', 'modifica')
  if (next.after) search.set('dopo', next.after)
  if (next.before) search.set('prima', next.before)
  return search.size > 0 ? `${path}?${search}` : path
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

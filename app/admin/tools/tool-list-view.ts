import type { ToolListView } from '../../tools/admin-tools.server.ts'

/** Longer searches are cut. */
export const longestQuery = 100

export const toolsPath = '/admin/tools'

const clean = (text: string | null, length: number) =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()

const states = new Map([
  ['attivo', true],
  ['inattivo', false],
])

/** Reads the list's address: `?q=…&stato=inattivo&categoria=…&ordine=modifica&dopo=…`. */
export const readToolListView = (search: URLSearchParams): ToolListView => ({
  query: clean(search.get('q'), longestQuery),
  isActive: states.get(search.get('stato') ?? '') ?? null,
  category: clean(search.get('categoria'), 200) || null,
  order: search.get('ordine') === 'modifica' ? 'changed' : 'called',
  after: clean(search.get('dopo'), 200) || null,
  before: clean(search.get('prima'), 200) || null,
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
  const search = new URLSearchParams()
  if (next.query) search.set('q', next.query)
  if (next.isActive !== null) search.set('stato', next.isActive ? 'attivo' : 'inattivo')
  if (next.category) search.set('categoria', next.category)
  if (next.order === 'changed') search.set('ordine', 'modifica')
  if (next.after) search.set('dopo', next.after)
  if (next.before) search.set('prima', next.before)
  if (ask) search.set('elimina', ask)
  if (done) search.set('fatto', done)
  return search.size > 0 ? `${toolsPath}?${search}` : toolsPath
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

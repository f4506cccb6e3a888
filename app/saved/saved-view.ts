import { savedListPath, withQuery } from '../paths.ts'
import { addressText } from '../platform/well-formed.ts'
import { savedLimits } from './saved.ts'

/** What the list of saved responses shows, as its address says: `?q=…&ordine=titolo&tag=…`. */
export type SavedView = {
  /** Where it is shown: a path, with the fragment at which the page opens without script. */
  place: string
  query: string
  sort: 'data' | 'titolo'
  filter: 'tutte' | 'immagine' | 'tag'
  tag: string | null
  layout: 'griglia' | 'elenco'
  /** The page begins after the response with this id. */
  after: string | null
}

const choice = <Value extends string>(text: string | null, first: Value, ...others: Value[]) =>
  others.find((value) => value === text) ?? first

/**
 * Reads the address; what it does not understand is ignored.
 * @param remembered the layout chosen last time
 * @param place path of the screen
 */
export function parseSavedView(
  search: URLSearchParams,
  remembered?: string | null,
  place = savedListPath(),
): SavedView {
  return {
    place,
    query: addressText(search.get('q'), savedLimits.search),
    sort: choice(search.get('ordine'), 'data', 'titolo'),
    filter: choice(search.get('filtro'), 'tutte', 'immagine', 'tag'),
    tag: addressText(search.get('tag'), savedLimits.tag) || null,
    layout: choice(search.get('vista') ?? remembered ?? null, 'griglia', 'elenco'),
    after: addressText(search.get('dopo'), 64) || null,
  }
}

/**
 * The address of a list that differs from `view` by `change`; it begins at the first page unless
 * `change` says otherwise. The layout is written only when it is what changes, as it is remembered.
 */
export function viewAddress(view: SavedView, change: Partial<SavedView>): string {
  const next = { ...view, after: null, ...change }
  const search = new URLSearchParams()
  if (next.query) search.set('q', next.query)
  if (next.sort !== 'data') search.set('ordine', next.sort)
  if (next.filter !== 'tutte') search.set('filtro', next.filter)
  if (next.tag) search.set('tag', next.tag)
  if (change.layout) search.set('vista', change.layout)
  if (next.after) search.set('dopo', next.after)
  return withQuery(next.place, search)
}

/** The screen that shows it. */
export const pathOf = ({ place }: Pick<SavedView, 'place'>) => place.split('#', 1).join()

/** Something is asked for, so that an empty list means 'nothing matches'. */
export const isNarrowed = (view: SavedView) =>
  Boolean(view.query || view.tag || view.filter !== 'tutte')

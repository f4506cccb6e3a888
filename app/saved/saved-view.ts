import { savedListPath, withQuery } from '../paths.ts'
import { addressText, meantBy } from '../platform/well-formed.ts'
import { savedLimits } from './saved.ts'

/** The words of the address, those that say nothing first. */
export const sortWords = { newest: 'data', title: 'titolo' } as const
export const filterWords = { all: 'tutte', withImage: 'immagine', withTags: 'tag' } as const
export const layoutWords = { grid: 'griglia', list: 'elenco' } as const

/** What the list of saved responses shows, as its address says: `?q=…&ordine=titolo&tag=…`. */
export type SavedView = {
  /** Where it is shown: a path, with the fragment at which the page opens without script. */
  place: string
  query: string
  sort: keyof typeof sortWords
  filter: keyof typeof filterWords
  tag: string | null
  layout: keyof typeof layoutWords
  /** The page begins after the response with this id. */
  after: string | null
}

/** Reads the address; what it does not understand is ignored. @param remembered the last layout */
export function parseSavedView(
  search: URLSearchParams,
  remembered?: string | null,
  place = savedListPath(),
): SavedView {
  return {
    place,
    query: addressText(search.get('q'), savedLimits.search),
    sort: meantBy(sortWords, search.get('ordine')),
    filter: meantBy(filterWords, search.get('filtro')),
    tag: addressText(search.get('tag'), savedLimits.tag) || null,
    layout: meantBy(layoutWords, search.get('vista') ?? remembered),
    after: addressText(search.get('dopo'), 64) || null,
  }
}

/**
 * The address of a list that differs from `view` by `change`. The layout, which is remembered, is
 * written only when it is what changes.
 */
export function viewAddress(view: SavedView, change: Partial<SavedView>): string {
  const { place, query, sort, filter, tag, after } = { ...view, after: null, ...change }
  return withQuery(place, {
    q: query,
    ordine: sort === 'newest' ? null : sortWords[sort],
    filtro: filter === 'all' ? null : filterWords[filter],
    tag,
    vista: change.layout && layoutWords[change.layout],
    dopo: after,
  })
}

/** The screen that shows it. */
export const screenPath = ({ place }: Pick<SavedView, 'place'>) => place.split('#', 1).join()

/** Something is asked for, so that an empty list means 'nothing matches'. */
export const narrowsSaved = (view: SavedView) =>
  Boolean(view.query || view.tag || view.filter !== 'all')

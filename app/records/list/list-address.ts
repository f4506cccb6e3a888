import { addressText, longestQuery } from '../../platform/well-formed.ts'

/** What lists of content are asked for alike. */
export type ListPlace = {
  /** As typed; '' for all. */
  query: string
  order: 'called' | 'changed'
  /** The page goes on after the record with this id, or ends before it. */
  after: string | null
  before: string | null
}

/** Reads `?q=…&ordine=modifica&dopo=…`; nonsense is ignored. */
export const readPlace = (search: URLSearchParams): ListPlace => ({
  query: addressText(search.get('q'), longestQuery),
  order: search.get('ordine') === 'modifica' ? 'changed' : 'called',
  after: addressText(search.get('dopo'), 200) || null,
  before: addressText(search.get('prima'), 200) || null,
})

/** This very page of a list: what an address changes else begins at its first page. */
export const samePage = ({ after, before }: ListPlace) => ({ after, before })

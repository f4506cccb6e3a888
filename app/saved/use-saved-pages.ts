import { usePages } from '../ui/use-pages.ts'
import type { Shown } from './saved-pages.ts'
import { type SavedView, viewAddress } from './saved-view.ts'

/**
 * The pages shown of one list, and the address of the next. Its component has a key (`usePages`).
 */
export function useSavedPages(first: Shown, view: SavedView) {
  const { next, ...pages } = usePages(first, (data: { list: Shown }) => data.list)
  return { ...pages, more: next === null ? null : viewAddress(view, { after: next }) }
}

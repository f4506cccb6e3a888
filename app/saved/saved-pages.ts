import type { Page } from '../ui/pages.ts'
import { usePages } from '../ui/use-pages.ts'
import type { SavedItem } from './saved.ts'
import { type SavedView, viewAddress } from './saved-view.ts'

/** What the list shows: the loader's page and those asked for with 'Mostra altre'. */
export type ShownPage = Page<SavedItem>

/** Items under the month they were saved in, in the order in which they are shown. */
export function byMonth(
  items: SavedItem[],
  monthOf: (date: Date) => string,
): { month: string; items: SavedItem[] }[] {
  const groups: { month: string; items: SavedItem[] }[] = []
  for (const item of items) {
    const month = monthOf(item.createdAt)
    const group = groups.at(-1)
    if (group?.month === month) group.items.push(item)
    else groups.push({ month, items: [item] })
  }
  return groups
}

/**
 * The pages shown of one list, and the address of the next. Its component has a key (`usePages`).
 */
export function useSavedPages(first: ShownPage, view: SavedView) {
  const { next, ...pages } = usePages(first, (data: { list: ShownPage }) => data.list)
  return { ...pages, more: next === null ? null : viewAddress(view, { after: next }) }
}

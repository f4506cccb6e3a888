import type { SavedItem } from './saved.ts'

/** What the list shows: the loader's page and those asked for with 'Mostra altre'. */
export type Shown = { items: SavedItem[]; next: string | null }

/** Adds a further page; what is shown already stays where it is. */
export function withPage(shown: Shown, page: Shown): Shown {
  const known = new Set(shown.items.map((item) => item.id))
  return {
    items: [...shown.items, ...page.items.filter((item) => !known.has(item.id))],
    next: page.next,
  }
}

/**
 * The first page came anew, because something was saved, changed or deleted: it takes the place
 * of what stood in its range, and the pages after it stay.
 */
export function withFirstPage(shown: Shown, first: Shown): Shown {
  const last = first.items.at(-1)?.id
  const end = shown.items.findIndex((item) => item.id === last)
  if (end < 0) return first
  const fresh = new Set(first.items.map((item) => item.id))
  const rest = shown.items.slice(end + 1).filter((item) => !fresh.has(item.id))
  if (rest.length === 0) return first
  return { items: [...first.items, ...rest], next: shown.next }
}

/** Items under the month they were saved in, in the order in which they are shown (SAVE-07). */
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

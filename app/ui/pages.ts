/** A part of a long list; `next` is where the following part begins, null at the end. */
export type Page<Item extends { id: string }> = { items: Item[]; next: string | null }

/** Adds a further page; what is shown already stays where it is. */
export function withPage<Item extends { id: string }>(
  shown: Page<Item>,
  page: Page<Item>,
): Page<Item> {
  const known = new Set(shown.items.map((item) => item.id))
  return {
    items: [...shown.items, ...page.items.filter((item) => !known.has(item.id))],
    next: page.next,
  }
}

/**
 * The first page came anew, because something was added, changed or deleted: it takes the place
 * of what stood in its range, and the pages after it stay.
 */
export function withFirstPage<Item extends { id: string }>(
  shown: Page<Item>,
  first: Page<Item>,
): Page<Item> {
  const last = first.items.at(-1)?.id
  const end = shown.items.findIndex((item) => item.id === last)
  if (end < 0) return first
  const fresh = new Set(first.items.map((item) => item.id))
  const rest = shown.items.slice(end + 1).filter((item) => !fresh.has(item.id))
  if (rest.length === 0) return first
  return { items: [...first.items, ...rest], next: shown.next }
}

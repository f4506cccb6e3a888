/** How many rows a page of any list holds. */
export const pageSize = 24

/**
 * A page of a list that is shown page by page under one another.
 * @param rows all of the list, in order
 * @param after the last row of the page before; null, or one that is gone: from the first on
 * @returns `next` null on the last page
 */
export function pageAfter<Row extends { id: string }>(
  rows: readonly Row[],
  after: string | null,
  size: number,
): { page: Row[]; next: string | null } {
  const start = rows.findIndex(({ id }) => id === after) + 1
  const page = rows.slice(start, start + size)
  const last = page.at(-1)
  return { page, next: last && start + size < rows.length ? last.id : null }
}

/** Which page of a list of the administration an address asks for, from 1; nonsense is the first. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('pagina') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The same as a parameter of an address; the first page needs none. */
export const pageParameter = (page: number) => ({ pagina: page > 1 ? page : null })

/** The page that is shown: the last one, where rows went meanwhile. */
const shown = (page: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / pageSize)))

/** How many rows stand before the page that is shown. @param total how many the whole list has */
export const rowsBefore = (page: number, total: number): number =>
  (shown(page, total) - 1) * pageSize

/**
 * The addresses around the page that is shown; null where there is none.
 * @param total how many rows the whole list has
 */
export function pagesAround(asked: number, total: number, address: (page: number) => string) {
  const page = shown(asked, total)
  return {
    first: page > 2 ? address(1) : null,
    previous: page > 1 ? address(page - 1) : null,
    next: page * pageSize < total ? address(page + 1) : null,
  }
}

/** How many rows a page of any list holds. */
export const pageSize = 24

/** Where a page begins or ends; the first page without either. */
export type Cursor = {
  /** The page goes on after the row with this id. */
  after: string | null
  /** The page ends before the row with this id. */
  before: string | null
}

export type ListPage = {
  ids: string[]
  /** Give it as `before` for the page before this one; null on the first. */
  previous: string | null
  /** Give it as `after` for the next page; null on the last. */
  next: string | null
}

/** A row of a list and whether it comes after the cursor's row; true for all without a cursor. */
export type PlacedRow = { id: string; isBeyond: boolean }

/**
 * The page of a list of which all rows are known, in order. The first page is always a full one.
 */
export function pageOf(
  rows: readonly PlacedRow[],
  { before }: Pick<Cursor, 'before'>,
  size = pageSize,
): ListPage {
  const beyond = rows.findIndex(({ isBeyond }) => isBeyond)
  let start = beyond < 0 ? rows.length : beyond
  if (before !== null && start > 0) {
    const end = rows[start - 1]?.id === before ? start - 1 : start
    start = Math.max(0, end - size)
  }
  const ids = rows.slice(start, start + size).map(({ id }) => id)
  return {
    ids,
    previous: start > 0 ? (ids[0] ?? null) : null,
    next: start + ids.length < rows.length ? (ids.at(-1) ?? null) : null,
  }
}

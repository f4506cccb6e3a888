import { isDeepStrictEqual } from 'node:util'

/**
 * A moment after `before`, so that no two versions of a record carry the same `updatedAt`. After a
 * date that cannot be read comes now.
 */
export const nextMoment = (before: Date) =>
  new Date(Math.max(Date.now(), (before.getTime() || 0) + 1))

/**
 * Whether a stored row holds exactly these values, in whatever order the keys of JSON come. Rows
 * are copied first, because node:sqlite's have no prototype, and equal nothing that has.
 */
export const holds = (row: Record<string, unknown>, content: Record<string, unknown>): boolean =>
  Object.entries(content).every(([key, value]) =>
    isDeepStrictEqual(structuredClone(row[key]), value),
  )

import { isDeepStrictEqual } from 'node:util'
import { KnownFailure } from '../../platform/known-failure.server.ts'

/** Which version an edit began with; `overwrite`: whatever stands there now is replaced. */
export type EditBase = { updatedAt: Date | null; overwrite?: boolean }

/**
 * Whether a save replaces, on purpose, another version than the one the edit began with.
 * @throws KnownFailure 409 CONFLICT with this text when it would without being asked to
 */
export function overwritesNewer(
  { updatedAt }: { updatedAt: Date },
  base: EditBase,
  conflictText: string,
): boolean {
  if (updatedAt.getTime() === base.updatedAt?.getTime()) return false
  if (!base.overwrite) throw new KnownFailure('CONFLICT', 409, conflictText)
  return true
}

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
export const hasSameContent = (
  row: Record<string, unknown>,
  content: Record<string, unknown>,
): boolean =>
  Object.entries(content).every(([key, value]) =>
    isDeepStrictEqual(structuredClone(row[key]), value),
  )

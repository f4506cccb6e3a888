import { isDeepStrictEqual } from 'node:util'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { versionOf } from '../form/form-answer.ts'
import type { ShownDifference } from '../versions/shown-difference.ts'

/**
 * Which version an edit began with; `overwrite`: the other one that is replaced on purpose, as its
 * form carries it.
 */
export type EditBase = { updatedAt: Date | null; overwrite?: string | undefined }

/** Somebody else saved meanwhile. */
export class Conflict extends KnownFailure {
  /** What stands there now, as a form carries it. */
  readonly version: string
  /** Where that differs from what would be saved. */
  readonly differences: readonly ShownDifference[]

  constructor(text: string, version: string, differences: readonly ShownDifference[] = []) {
    super('CONFLICT', 409, text)
    this.version = version
    this.differences = differences
  }
}

/** The moment of a version as a form carries it; null where there is none. */
export function momentOf(version: string | null): Date | null {
  const moment = new Date(version ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * Whether a save replaces, on purpose, another version than the one the edit began with.
 * @throws Conflict with this text when it would without being asked to, or another than asked
 */
export function overwritesNewer(
  { updatedAt }: { updatedAt: Date },
  base: EditBase,
  conflictText: string,
): boolean {
  if (updatedAt.getTime() === base.updatedAt?.getTime()) return false
  if (base.overwrite !== versionOf(updatedAt))
    throw new Conflict(conflictText, versionOf(updatedAt))
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

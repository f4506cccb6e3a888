import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { ShownDifference } from '../versions/differences.tsx'

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

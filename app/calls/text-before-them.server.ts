import { matchPath } from 'react-router'
import { savedPath } from '../paths.ts'
import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { truncate } from '../platform/well-formed.ts'
import { readSaved } from '../saved/read.server.ts'
import { longestShown } from './asking.ts'

/**
 * The text of a saved response that somebody has before them, as far as it can be shown to whoever
 * helps; what stands on the workshop's sheet their browser alone knows.
 * @returns null on any other page, and for a response that is not theirs
 */
export async function textBeforeThem(
  db: Database,
  user: Owner | null,
  page: string | null,
): Promise<string | null> {
  const id = page && matchPath(savedPath(':id'), page)?.params.id
  if (!user || !id) return null
  try {
    return truncate((await readSaved(db, user, id)).response.trim(), longestShown)
  } catch (error) {
    if (error instanceof KnownFailure) return null
    throw error
  }
}

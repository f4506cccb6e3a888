import type { RouterContextProvider } from 'react-router'
import { type AuthData, readAuthData } from '../../people/auth-data.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { authDataTexts } from './auth-data-texts.ts'

/** What the tab shows: the person's own data, null without a record, or why there is nothing. */
export type LoadedAuthData = { person: AuthData | null } | { failure: string }

/**
 * The loader's part for the tab 'Auth Data'. What fails is said in the tab, and
 * leaves the rest of the screen as it is.
 */
export async function loadAuthData(
  context: Readonly<RouterContextProvider>,
  db: Database,
): Promise<LoadedAuthData> {
  const person = await attempt(context, authDataTexts.loadFailed, () =>
    readAuthData(db, requireUser(context)),
  )
  return person && 'init' in person ? { failure: person.data.message } : { person }
}

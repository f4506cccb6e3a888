import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../platform/db/database.server.ts'
import { makePrivate } from '../platform/db/private-file.server.ts'

/** Where the first administrator's made password stands until it has been used. */
export const firstPasswordFile = (directory: string): string => join(directory, 'first-password')

/** Writes address and password, a line each, for the owner of the data alone. */
export function keepFirstPassword(
  directory: string,
  { email, password }: { email: string; password: string },
): void {
  const file = firstPasswordFile(directory)
  rmSync(file, { force: true })
  makePrivate(file)
  writeFileSync(file, `${email}\n${password}\n`)
  // The system's own time of a file may be some milliseconds old.
  const now = new Date()
  utimesSync(file, now, now)
}

/**
 * Removes the file once its owner has signed in, has another password, or may not sign in.
 * @returns whether there is none any more
 */
export async function removeUsedPassword(db: Database, directory: string): Promise<boolean> {
  const file = firstPasswordFile(directory)
  const written = statSync(file, { throwIfNoEntry: false })
  if (!written) return true
  const [email = ''] = readFileSync(file, 'utf8').split('\n')
  const unused = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select('users.id')
    .where('email', '=', email)
    .where('providerId', '=', 'credential')
    .where('isActive', '=', true)
    .where('accounts.updatedAt', '<=', written.mtime)
    .where((row) =>
      row.or([row('lastLoginAt', 'is', null), row('lastLoginAt', '<=', written.mtime)]),
    )
    .executeTakeFirst()
  if (unused) return false
  rmSync(file, { force: true })
  return true
}

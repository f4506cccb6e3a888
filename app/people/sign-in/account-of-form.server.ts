import type { Database } from '../../platform/db/database.server.ts'
import type { Auth } from './auth.server.ts'
import { ownerOfLink } from './reset-password.server.ts'

/** Whose account a form of the sign-in page is about; null: nobody has that address. */
export async function accountOf(db: Database, form: FormData): Promise<string | null> {
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
  if (email === '' || email.length > 254) return null
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Whose link a form uses; null: it uses none that is worth anything. */
export async function linkOwner(
  desk: { db: Database; auth: Auth },
  form: FormData,
): Promise<string | null> {
  const token = form.get('token')
  if (typeof token !== 'string' || token === '') return null
  const owner = await ownerOfLink(desk, token)
  return owner?.id ?? null
}

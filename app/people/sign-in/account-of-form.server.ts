import type { Database } from '../../platform/db/database.server.ts'
import { limits } from '../account.ts'

/** Whose account a form of the sign-in page is about; null: nobody has that address. */
export async function accountNamedIn(db: Database, form: FormData): Promise<string | null> {
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
  if (email === '' || email.length > limits.email) return null
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.id ?? null
}

import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'

type Changes = ExpressionBuilder<Schema, 'addressChanges'>

/** Changes that can still be taken back. */
export const isUndoable = (row: Changes) =>
  row.and([
    row('changedAt', 'is not', null),
    row('undoneAt', 'is', null),
    row('expiresAt', '>', new Date()),
  ])

/**
 * Whether an address waits for somebody who may take it back: until then nobody else gets it, or
 * whoever changed it could keep its owner out by registering it.
 * @param ownerId whose it may be; null: of anybody
 */
export async function isHeld(
  db: Database,
  email: string,
  ownerId: string | null = null,
): Promise<boolean> {
  const found = await db
    .selectFrom('addressChanges')
    .select('id')
    .where('former', '=', email)
    .where(isUndoable)
    .$if(ownerId !== null, (query) => query.where('userId', '!=', ownerId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether somebody else has the address, or may take it back. */
export async function isTaken(db: Database, email: string, ownerId: string): Promise<boolean> {
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', ownerId)
    .executeTakeFirst()
  return holder !== undefined || (await isHeld(db, email, ownerId))
}

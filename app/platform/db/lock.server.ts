import { sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'

/**
 * Until the transaction ends, others that lock the same name wait. On SQLite every writing
 * transaction waits for the one before it anyway.
 */
export async function lockName(trx: Database, name: string): Promise<void> {
  if (engineOf(trx) !== 'postgres') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/**
 * Until the transaction ends, nobody adds a row that refers to the person; transactions that were
 * adding one have ended.
 */
export async function lockPerson(trx: Database, id: string): Promise<void> {
  if (engineOf(trx) !== 'postgres') return
  await sql`select 1 from "users" where "id" = ${id} for update`.execute(trx)
}

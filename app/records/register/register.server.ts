import { randomUUID } from 'node:crypto'
import { searchForm } from '../../../db/normalize.ts'
import type { RecordKind } from '../../../db/schema.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { orderedNow } from '../../platform/ordered-now.server.ts'
import type { RegisterAct } from './register-acts.ts'

/** What a row of the register says besides who, when and from where. */
export type RegisterEntry = {
  act: RegisterAct
  /** Which record, as it is called then; `revisionId`: the act in its history. */
  record?: { noun: RecordKind; id: string; title: string; revisionId: string | null }
  /** To whom it was done. */
  personId?: string
  /** What it is about, where that is neither: a model, a number of records. Never what people wrote. */
  about?: string
  /** Why, where somebody said so. */
  reason?: string | null
}

/**
 * Writes what is done in the administration; belongs into the transaction in which it is done.
 * Nothing changes the row afterwards but `forgetNames`.
 */
export async function noteInRegister(
  trx: Database,
  doer: Doer,
  { act, record, personId, about, reason }: RegisterEntry,
): Promise<void> {
  const actorName = doer.id === null ? null : await nameOf(trx, doer.id)
  const personName = personId === undefined ? null : await nameOf(trx, personId)
  const title = record?.title ?? about ?? null
  await trx
    .insertInto('register')
    .values({
      id: randomUUID(),
      at: orderedNow(),
      act,
      actorId: doer.id,
      actorName,
      // The role that counts, which is the one that it was done with.
      actorRole: doer.id === null ? null : doer.role,
      place: doer.place ?? 'Dispositivo sconosciuto',
      noun: record?.noun ?? null,
      recordId: record?.id ?? null,
      revisionId: record?.revisionId ?? null,
      title,
      personId: personId ?? null,
      personName,
      reason: reason ?? null,
      actorSearch: searchForm(actorName ?? ''),
      personSearch: searchForm(personName ?? ''),
      titleSearch: searchForm(title ?? ''),
    })
    .execute()
}

async function nameOf(trx: Database, id: string): Promise<string | null> {
  const row = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/**
 * Takes a person's name out of every row, and why something was done to them; what was done stays.
 * Their id goes with their account.
 */
export async function forgetNames(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('register')
    .set({ actorName: null, actorSearch: '' })
    .where('actorId', '=', userId)
    .execute()
  await trx
    .updateTable('register')
    .set({ personName: null, personSearch: '', reason: null })
    .where('personId', '=', userId)
    .execute()
}

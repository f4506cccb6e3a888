import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Noun } from '../noun.ts'
import { beginning, staysInTrash, thisOne, type Words } from '../words.ts'
import { findRow, missing, type RecordRow, storedRecord } from './read.server.ts'

/** Which version a save began with; `overwrite`: the other one that it replaces on purpose. */
export type SaveBase = { version: number | null; overwrite?: number | undefined }

/** Somebody else saved meanwhile. */
export class Conflict extends KnownFailure {
  /** What stands there now. */
  readonly version: number
  /** Its working copy. */
  readonly theirs: unknown

  constructor(text: string, version: number, theirs: unknown) {
    super('CONFLICT', 409, text)
    this.version = version
    this.theirs = theirs
  }
}

/**
 * The row that a save of an open form replaces.
 * @throws KnownFailure 404 when it is gone; who deleted it meanwhile is named
 */
export async function requireOpened(trx: Database, noun: Noun, id: string): Promise<RecordRow> {
  const row = await findRow(trx, noun, id)
  if (row) return row
  const last = await lastAct(trx, noun, id)
  if (last?.act !== 'deleted') throw missing(noun)
  const who = await nameOf(trx, last.doneBy)
  const { words } = noun
  const it = itOf(words)
  const text = `${who} ha eliminato ${thisOne(words)} mentre ${it} modificavi. ${beginning(words)} ${staysInTrash}: riporta${it} da lì, poi torna qui e salva.`
  throw new KnownFailure('NOT_FOUND', 404, text)
}

/**
 * Whether a save may replace what stands there now.
 * @param doer who would save
 * @throws Conflict when it began with another version, unless it replaces that on purpose
 */
export async function requireCurrent(
  trx: Database,
  doer: Doer,
  noun: Noun,
  row: RecordRow,
  { version, overwrite }: SaveBase,
): Promise<void> {
  if (row.version === version || row.version === overwrite) return
  const text = await whatHappened(trx, doer, noun, row)
  throw new Conflict(text, row.version, storedRecord(noun, row).working)
}

/** Who did what with the record while it was open here. */
async function whatHappened(trx: Database, doer: Doer, noun: Noun, row: RecordRow) {
  const { words } = noun
  const meanwhile = `mentre ${itOf(words)} modificavi`
  if (doer.id !== null && row.updatedBy === doer.id) {
    return `Hai già salvato ${thisOne(words)} ${meanwhile} qui: in un'altra finestra, o poco fa senza che arrivasse la risposta.`
  }
  const who = await nameOf(trx, row.updatedBy)
  const last = await lastAct(trx, noun, row.id)
  return last?.act === 'withdrawn'
    ? `${who} ha tolto ${thisOne(words)} dalla pubblicazione ${meanwhile}.`
    : `${who} ha salvato ${thisOne(words)} ${meanwhile}.`
}

const itOf = ({ isFeminine }: Words) => (isFeminine ? 'la' : 'lo')

/** The newest act that gave the record its version: 'verified' and 'moved' give none. */
const lastAct = (trx: Database, { name }: Noun, recordId: string) =>
  trx
    .selectFrom('revisions')
    .select(['act', 'doneBy'])
    .where('noun', '=', name)
    .where('recordId', '=', recordId)
    .where('act', 'not in', ['verified', 'moved'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

async function nameOf(trx: Database, id: string | null): Promise<string> {
  const person =
    id === null
      ? undefined
      : await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return person?.name ?? "Un'altra persona"
}

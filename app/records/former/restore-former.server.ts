import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { type Exchange, nothingArriving, type StoredRow } from '../exchange/exchange.ts'
import { versionOf } from '../form/form-answer.ts'
import { noteContent } from '../version/change-content.server.ts'
import { type ChangedField, changedFields } from './changed-fields.server.ts'
import { findFormerVersion, readFormerVersions } from './former-versions.server.ts'

/** A former version as the screen of its record lists it. */
export type ListedVersion = {
  id: string
  /** When it was saved. */
  savedAt: Date
  replacedAt: Date
  /** Who replaced it; null: a command, or an account that is gone. */
  replacedBy: string | null
  /** In which it differs from the record as it is now. */
  changes: ChangedField[]
  /** What learners would lose were it brought back, in words; null: nothing. */
  loss: string | null
}

/** @throws KnownFailure 403 for customers */
export async function listFormer<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  actor: Actor,
  exchange: Exchange<Row, Content>,
  row: Row,
): Promise<ListedVersion[]> {
  requireAdministrator(actor)
  const now = exchange.exported(row)
  const versions = await readFormerVersions(db, exchange.noun, row.id)
  const listed: ListedVersion[] = []
  for (const { id, version, content, replacedAt, replacedBy } of versions) {
    const parsed = exchange.schema.safeParse(content)
    listed.push({
      id,
      savedAt: version,
      replacedAt,
      replacedBy,
      changes: changedFields(content, now, exchange.fieldNames),
      loss: parsed.success ? await exchange.loss(db, row, parsed.data) : null,
    })
  }
  return listed
}

type Wanted = {
  /** The record's. */
  id: string
  /** Of the version to bring back. */
  versionId: string
  /** The record as who asks has seen it: its `updatedAt` as a form carries it. */
  seen: string
  /** Learners' progress may go with what this takes out. */
  losing: boolean
}

const texts = {
  gone: "Questa versione non c'è più: forse ne sono arrivate di più nuove.",
  unreadable: 'Questa versione non si legge più.',
  changed: 'Qualcun altro ha salvato nel frattempo: ricarica la pagina e guarda che cosa cambia.',
} as const

/**
 * Makes a former version the newest save of its record; what it replaces is kept in its turn, so
 * that this can be undone. Whether the record is shown stays as it is.
 * @throws KnownFailure 403 for customers; 404 when record or version are gone; 409 when the record
 *   was saved since, the version cannot be stored any more, or learners would lose progress and
 *   `losing` was not asked for
 */
export function restoreFormer<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  actor: Actor,
  exchange: Exchange<Row, Content>,
  { id, versionId, seen, losing }: Wanted,
): Promise<void> {
  return exchange.change(db, actor, async (trx) => {
    const [row] = await exchange.rows(trx, [id])
    const former = await findFormerVersion(trx, {
      kind: exchange.noun,
      recordId: id,
      id: versionId,
    })
    if (!row || !former) throw new KnownFailure('NOT_FOUND', 404, texts.gone)
    if (versionOf(row.updatedAt) !== seen) {
      throw new KnownFailure('CHANGED_MEANWHILE', 409, texts.changed)
    }
    const parsed = exchange.schema.safeParse(former.content)
    if (!parsed.success) throw new KnownFailure('UNREADABLE', 409, texts.unreadable)
    const refusal = await exchange.refusal(trx, parsed.data, nothingArriving)
    if (refusal !== null) throw new KnownFailure('NOT_HERE', 409, refusal)
    const content = await exchange.fitted(trx, parsed.data, row, nothingArriving)
    const loss = await exchange.loss(trx, row, content)
    if (loss !== null && !losing) throw new KnownFailure('WOULD_LOSE', 409, loss)
    await exchange.replace(trx, actor, row, content)
    const title = exchange.titleOf(content)
    await noteContent(trx, actor, `${exchange.noun}Restored`, { id, title })
  })
}

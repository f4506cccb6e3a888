import type { Database } from '../../platform/db/database.server.ts'

/** Tables whose records administrators put in order: positions 0, 1, 2 and so on. */
type OrderedTable = 'professions'

async function orderedRows(trx: Database, table: OrderedTable) {
  return trx
    .selectFrom(table)
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** All ids in the order in which people see the records. */
export async function orderedIds(trx: Database, table: OrderedTable): Promise<string[]> {
  return (await orderedRows(trx, table)).map(({ id }) => id)
}

/** Puts the records into this order. */
export async function storeOrder(
  trx: Database,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  const stored = new Map((await orderedRows(trx, table)).map(({ id, position }) => [id, position]))
  for (const [position, id] of ids.entries()) {
    if (stored.get(id) === position) continue
    await trx.updateTable(table).set({ position }).where('id', '=', id).execute()
  }
}

/**
 * Moves a record by one place; at the end it stays where it is. Its content and `updatedAt` stay,
 * so that no edit under way conflicts.
 * @returns its place, from 1
 */
export async function moveByOne(
  trx: Database,
  table: OrderedTable,
  id: string,
  direction: 'up' | 'down',
): Promise<{ place: number; of: number }> {
  const ids = await orderedIds(trx, table)
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), ids.length - 1)
  ids.splice(to, 0, ...ids.splice(from, 1))
  await storeOrder(trx, table, ids)
  return { place: to + 1, of: ids.length }
}

import type { Database } from '../../platform/db/database.server.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import type { TrashKind } from '../../records/trash/trash.server.ts'

type Entry = { id: string; kind: TrashKind; recordId: string; record: unknown }

/**
 * What has the place of each entry now, and would go to the trash were the entry restored: the
 * record with its id, or for a prompt set the one its profession has.
 * @returns titles by the entry's id
 */
export async function presentRecords(
  db: Database,
  entries: readonly Entry[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, titlesOf] of Object.entries(places) as [TrashKind, Titles][]) {
    const own = entries.flatMap((entry) => {
      const place = entry.kind === kind ? placeOf(entry) : null
      return place === null ? [] : [{ id: entry.id, place }]
    })
    if (own.length === 0) continue
    const titles = await titlesOf(
      db,
      own.map(({ place }) => place),
    )
    for (const { id, place } of own) {
      const title = titles.get(place)
      if (title !== undefined) found.set(id, title)
    }
  }
  return found
}

/** The id under which the entry's place is looked up; null for a set that belongs nowhere. */
function placeOf({ kind, recordId, record }: Entry): string | null {
  if (kind !== 'promptSet' || recordId === everydaySetId) return recordId
  const { professionId = null } = record as { professionId?: string | null }
  return professionId
}

type Titles = (db: Database, ids: string[]) => Promise<Map<string, string>>

const places: Record<TrashKind, Titles> = {
  guide: async (db, ids) =>
    byId(await db.selectFrom('guides').select(['id', 'title']).where('id', 'in', ids).execute()),
  tool: async (db, ids) =>
    byId(
      await db.selectFrom('tools').select(['id', 'name as title']).where('id', 'in', ids).execute(),
    ),
  profession: async (db, ids) =>
    byId(
      await db.selectFrom('professions').select(['id', 'title']).where('id', 'in', ids).execute(),
    ),
  helpPlace: async () => new Map(),
  scene: async (db, ids) =>
    byId(await db.selectFrom('scenes').select(['id', 'title']).where('id', 'in', ids).execute()),
  promptSet: async (db, ids) => {
    const owned = await db
      .selectFrom('promptSets as s')
      .innerJoin('professions as p', 'p.id', 's.professionId')
      .select(['p.id', 'p.title'])
      .where('p.id', 'in', ids)
      .execute()
    if (!ids.includes(everydaySetId)) return byId(owned)
    const everyday = await db
      .selectFrom('promptSets')
      .select('id')
      .where('id', '=', everydaySetId)
      .executeTakeFirst()
    return byId(everyday ? [...owned, { ...everyday, title: 'Vita quotidiana' }] : owned)
  },
}

const byId = (rows: { id: string; title: string }[]) =>
  new Map(rows.map(({ id, title }) => [id, title]))

import { restoreGuide } from '../../guides/restore-guide.server.ts'
import { restoreScene } from '../../learning/scenes/restore-scene.server.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { restoreProfession } from '../../professions/profession-with-set.server.ts'
import { restorePromptSet } from '../../prompt-sets/restore-prompt-set.server.ts'
import { type TrashEntry, type TrashKind, takeFromTrash } from '../../records/trash/trash.server.ts'
import { restoreTool } from '../../tools/restore-tool.server.ts'
import { presentRecords } from './present-records.server.ts'

type Wish = {
  /** What has the entry's place now may go to the trash instead. */
  replace: boolean
}

/** Who brings back which kind. A set may come back under a new id, which is then told. */
const restorers: Record<
  TrashKind,
  (trx: Database, actor: Actor, entry: TrashEntry, wish: Wish) => Promise<unknown>
> = {
  guide: restoreGuide,
  tool: restoreTool,
  profession: restoreProfession,
  promptSet: restorePromptSet,
  helpPlace: async () => {},
  scene: restoreScene,
}

/**
 * Brings an entry of the trash back, whole or not at all.
 * @returns its kind, and under which id it is back
 * @throws KnownFailure 403 for customers, 404 when the entry is gone, 409 WOULD_REPLACE when
 *   something has its place and `replace` was not asked for, 409 when something it belongs to must
 *   be restored first
 */
export async function restoreFromTrash(
  db: Database,
  actor: Actor,
  id: string,
  wish: Wish,
): Promise<{ kind: TrashKind; recordId: string }> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    let told: unknown
    const { kind, recordId } = await takeFromTrash(trx, id, async (entry) => {
      if (!wish.replace) await requireFreePlace(trx, entry)
      told = await restorers[entry.kind](trx, actor, entry, wish)
    })
    return { kind, recordId: typeof told === 'string' ? told : recordId }
  })
}

async function requireFreePlace(trx: Database, entry: TrashEntry): Promise<void> {
  const present = (await presentRecords(trx, [entry])).get(entry.id)
  if (present === undefined) return
  const text = `«${present}» c'è di nuovo: decidi se sostituire la versione di oggi.`
  throw new KnownFailure('WOULD_REPLACE', 409, text)
}

import { randomUUID } from 'node:crypto'
import type { Template } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'

/** What an import of the legacy shape may have left: a template that nothing can point to. */
type StoredTemplate = Omit<Template, 'id'> & { id?: unknown }

const hasId = ({ id }: StoredTemplate) => typeof id === 'string' && id.trim() !== ''

/** What was stored by hand may be no list, or hold what is no template: that stays as it is. */
const lacksIds = (templates: unknown) =>
  Array.isArray(templates) && templates.some((one) => isTemplate(one) && !hasId(one))

const isTemplate = (one: unknown): one is StoredTemplate => typeof one === 'object' && one !== null

/**
 * Gives an id to every template that lacks one, in one transaction; all others keep theirs. Doing
 * so again changes nothing.
 * @returns how many prompt sets were changed
 * @throws KnownFailure 403 for customers
 */
export async function syncTemplateIds(db: Database, actor: Actor): Promise<number> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    await lockTables(trx, ['promptSets'])
    const sets = await trx.selectFrom('promptSets').select(['id', 'templates']).execute()
    const incomplete = sets.filter(({ templates }) => lacksIds(templates))
    for (const { id, templates } of incomplete) {
      const completed = templates.map((template) =>
        !isTemplate(template) || hasId(template) ? template : { ...template, id: randomUUID() },
      )
      await trx
        .updateTable('promptSets')
        .set({ templates: completed, updatedAt: new Date() })
        .where('id', '=', id)
        .execute()
    }
    if (incomplete.length > 0) {
      await changeContentVersion(trx)
      await recordActivity(trx, { kind: 'recordsSynced', actorId: actor.id })
    }
    return incomplete.length
  })
}

/** How many prompt sets `syncTemplateIds` would change. @throws KnownFailure 403 for customers */
export async function countIncompleteSets(db: Database, actor: Actor): Promise<number> {
  requireAdministrator(actor)
  const sets = await db.selectFrom('promptSets').select('templates').execute()
  return sets.filter(({ templates }) => lacksIds(templates)).length
}

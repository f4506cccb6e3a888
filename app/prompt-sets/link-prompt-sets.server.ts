import { searchForm } from '../../db/fold.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'
import { nextMoment } from '../records/version/record-version.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { professionsByTitle, type StoredSet } from './stored-sets.server.ts'

/** Why a set that carries a profession's title was left alone. */
export type LeftAlone = { title: string; reason: 'taken' | 'ambiguous' }

/**
 * Gives sets without profession the one whose title they carry, as `professionTitle` or else as
 * `title`, in one transaction. Without a match a set is left alone; so it is,
 * and reported, when the profession has a set or when several sets or professions match.
 * @returns how many sets were changed; doing so again changes none
 */
export async function linkPromptSets(
  db: Database,
  actor: Actor,
): Promise<{ updated: number; leftAlone: LeftAlone[] }> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    await lockTables(trx, ['professions', 'promptSets'])
    const sets = await trx.selectFrom('promptSets').selectAll().execute()
    const { links, leftAlone } = plan(sets, await professionsByTitle(trx))
    for (const { set, professionId } of links) {
      await trx
        .updateTable('promptSets')
        .set({ professionId, updatedAt: nextMoment(set.updatedAt) })
        .where('id', '=', set.id)
        .execute()
    }
    if (links.length > 0) {
      await changeContentVersion(trx)
      await recordActivity(trx, { kind: 'recordsSynced', actorId: actor.id })
    }
    return { updated: links.length, leftAlone }
  })
}

type ByTitle = ReadonlyMap<string, readonly { id: string; title: string }[]>

const isLoose = ({ id, professionId }: StoredSet) => professionId === null && id !== everydaySetId

function plan(sets: readonly StoredSet[], professions: ByTitle) {
  const taken = new Set(sets.map(({ professionId }) => professionId))
  const links: { set: StoredSet; professionId: string }[] = []
  const leftAlone: LeftAlone[] = []
  const byTitle = Map.groupBy(sets.filter(isLoose), (set) => matchingTitle(set, professions))
  for (const [title, claimants] of byTitle) {
    const [profession, another] = professions.get(title) ?? []
    const [set] = claimants
    if (!profession || !set) continue
    const isAmbiguous = another !== undefined || claimants.length > 1
    if (!isAmbiguous && !taken.has(profession.id)) links.push({ set, professionId: profession.id })
    else {
      const reason = isAmbiguous ? 'ambiguous' : 'taken'
      leftAlone.push(...claimants.map(() => ({ title: profession.title, reason }) as const))
    }
  }
  return { links, leftAlone }
}

/** The title under which a profession is found: the set's first that belongs to one. */
function matchingTitle({ professionTitle, title }: StoredSet, professions: ByTitle): string {
  const titles = [professionTitle, title].map((one) => searchForm(one ?? ''))
  return titles.find((one) => professions.has(one)) ?? ''
}

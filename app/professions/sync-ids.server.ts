import { professions as builtIn } from '../../db/content/professions/all.ts'
import type { Resource } from '../../db/content-types.ts'
import { searchForm } from '../../db/fold.ts'
import { professionPath, promptsPath } from '../paths.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'

type Known = { id: string; title: string }

/** Why a profession that has a built-in one's title kept its id. */
export type NotSynced = Known & { reason: 'taken' | 'ambiguous' }

/**
 * Gives a profession that has the title of a built-in one that one's id when it is free,
 * in one transaction. Its prompt set follows by its foreign key, links in resources are rewritten.
 * A match whose id another profession has, or that several professions claim, is reported.
 * @param origin the site's own, as in 'https://fucina.example'
 * @returns how many professions have a new id; doing so again changes none
 */
export async function syncProfessionIds(
  db: Database,
  actor: Actor,
  origin: string,
): Promise<{ updated: number; notSynced: NotSynced[] }> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    await lockTables(trx, ['professions', 'promptSets'])
    const stored: Known[] = await trx
      .selectFrom('professions')
      .select(['id', 'title'])
      .orderBy('id')
      .execute()
    const { renamed, notSynced } = plan(stored)
    for (const { from, to } of renamed) {
      await trx
        .updateTable('professions')
        .set({ id: to, updatedAt: new Date() })
        .where('id', '=', from)
        .execute()
    }
    if (renamed.length > 0) {
      await rewriteLinks(trx, renamed, origin)
      await changeContentVersion(trx)
      await recordActivity(trx, { kind: 'recordsSynced', actorId: actor.id })
    }
    return { updated: renamed.length, notSynced }
  })
}

type Renaming = { from: string; to: string }

/** What to rename, one after the other: an id that becomes free on the way can be taken. */
export function plan(professions: readonly Known[]): {
  renamed: Renaming[]
  notSynced: NotSynced[]
} {
  const claims = builtIn.map(({ id, title }) => ({
    id,
    claimants: professions.filter((one) => searchForm(one.title) === searchForm(title)),
  }))
  const ids = new Set(professions.map(({ id }) => id))
  const renamed: Renaming[] = []
  const next = () =>
    claims.find(({ id, claimants: [one, another] }) => one && !another && !ids.has(id))
  for (let claim = next(); claim; claim = next()) {
    const from = claim.claimants[0]?.id ?? ''
    renamed.push({ from, to: claim.id })
    ids.delete(from)
    ids.add(claim.id)
  }
  const done = new Set(renamed.map(({ from }) => from))
  const notSynced = claims.flatMap(({ id, claimants }) =>
    claimants
      .filter((one) => one.id !== id && !done.has(one.id))
      .map((one) => ({ ...one, reason: ids.has(id) ? 'taken' : 'ambiguous' }) as const),
  )
  return { renamed, notSynced }
}

async function rewriteLinks(trx: Database, renamed: readonly Renaming[], origin: string) {
  const rows = await trx.selectFrom('professions').select(['id', 'resources']).execute()
  for (const { id, resources } of rows) {
    const rewritten = resources.map((one) => ({
      ...one,
      link: followed(one.link, renamed, origin),
    }))
    if (isSame(resources, rewritten)) continue
    await trx
      .updateTable('professions')
      .set({ resources: rewritten, updatedAt: new Date() })
      .where('id', '=', id)
      .execute()
  }
}

const isSame = (one: readonly Resource[], other: readonly Resource[]) =>
  one.every(({ link }, index) => link === other[index]?.link)

/** The address of our own page of a profession, or of its workshop, under the new id. */
function followed(link: string, renamed: readonly Renaming[], origin: string): string {
  const url = URL.parse(link, origin)
  if (url?.origin !== origin) return link
  const page = renamed.find(({ from }) => url.pathname === professionPath(from))
  const inWorkshop = url.pathname === promptsPath() ? url.searchParams.get('profession') : null
  const chosen = renamed.find(({ from }) => from === inWorkshop)
  if (page) url.pathname = professionPath(page.to)
  else if (chosen) url.searchParams.set('profession', chosen.to)
  else return link
  return link.startsWith('/') ? url.href.slice(origin.length) : url.href
}

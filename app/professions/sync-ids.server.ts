import { professions as builtIn } from '../../db/content/professions/all.ts'
import type { Resource } from '../../db/content-types.ts'
import { searchForm } from '../../db/normalize.ts'
import { professionPath, promptsPath } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { moveSet } from '../prompt-sets/move-set.server.ts'
import { type Change, changeRecords } from '../records/store/change-records.server.ts'
import { requireRow, rowsOf, storedRecord } from '../records/store/stored-record.server.ts'
import { isSame, renameRecord, replaceRecord } from '../records/store/written.server.ts'
import { countedWords } from '../records/words.ts'
import { professionNoun } from './profession-noun.ts'

type Known = { id: string; title: string }

/** Why a profession that has a built-in one's title kept its id. */
export type NotSynced = Known & { reason: 'taken' | 'ambiguous' }

/**
 * Gives a profession that has the title of a built-in one that one's id when it is free,
 * in one transaction. Its prompt set and its history follow, links in resources are rewritten.
 * A match whose id another profession has, or that several professions claim, is reported.
 * @param origin the site's own, as in 'https://fucina.example'
 * @returns how many professions have a new id; doing so again changes none
 * @throws KnownFailure 403 for whoever may not
 */
export function syncProfessionIds(
  db: Database,
  actor: Actor,
  origin: string,
): Promise<{ updated: number; notSynced: NotSynced[] }> {
  return changeRecords(db, actor, async (change) => {
    const rows = await rowsOf(change.trx, professionNoun).execute()
    const deleted = await deletedIds(change.trx)
    const { renamed, notSynced } = plan(rows, deleted)
    for (const { from, to } of renamed) {
      const row = await requireRow(change.trx, professionNoun, from)
      await renameRecord(change, row, to)
      await moveSet(change, from, to)
    }
    if (renamed.length > 0) {
      await rewriteLinks(change, renamed, origin)
      const about = countedWords(professionNoun.words, renamed.length)
      await change.register({ act: 'linksMended', about })
    }
    return { updated: renamed.length, notSynced }
  })
}

/** Ids that stay taken while what had them can come back. */
async function deletedIds(trx: Database): Promise<string[]> {
  const rows = await trx
    .selectFrom('records')
    .select('id')
    .where('noun', '=', professionNoun.name)
    .where('deletedAt', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

type Renaming = { from: string; to: string }

/** What to rename, one after the other: an id that becomes free on the way can be taken. */
export function plan(
  professions: readonly Known[],
  deleted: readonly string[] = [],
): {
  renamed: Renaming[]
  notSynced: NotSynced[]
} {
  const claims = builtIn.map(({ id, title }) => ({
    id,
    claimants: professions.filter((one) => searchForm(one.title) === searchForm(title)),
  }))
  const ids = new Set([...professions.map(({ id }) => id), ...deleted])
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

async function rewriteLinks(change: Change, renamed: readonly Renaming[], origin: string) {
  for (const row of await rowsOf(change.trx, professionNoun).execute()) {
    const { content, working, isDraft } = storedRecord(professionNoun, row)
    const rewritten = <Held extends { resources: Resource[] }>(held: Held): Held => ({
      ...held,
      resources: held.resources.map((one) => ({
        ...one,
        link: followed(one.link, renamed, origin),
      })),
    })
    const copies = {
      content: content && rewritten(content),
      draft: isDraft ? rewritten(working) : null,
    }
    if (isSame(copies, { content, draft: isDraft ? working : null })) continue
    await replaceRecord(change, professionNoun, row, copies, 'changed')
  }
}

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

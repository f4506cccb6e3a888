import { professions as builtIn } from '../../db/content/professions/all.ts'
import { searchForm } from '../../db/normalize.ts'
import { professionPath, promptsPath } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import type { ContentOf, Noun } from '../records/noun.ts'
import { type Change, changeRecords } from '../records/store/change-records.server.ts'
import { isSame, type RecordRow, rowsOf, storedRecord } from '../records/store/read.server.ts'
import { renameRecord, writeCopies } from '../records/store/write.server.ts'
import { countedWords } from '../records/words.ts'
import { professionNoun } from './profession-noun.ts'

/** What mending did: how many records have changed, and what it left alone and why, in sentences. */
export type Mended = { updated: number; left: string[] }

/** One transaction that stands in the register where it changed something. */
const mending = (
  db: Database,
  actor: Actor,
  noun: Noun,
  work: (change: Change) => Promise<Mended>,
) =>
  changeRecords(db, actor, async (change) => {
    const mended = await work(change)
    const about = countedWords(noun.words, mended.updated)
    if (mended.updated > 0) await change.register({ act: 'linksMended', about })
    return mended
  })

/** Changes what everybody sees and the working copy alike. @returns whether that made a difference */
async function rewrite<N extends Noun>(
  change: Change,
  noun: N,
  row: RecordRow,
  edit: (content: ContentOf<N>) => ContentOf<N>,
): Promise<boolean> {
  const { content, working, isDraft } = storedRecord(noun, row)
  const copies = { content: content && edit(content), draft: isDraft ? edit(working) : null }
  if (isSame(copies, { content, draft: isDraft ? working : null })) return false
  await writeCopies(change, noun, row, copies, 'changed')
  return true
}

/**
 * Gives the id of a built-in profession to the one with its title, if only one has that title and
 * nothing has the id. Its history, its set and the links of resources follow; doing so again changes nothing.
 * @param origin the site's own, as in 'https://fucina.example'
 * @throws KnownFailure 403 for whoever may not
 */
export const syncProfessionIds = (db: Database, actor: Actor, origin: string): Promise<Mended> =>
  mending(db, actor, professionNoun, async (change) => {
    const mended: Mended = { updated: 0, left: [] }
    for (const { id: to, title } of builtIn) {
      const rows = await rowsOf(change.trx, professionNoun).execute()
      const named = rows.filter((row) => searchForm(row.title) === searchForm(title))
      const others = named.filter(({ id }) => id !== to)
      const [other] = others
      if (!other) continue
      if (named.length === 1 && !(await isTaken(change, to))) {
        await renameProfession(change, other, to, origin)
        mended.updated += 1
        continue
      }
      const why =
        named.length > 1
          ? 'più professioni hanno questo titolo.'
          : "l'identificativo che le spetta è già di un'altra professione."
      mended.left.push(...others.map(({ id }) => `«${title}» (${id}) non è cambiata: ${why}`))
    }
    return mended
  })

/** An id stays taken while what had it can come back. */
const isTaken = async ({ trx }: Change, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('records')
    .select('id')
    .where('noun', '=', professionNoun.name)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

async function renameProfession(change: Change, row: RecordRow, to: string, origin: string) {
  const from = row.id
  await renameRecord(change, row, to)
  for (const set of await rowsOf(change.trx, promptSetNoun).execute()) {
    await rewrite(change, promptSetNoun, set, (held) =>
      held.professionId === from ? { ...held, professionId: to } : held,
    )
  }
  for (const other of await rowsOf(change.trx, professionNoun).execute()) {
    await rewrite(change, professionNoun, other, (held) => ({
      ...held,
      resources: held.resources.map((one) => ({
        ...one,
        link: followed(one.link, { from, to }, origin),
      })),
    }))
  }
}

/** The address of our own page of a profession, or of its workshop, under the new id. */
function followed(link: string, { from, to }: { from: string; to: string }, origin: string) {
  const url = URL.parse(link, origin)
  if (url?.origin !== origin) return link
  const isWorkshop = url.pathname === promptsPath() && url.searchParams.get('profession') === from
  if (url.pathname === professionPath(from)) url.pathname = professionPath(to)
  else if (isWorkshop) url.searchParams.set('profession', to)
  else return link
  return link.startsWith('/') ? url.href.slice(origin.length) : url.href
}

/**
 * Gives a set without profession the one whose title it carries, where that has no set and nobody
 * else claims it; doing so again changes nothing.
 * @throws KnownFailure 403 for whoever may not
 */
export const linkPromptSets = (db: Database, actor: Actor): Promise<Mended> =>
  mending(db, actor, promptSetNoun, async (change) => {
    const professions = await rowsOf(change.trx, professionNoun).execute()
    const sets = await rowsOf(change.trx, promptSetNoun).execute()
    const taken = new Set(sets.map(({ uniqueKey }) => uniqueKey))
    const loose = sets
      .filter(({ uniqueKey }) => uniqueKey === null)
      .map((row) => ({ row, ...storedRecord(promptSetNoun, row).working }))
    const byTitle = Map.groupBy(professions, ({ title }) => searchForm(title))
    const claims = Map.groupBy(loose, ({ professionTitle, title }) =>
      [professionTitle, title].map(searchForm).find((one) => byTitle.has(one)),
    )
    const mended: Mended = { updated: 0, left: [] }
    for (const [wanted, namesakes] of byTitle) {
      const claimants = claims.get(wanted) ?? []
      const [set] = claimants
      const [profession] = namesakes
      if (!set || !profession) continue
      const isAmbiguous = namesakes.length > 1 || claimants.length > 1
      if (!isAmbiguous && !taken.has(profession.id)) {
        const { id: professionId } = profession
        await rewrite(change, promptSetNoun, set.row, (held) => ({ ...held, professionId }))
        mended.updated += 1
        continue
      }
      const why = isAmbiguous
        ? 'più set o più professioni hanno questo titolo.'
        : 'la professione ha già un set.'
      mended.left.push(
        ...claimants.map(() => `Un set di «${profession.title}» resta senza professione: ${why}`),
      )
    }
    return mended
  })

/**
 * Gives an id to every template that lacks one; all others keep theirs.
 * @throws KnownFailure 403 for whoever may not
 */
export const syncTemplateIds = (db: Database, actor: Actor): Promise<Mended> =>
  mending(db, actor, promptSetNoun, async (change) => {
    let updated = 0
    for (const row of await rowsOf(change.trx, promptSetNoun).execute()) {
      const published = storedRecord(promptSetNoun, row).content
      const known = published && promptSetNoun.fitted(published, null)
      const isChanged = await rewrite(change, promptSetNoun, row, (held) => ({
        ...held,
        templates: promptSetNoun.fitted(held, known).templates,
      }))
      if (isChanged) updated += 1
    }
    return { updated, left: [] }
  })

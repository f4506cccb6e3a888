import { searchForm } from '../../db/normalize.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { changeRecords } from '../records/store/change-records.server.ts'
import { rowsOf, storedRecord } from '../records/store/stored-record.server.ts'
import { replaceRecord } from '../records/store/written.server.ts'
import { countedWords } from '../records/words.ts'
import { professionRows, type SetContent } from './placed-sets.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/** Why a set that carries a profession's title was left alone. */
export type LeftAlone = { title: string; reason: 'taken' | 'ambiguous' }

/**
 * Gives sets without profession the one whose title they carry, as `professionTitle` or else as
 * `title`, in one transaction. Without a match a set is left alone; so it is,
 * and reported, when the profession has a set or when several sets or professions match.
 * @returns how many sets were changed; doing so again changes none
 * @throws KnownFailure 403 for whoever may not
 */
export function linkPromptSets(
  db: Database,
  actor: Actor,
): Promise<{ updated: number; leftAlone: LeftAlone[] }> {
  return changeRecords(db, actor, async (change) => {
    const rows = await rowsOf(change.trx, promptSetNoun).execute()
    const professions = await professionRows(change.trx).execute()
    const byTitle = Map.groupBy(professions, ({ title }) => searchForm(title))
    const sets = rows.map((row) => ({ row, ...storedRecord(promptSetNoun, row) }))
    const { links, leftAlone } = plan(sets, byTitle)
    for (const { set, professionId } of links) {
      const linked = (one: SetContent) => ({ ...one, professionId })
      const copies = {
        content: set.content && linked(set.content),
        draft: set.isDraft ? linked(set.working) : null,
      }
      await replaceRecord(change, promptSetNoun, set.row, copies, 'changed')
    }
    if (links.length > 0) {
      const about = countedWords(promptSetNoun.words, links.length)
      await change.register({ act: 'linksMended', about })
    }
    return { updated: links.length, leftAlone }
  })
}

type ByTitle = ReadonlyMap<string, readonly { id: string; title: string }[]>

function plan<One extends { working: SetContent }>(sets: readonly One[], professions: ByTitle) {
  const taken = new Set(sets.map(({ working }) => working.professionId))
  const links: { set: One; professionId: string }[] = []
  const leftAlone: LeftAlone[] = []
  const loose = sets.filter(({ working }) => working.professionId === '')
  const byTitle = Map.groupBy(loose, ({ working }) => matchingTitle(working, professions))
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
function matchingTitle({ professionTitle, title }: SetContent, professions: ByTitle): string {
  const titles = [professionTitle, title].map(searchForm)
  return titles.find((one) => professions.has(one)) ?? ''
}

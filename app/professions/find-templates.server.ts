import type { Database } from '../platform/db/database.server.ts'
import { everydaySetId, everydayTitle } from '../prompt-sets/prompt-set.ts'
import { publishedSets } from '../prompt-sets/prompt-sets.server.ts'
import {
  type FoundTemplate,
  indexTemplates,
  matchTemplates,
  searchTemplates,
  type TemplateIndex,
} from '../prompt-sets/template-index.server.ts'
import { published } from '../records/store/published.server.ts'
import { professionNoun } from './profession-noun.ts'

/** The templates of the workshop that fit what somebody wants to do, over all its doors, best first. */
export async function findTemplates(
  db: Database,
  goal: string,
  most: number,
): Promise<FoundTemplate[]> {
  return matchTemplates(await currentIndex(db), goal).slice(0, most)
}

/**
 * Searches the templates of all doors: what fits the words, and what holds them, or words around them.
 * `total` counts all.
 */
export async function searchAllTemplates(
  db: Database,
  typed: string,
  most: number,
): Promise<{ found: FoundTemplate[]; total: number }> {
  const all = searchTemplates(await currentIndex(db), typed)
  return { found: all.slice(0, most), total: all.length }
}

type Sets = Awaited<ReturnType<typeof publishedSets>>
type Doors = ReadonlyMap<string, { content: { title: string } }>

/** The last one made of these sets, and of which doors. */
const made = new WeakMap<Sets, { doors: Doors; index: TemplateIndex }>()

async function currentIndex(db: Database): Promise<TemplateIndex> {
  const sets = await publishedSets(db)
  const doors = await published(db, professionNoun)
  const known = made.get(sets)
  if (known?.doors === doors) return known.index
  const index = indexOf(sets, doors)
  made.set(sets, { doors, index })
  return index
}

/** Of what stands behind the workshop's doors: everyday life first, then the trades in their order. */
function indexOf(sets: Sets, doors: Doors): TemplateIndex {
  const trades = [...doors].map(([id, { content }]) => ({ id, trade: content.title }))
  return indexTemplates(
    [{ id: everydaySetId, trade: everydayTitle }, ...trades].flatMap(({ id, trade }) =>
      (sets.get(id)?.templates ?? []).map((template) => ({ template, professionId: id, trade })),
    ),
  )
}

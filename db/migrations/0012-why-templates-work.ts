import type { Kysely } from 'kysely'
import { promptSets } from '../content/prompt-sets/all.ts'
import type { Template } from '../content-types.ts'
import { fold } from '../fold.ts'

type Stored = Omit<Template, 'why'>
type Sets = { promptSets: { id: string; templates: unknown } }

const builtIn = new Map(
  promptSets.flatMap(({ templates }) => templates.map((one) => [one.id, one])),
)

/**
 * Every template has a text that says why it works. The built-in ones get theirs, unless somebody
 * wrote them anew; all others an empty one. What was stored by hand and is no template stays.
 */
export async function up(db: Kysely<Sets>): Promise<void> {
  const sets = await db.selectFrom('promptSets').select(['id', 'templates']).execute()
  for (const { id, templates } of sets) {
    if (!Array.isArray(templates)) continue
    const explained = templates.map((one: unknown) =>
      isTemplate(one) ? { ...one, why: whyOf(one) } : one,
    )
    await db
      .updateTable('promptSets')
      .set({ templates: JSON.stringify(explained) })
      .where('id', '=', id)
      .execute()
  }
}

const isTemplate = (one: unknown): one is Stored =>
  typeof one === 'object' && one !== null && 'blocks' in one && Array.isArray(one.blocks)

/** Of the words that stand outside the gaps so many must still be ours. */
const leastKept = 0.8

function whyOf(stored: Stored): string {
  const own = builtIn.get(stored.id)
  if (!own) return ''
  const words = wordsOf(own)
  const standing = wordsOf(stored)
  const kept = [...words].filter((word) => standing.has(word)).length
  return kept >= words.size * leastKept ? own.why : ''
}

function wordsOf({ blocks }: Pick<Template, 'blocks'>): Set<string> {
  const text = blocks.map((block) => block?.text ?? '').join(' ')
  return new Set(fold(text.replace(/\[[^\]]*\]/g, ' ')).match(/\p{L}{4,}/gu))
}

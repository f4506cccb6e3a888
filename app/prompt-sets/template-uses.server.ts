import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { romanMonth } from '../platform/roman-day.ts'
import { fromPublished } from '../records/store/published.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

/** A template that everybody sees, and how often an answer came to it. */
export type TemplateUse = {
  id: string
  title: string
  /** The set in which it stands. */
  setId: string
  uses: number
}

/** By id; one without an id cannot be named by a request. */
const templates = fromPublished(
  promptSetNoun,
  (sets) =>
    new Map(
      [...sets.values()].flatMap(({ id: setId, content }) =>
        content.templates.flatMap(({ id, title }) => (id ? [[id, { id, title, setId }]] : [])),
      ) as [string, Omit<TemplateUse, 'uses'>][],
    ),
)

/** An answer has come to a prompt made from this template; what is no template counts nowhere. */
export async function noteTemplateUse(
  db: Database,
  templateId: string,
  now = new Date(),
): Promise<void> {
  if (!(await templates(db)).has(templateId)) return
  await db
    .insertInto('templateUses')
    .values({ month: romanMonth(now), templateId, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'templateId'])
        .doUpdateSet({ uses: sql<number>`"templateUses"."uses" + 1` }),
    )
    .execute()
}

/**
 * How often the templates that are there were used from one month to another, both included, the
 * most used first; also those that nobody used.
 * @param from YYYY-MM, as `to`
 * @returns with `since`, the first month in which anything was counted; null: nothing was
 */
export async function readTemplateUses(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<{ since: string | null; uses: TemplateUse[] }> {
  const [first, rows, there] = await Promise.all([
    db
      .selectFrom('templateUses')
      .select(({ fn }) => fn.min('month').as('month'))
      .executeTakeFirst(),
    db
      .selectFrom('templateUses')
      .select('templateId')
      .select(({ fn }) => fn.sum<number>('uses').as('uses'))
      .where('month', '>=', from)
      .where('month', '<=', to)
      .groupBy('templateId')
      .execute(),
    templates(db),
  ])
  const used = new Map(rows.map(({ templateId, uses }) => [templateId, Number(uses)]))
  const uses = [...there.values()].map((template) => ({
    ...template,
    uses: used.get(template.id) ?? 0,
  }))
  uses.sort((one, other) => other.uses - one.uses || one.title.localeCompare(other.title, 'it'))
  return { since: first?.month ?? null, uses }
}

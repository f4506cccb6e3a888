import { guideNoun } from '../app/guides/guide-noun.ts'
import { operator } from '../app/platform/actor.server.ts'
import type { Database } from '../app/platform/db/database.server.ts'
import type { ContentOf, Noun } from '../app/records/noun.ts'
import { changeRecords } from '../app/records/store/change-records.server.ts'
import { toolNoun } from '../app/tools/tool-noun.ts'
import { tools } from '../db/content/tools/all.ts'
import { searchColumn } from '../db/normalize.ts'
import { numbers, textMaker } from './texts.ts'

const perStatement = 200
const minute = 60_000
const firstDay = Date.UTC(2024, 0, 1)

export const toolId = (index: number) => `b${String(index).padStart(6, '0')}`
export const guideId = (index: number) => `g${String(index).padStart(6, '0')}`

export type MadeRecord<N> = { id: string; content: ContentOf<N>; isPublished: boolean }

/** Stores records as rows, without their history, the later ones changed later. */
export async function fillRecords<N extends Noun>(
  db: Database,
  noun: N,
  records: readonly MadeRecord<N>[],
): Promise<void> {
  await changeRecords(db, operator, async ({ trx, contentVersion }) => {
    const changedIn = await contentVersion()
    const rows = records.map(({ id, content, isPublished }, index) => {
      const updatedAt = new Date(firstDay + index * minute)
      const title = noun.title(content)
      return {
        ...{ noun: noun.name, id, title, updatedAt, createdAt: updatedAt, position: 0, version: 1 },
        searchText: searchColumn([title, ...noun.search(content)]),
        facet: noun.facet.of(content),
        content: isPublished ? content : null,
        draft: isPublished ? null : content,
        size: JSON.stringify(content).length,
        changedIn: isPublished ? changedIn : 0,
        ...{ verifiedAt: null, uniqueKey: null, createdBy: null, updatedBy: null, deletedAt: null },
      }
    })
    for (let at = 0; at < rows.length; at += perStatement) {
      await trx
        .insertInto('records')
        .values(rows.slice(at, at + perStatement))
        .execute()
    }
  })
}

/**
 * Brings a seeded database to `count` tools: variations of the built-in ones, their own words and
 * others around them.
 */
export async function fillTools(db: Database, count: number): Promise<void> {
  const text = textMaker(numbers(11))
  const made = (_: unknown, at: number) => {
    const index = tools.length + at
    const {
      id: _id,
      isActive: _active,
      ...tool
    } = tools[index % tools.length] as (typeof tools)[number]
    const name = `${tool.name} ${text(1)}`
    const description = `${tool.description} ${text(12)}`
    const content = { ...tool, name, description }
    return { id: toolId(index), content, isPublished: true }
  }
  await fillRecords(db, toolNoun, Array.from({ length: count - tools.length }, made))
}

/** Adds `count` guides with a chapter each, every third one a draft, to a database with tools. */
export async function fillGuides(db: Database, count: number): Promise<void> {
  const text = textMaker(numbers(13))
  const ids = await db
    .selectFrom('records')
    .select('id')
    .where('noun', '=', toolNoun.name)
    .orderBy('id')
    .limit(1000)
    .execute()
  const made = (_: unknown, index: number) => ({
    id: guideId(index),
    isPublished: index % 3 !== 0,
    content: guideNoun.schema.parse({
      toolId: ids[index % ids.length]?.id ?? '',
      title: `${text(4)}${index % 2_500 === 7 ? ' zabaione' : ''}`,
      description: text(20),
      duration: 10 + (index % 50),
      rating: 4,
      chapters: [{ id: `c${index}`, title: text(3), content: text(30), duration: 5 }],
    }),
  })
  await fillRecords(db, guideNoun, Array.from({ length: count }, made))
}

import type { Database } from '../app/platform/db/database.server.ts'
import { changeContentVersion } from '../app/records/version/content-version.server.ts'
import { tools } from '../db/content/tools/all.ts'
import { searchColumn } from '../db/fold.ts'
import { numbers, textMaker } from './texts.ts'

const perStatement = 500
const minute = 60_000
const firstDay = Date.UTC(2024, 0, 1)

async function inPortions(
  from: number,
  count: number,
  insert: (indexes: number[]) => Promise<void>,
): Promise<void> {
  for (let at = from; at < count; at += perStatement) {
    const length = Math.min(perStatement, count - at)
    await insert(Array.from({ length }, (_, index) => at + index))
  }
}

export const toolId = (index: number) => `b${String(index).padStart(6, '0')}`
export const guideId = (index: number) => `g${String(index).padStart(6, '0')}`

/**
 * Brings a seeded database to `count` tools: variations of the built-in ones, their own words and
 * others around them.
 */
export async function fillTools(db: Database, count: number): Promise<void> {
  const text = textMaker(numbers(11))
  const made = (index: number) => {
    const { id: _, ...tool } = tools[index % tools.length] as (typeof tools)[number]
    const name = `${tool.name} ${text(1)}`
    const description = `${tool.description} ${text(12)}`
    const updatedAt = new Date(firstDay + index * minute)
    return {
      ...tool,
      id: toolId(index),
      name,
      description,
      searchText: searchColumn([name, description, tool.category]),
      isActive: true,
      verifiedAt: null,
      createdAt: updatedAt,
      updatedAt,
    }
  }
  await db.transaction().execute(async (trx) => {
    await inPortions(tools.length, count, async (indexes) => {
      await trx.insertInto('tools').values(indexes.map(made)).execute()
    })
    await changeContentVersion(trx)
  })
}

/** Adds `count` guides with a chapter each, every third one a draft, to a database with tools. */
export async function fillGuides(db: Database, count: number): Promise<void> {
  const text = textMaker(numbers(13))
  const ids = await db.selectFrom('tools').select('id').orderBy('id').limit(1000).execute()
  const made = (index: number) => {
    const title = `${text(4)}${index % 2_500 === 7 ? ' zabaione' : ''}`
    const description = text(20)
    const updatedAt = new Date(firstDay + index * minute)
    return {
      id: guideId(index),
      toolId: ids[index % ids.length]?.id ?? '',
      title,
      description,
      difficulty: 'beginner' as const,
      duration: 10 + (index % 50),
      imageUrl: null,
      rating: 4,
      isPublished: index % 3 !== 0,
      prerequisites: [],
      relatedGuides: [],
      verifiedAt: null,
      searchText: searchColumn([title, description]),
      createdAt: updatedAt,
      updatedAt,
    }
  }
  const chapter = (index: number) => ({
    id: `c${index}`,
    guideId: guideId(index),
    position: 0,
    title: text(3),
    description: '',
    content: text(30),
    duration: 5,
    exercises: [],
  })
  await db.transaction().execute(async (trx) => {
    await inPortions(0, count, async (indexes) => {
      await trx.insertInto('guides').values(indexes.map(made)).execute()
      await trx.insertInto('chapters').values(indexes.map(chapter)).execute()
    })
    await changeContentVersion(trx)
  })
}

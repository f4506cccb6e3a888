import { operator } from '../app/platform/actor.server.ts'
import type { Database } from '../app/platform/db/database.server.ts'
import { type ContentOf, textsIn } from '../app/records/noun.ts'
import { changeRecords } from '../app/records/store/change-records.server.ts'
import { toolNoun } from '../app/tools/tool-noun.ts'
import { tools } from '../db/content/tools/all.ts'
import { searchColumn } from '../db/normalize.ts'
import { numbers, textMaker } from './texts.ts'

const perStatement = 200
const minute = 60_000
const firstDay = Date.UTC(2024, 0, 1)

const toolId = (index: number) => `b${String(index).padStart(6, '0')}`

type MadeTool = { id: string; content: ContentOf<typeof toolNoun> }

/** Stores tools as rows, published and without their history, the later ones changed later. */
async function storeTools(db: Database, made: readonly MadeTool[]): Promise<void> {
  await changeRecords(db, operator, async ({ trx, contentVersion }) => {
    const changedIn = await contentVersion()
    const rows = made.map(({ id, content }, index) => {
      const updatedAt = new Date(firstDay + index * minute)
      const title = toolNoun.title(content)
      return {
        ...{ noun: toolNoun.name, id, title, updatedAt, createdAt: updatedAt },
        ...{ position: 0, version: 1, draft: null, content, changedIn },
        searchText: searchColumn([title, ...textsIn(toolNoun.labels, content)]),
        facet: toolNoun.facet.of(content),
        size: JSON.stringify(content).length,
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
    return { id: toolId(index), content }
  }
  await storeTools(db, Array.from({ length: count - tools.length }, made))
}

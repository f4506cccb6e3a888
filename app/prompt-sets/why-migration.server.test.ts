import { expect, onTestFinished, test } from 'vitest'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import type { Template } from '../../db/content-types.ts'
import { databasePlace } from '../../tests/harness/place.ts'
import { type Database, openDatabase } from '../platform/db/database.server.ts'
import { migrate, migrateUpTo } from '../platform/db/migrate.server.ts'

/** The database of the release before, with these templates in its set of everyday life. */
async function before(templates: unknown): Promise<Database> {
  const place = await databasePlace('empty')
  let isEnding = false
  const db = openDatabase(place, (error) => {
    if (!isEnding) throw error
  })
  onTestFinished(async () => {
    isEnding = true
    await db.destroy()
    await place.remove()
  })
  await migrateUpTo(db, '0011-drafts')
  const [set] = promptSets.filter(({ professionId }) => professionId === null)
  if (!set) throw new Error('there is a set of everyday life')
  const dates = { createdAt: new Date(), updatedAt: new Date() }
  await db
    .insertInto('promptSets')
    .values({ ...set, ...dates, templates: templates as Template[] })
    .execute()
  return db
}

const builtIn = (id: string): Template => {
  const found = promptSets.flatMap(({ templates }) => templates).find((one) => one.id === id)
  if (!found) throw new Error(`there is a template ${id}`)
  return found
}

const older = ({ why: _, ...template }: Template) => template

test('WKX-75 stored templates get the two sentences of ours that they still are', async () => {
  const fraud = builtIn('vita-quotidiana-messaggio-sospetto')
  const bill = builtIn('vita-quotidiana-bolletta')
  const [first, ...rest] = bill.blocks
  const mended = { ...bill, blocks: [{ text: `${first?.text} Con calma.` }, ...rest] }
  const rewritten = { ...builtIn('vita-quotidiana-auguri'), blocks: [{ text: 'Fai gli auguri.' }] }
  const own = { ...fraud, id: 'mio', title: 'Il mio template' }
  const db = await before([...[fraud, mended, rewritten, own].map(older), null, { title: 'Rotto' }])
  await migrate(db)
  const { templates } = await db
    .selectFrom('promptSets')
    .select('templates')
    .executeTakeFirstOrThrow()
  expect(templates).toEqual([
    fraud,
    { ...mended, why: bill.why },
    { ...rewritten, why: '' },
    { ...own, why: '' },
    null,
    { title: 'Rotto' },
  ])
})

test('WKX-75 what was stored by hand and is no list stays', async () => {
  const db = await before({ non: 'un elenco' })
  await migrate(db)
  const stored = await db.selectFrom('promptSets').select('templates').executeTakeFirstOrThrow()
  expect(stored.templates).toEqual({ non: 'un elenco' })
})

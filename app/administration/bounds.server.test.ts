import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { forgetRecord } from '../../tests/harness/records.ts'
import { guideLimits, guideNoun } from '../guides/guide-noun.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Noun } from '../records/noun.ts'
import { createRecord, removeRecord, saveRecord } from '../records/store/acts.server.ts'
import { bringBack } from '../records/store/bring-back.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'

const most = 2_000

const count = async (db: Database, { name }: Noun) => {
  const rows = db.selectFrom('records').select('id').where('noun', '=', name)
  return (await rows.where('deletedAt', 'is', null).execute()).length
}

/** Copies of a stored record, until there are so many. */
async function fillUp(db: Database, noun: Noun, upTo: number) {
  const rows = db.selectFrom('records').selectAll().where('noun', '=', noun.name)
  const model = await rows.limit(1).executeTakeFirstOrThrow()
  const missing = upTo - (await count(db, noun))
  for (let from = 0; from < missing; from += 100) {
    const copies = Array.from({ length: Math.min(100, missing - from) }, (_, at) => ({
      ...model,
      id: `copia-${from + at}`,
    }))
    await db.insertInto('records').values(copies).execute()
  }
}

async function filled(noun: Noun, upTo: number) {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  await fillUp(db, noun, upTo)
  return { db, admin }
}

const full = (what: string) => ({
  code: 'FULL',
  status: 409,
  message: `Il massimo è di 2.000 ${what}: elimina ciò che non serve, poi riprova.`,
})

const draft = { isPublished: false }
const base = { version: 1 }
const tool = toolNoun.schema.parse({ name: 'Nuovo', description: 'Uno', category: 'Altro' })

test('HLD-11 of tools 2,000 are kept: form, trash and built-in add no more, all the rest goes on', async () => {
  const { db, admin } = await filled(toolNoun, most - 1)
  await createRecord(db, admin, toolNoun, tool, draft)
  await expect(createRecord(db, admin, toolNoun, tool, draft)).rejects.toMatchObject(
    full('strumenti'),
  )
  await saveRecord(db, admin, toolNoun, 'copia-0', { base, ...draft }, tool)
  await removeRecord(db, admin, toolNoun, 'copia-1')
  await createRecord(db, admin, toolNoun, tool, draft)
  await expect(bringBack(db, admin, toolNoun, 'copia-1')).rejects.toMatchObject(full('strumenti'))
  await removeRecord(db, admin, guideNoun, 'notebooklm-basics')
  await forgetRecord(db, toolNoun, '10')
  await createRecord(db, admin, toolNoun, tool, draft)
  expect(await count(db, toolNoun)).toBe(most)
})

test('HLD-11 a guide has at most 60 chapters, the built-in ones too', () => {
  const chapters = (length: number) => Array.from({ length }, () => ({ title: 'Uno' }))
  const texts = { title: 'Nuova', description: 'Una', toolId: '1' }
  const parse = (length: number) =>
    guideNoun.schema.safeParse({ ...texts, chapters: chapters(length) })
  expect(parse(60).success).toBe(true)
  expect(parse(61).error?.issues).toMatchObject([
    { message: 'Puoi mettere al massimo 60 capitoli.' },
  ])
  for (const one of guides) expect(one.chapters.length).toBeLessThanOrEqual(guideLimits.chapters)
})

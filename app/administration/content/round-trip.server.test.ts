/** What every noun promises, tried on all of them: nothing of a record is lost on any way. */
import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalize } from '../../../db/normalize.ts'
import { testDatabase } from '../../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../../tests/harness/records.ts'
import {
  sentForm,
  spotsIn,
  type Variation,
  variations,
  varied,
} from '../../../tests/harness/varied-content.ts'
import { nouns } from '../../nouns.server.ts'
import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { kindOf } from '../../records/exchange/content-file.ts'
import { entryKey } from '../../records/exchange/plan.ts'
import { readContentFile } from '../../records/exchange/read-file.server.ts'
import { type Content, type Noun, textsIn } from '../../records/noun.ts'
import { restoreRevision, saveRecord } from '../../records/store/acts.server.ts'
import { isSame, readRevisions } from '../../records/store/read.server.ts'
import { differences } from '../../records/versions/difference.server.ts'
import { contentKinds, exportContent, fileText } from './export-content.server.ts'
import { importContent } from './import-content.server.ts'

const city = 'Bergamo'

/** A database with the built-in records, and one of each noun that comes with none. */
async function place(): Promise<Database> {
  const db = await testDatabase({ seeded: true })
  for (const { noun, builtIns } of nouns) {
    if (builtIns.length === 0) await storeRecord(db, noun, 'prova', leastOf(noun))
  }
  return db
}

/** The least that can be published: a word in each text that must be there. */
const leastOf = ({ schema }: Noun): Content => {
  const missing = schema.safeParse({}).error?.issues ?? []
  return schema.parse(Object.fromEntries(missing.map(({ path }) => [path[0], 'Prova'])))
}

const idsOf = async (db: Database, { name }: Noun): Promise<string[]> => {
  const rows = await db.selectFrom('records').select('id').where('noun', '=', name).execute()
  return rows.map(({ id }) => id).sort()
}

/** Stores other content of a record as a draft. */
async function store(db: Database, noun: Noun, id: string, content: Content): Promise<void> {
  const { version } = await recordOf(db, noun, id)
  await saveRecord(db, operator, noun, id, { base: { version }, isPublished: false }, content)
}

/** As it would be read of a file, or of the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.for(nouns.map(({ noun }) => [noun.name, noun] as const))('%s', ([, noun]) => {
  test('REC-11 any content goes through form, store, file and history, comes back equal, and is told as a difference', async () => {
    const [from, to] = [await place(), await place()]
    const ids = await idsOf(from, noun)
    const roundTrip = async (at: number, wanted: Variation[]) => {
      const id = ids[at % ids.length] ?? ''
      const { working: base } = await recordOf(from, noun, id)
      const content = varied(noun, base, wanted) as Content
      fc.pre(!isSame(content, base))
      expect(differences(noun.labels, base, content)).not.toEqual([])
      expect(noun.schema.parse(content)).toEqual(content)
      expect(noun.draft.parse(content)).toEqual(content)
      const sent = parseWithZod(sentForm(content), { schema: noun.schema })
      expect(sent.status === 'success' && sent.value).toEqual(content)

      await store(from, noun, id, content)
      expect((await recordOf(from, noun, id)).working).toEqual(content)
      const text = fileText(await exportContent(from, operator, city))
      const file = readContentFile(Buffer.from(text), contentKinds)
      expect(file[kindOf(noun.name)]).toContainEqual(plain({ id, ...content }))
      const taken = { file, notes: new Map() }
      const key = entryKey({ noun: noun.name, id })
      const { plan } = await importContent(
        to,
        operator,
        { from: 'file', taken, city },
        { only: new Set([key]), accepts: () => true },
      )
      const entry = plan.entries.find((one) => entryKey(one) === key)
      expect(entry).toMatchObject({ reason: null })
      expect((await recordOf(to, noun, id)).working).toEqual(content)

      const revisionId = await newest(to, noun, id)
      await store(to, noun, id, base as Content)
      const { version } = await recordOf(to, noun, id)
      await restoreRevision(to, operator, noun, id, { revisionId, seen: version })
      expect((await recordOf(to, noun, id)).working).toEqual(content)
    }
    await fc.assert(fc.asyncProperty(fc.nat(), variations, roundTrip), { numRuns: 12 })
  })

  test('REC-08 each text of a record is found by the search of its list', async () => {
    const db = await place()
    const id = (await idsOf(db, noun))[0] ?? ''
    const { working } = await recordOf(db, noun, id)
    const unfound = spotsIn(working).flatMap((_, at) => {
      const content = structuredClone(working)
      const spot = spotsIn(content)[at]
      if (!spot || typeof spot.holder[spot.name] !== 'string' || isId(spot.name)) return []
      spot.holder[spot.name] = 'Precipitevolissimevolmente'
      const { success, data } = noun.schema.safeParse(content)
      if (!success) return []
      const found = normalize([noun.title(data), ...textsIn(noun.labels, data)].join(' '))
      return found.includes('precipitevolissimevolmente') ? [] : [spot.name]
    })
    expect(unfound).toEqual([])
  })
})

const newest = async (db: Database, noun: Noun, id: string): Promise<string> =>
  (await readRevisions(db, noun, id)).find(({ content }) => content !== null)?.id ?? ''

/** What names other records, or a part of this one. */
const isId = (name: string) => name === 'id' || name.endsWith('Id') || /^\d+$/.test(name)

import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { testGroup, testMember } from '../../../tests/harness/groups.ts'
import {
  aiUsed,
  chapterDone,
  easeSaid,
  priceKnown,
  responseSaved,
} from '../../../tests/harness/learned.ts'
import { recordOf, rewriteRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import { csvText } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { exportFigures, figuresColumns } from './figures-csv.server.ts'
import { readPeriod } from './period.ts'

const now = new Date('2026-11-28T15:00:00Z')
const november = readPeriod('2026-11', now)

async function ground() {
  const db = await testDatabase({ seeded: true })
  const { id } = await testUser(db, { role: 'admin' })
  return { db, actor: { id, role: 'admin' } as const }
}

/** So many people have done the first chapter, so many of them the second. */
async function learn(db: Database, first: number, second: number) {
  for (let person = 0; person < first; person++) {
    const { id } = await testUser(db)
    await chapterDone(db, id, { at: now, place: 0 })
    if (person < second) await chapterDone(db, id, { at: now, place: 1 })
  }
}

test('WHO-107 the file tells no number of people under five', async () => {
  const { db, actor } = await ground()
  await learn(db, 3, 1)
  const { id } = await testUser(db)
  await responseSaved(db, id, { at: now })
  for (let index = 0; index < 4; index++) await easeSaid(db, 'hard', { at: now })
  const numbers = (await exportFigures(db, actor, november)).map((row) => row[3])
  for (const number of numbers) expect(['meno di 5', '', 0]).toContain(number)
  expect(numbers).toContain('meno di 5')
})

test('WHO-107 in the file fewer than five people of groups are no number', async () => {
  const { db, actor } = await ground()
  const small = await testGroup(db, { code: 'PPPPPP', place: 'Sala', startsAt: now })
  const large = await testGroup(db, { code: 'GGGGGG', place: 'Teatro', startsAt: now })
  for (let person = 0; person < 3; person += 1) await testMember(db, small.id)
  for (let person = 0; person < 9; person += 1) await testMember(db, large.id)
  const lines = (await exportFigures(db, actor, november)).map((row) => row.join(';'))
  for (const line of [
    'Gruppi: Sala;Persone;novembre 2026, finora;meno di 5',
    'Gruppi: Teatro;Persone;novembre 2026, finora;9',
  ]) {
    expect(lines).toContain(line)
  }
})

test('WHO-27 all figures come in one file, a line each, that no spreadsheet takes for a formula', async () => {
  const { db, actor } = await ground()
  const id = 'chatgpt-basics'
  const { working } = await recordOf(db, guideNoun, id)
  const chapters = working.chapters.map((chapter, place) =>
    place === 0 ? { ...chapter, title: '=1+1; "due"' } : chapter,
  )
  await rewriteRecord(db, guideNoun, id, { ...working, title: '=HYPERLINK("x")', chapters })
  await learn(db, 7, 5)
  await aiUsed(db, { at: now, answers: 300 })
  await priceKnown(db)
  const text = csvText(figuresColumns, await exportFigures(db, actor, november))
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFArgomento;Voce;Quando;Numero')
  expect(lines).toContain('Persone che hanno imparato;In tutto il periodo;novembre 2026, finora;7')
  expect(lines).toContain("Costo dell'AI in euro;Mese;novembre 2026, finora;3,00")
  expect(lines).toContain('"Guida: =HYPERLINK(""x"")";Finita;da sempre;0')
  expect(text).toContain(';"Capitolo 1: =1+1; ""due""";da sempre;7')
  expect(lines.filter((line) => /(^|;)"?[=+@-]/.test(line))).toEqual([])
  const rows = await db.selectFrom('register').select(['act', 'title']).execute()
  expect(rows).toContainEqual({ act: 'figuresExported', title: 'Numeri, novembre 2026' })
})

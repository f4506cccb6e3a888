import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import { besideTool } from './beside-tool.server.ts'

test('ADMT-03 beside a tool stand its guides, drafts included, and all categories', async () => {
  const db = await testDatabase({ seeded: true })
  const { working, title } = await recordOf(db, guideNoun, 'claude-basics')
  await storeRecord(db, guideNoun, 'altra', { ...working, title: 'Altra guida' }, 'draft')
  const { guides, guidesTotal, categories } = await besideTool(db, '2')
  expect(guides).toEqual([
    { id: 'altra', title: 'Altra guida', isPublished: false },
    { id: 'claude-basics', title, isPublished: true },
  ])
  expect(guidesTotal).toBe(2)
  expect(categories).toEqual([
    'Analisi',
    'Immagini',
    'Organizzazione',
    'Programmazione',
    'Scrittura',
  ])
  expect(await besideTool(db, null)).toMatchObject({ guides: [], guidesTotal: 0, categories })
})

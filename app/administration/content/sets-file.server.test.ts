import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf } from '../../../tests/harness/records.ts'
import { promptSetNoun } from '../../prompt-sets/prompt-set-noun.ts'
import { takeFilePictures } from '../../records/exchange/pictures-in-file.server.ts'
import { entryKey } from '../../records/exchange/plan.ts'
import { readContentFile } from '../../records/exchange/read-file.server.ts'
import { contentKinds, nounNames } from './export-content.server.ts'
import { importContent, planImport } from './import-content.server.ts'
import { fileOfSets } from './sets-file.server.ts'

test('DATA-14 HLD-01 a list of prompt sets as the specification has it is read, in its places', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const blocks = [{ text: 'Scrivi un avviso.', category: 'Azioni' }]
  const template = { title: 'Uno', description: '', blocks: [{ text: 'Scrivi.' }] }
  const list = [
    { id: 'x1', professionId: 'medico', blocks, templates: [template] },
    { professionTitle: 'Marinaio', blocks, templates: [] },
    { id: 'vita-quotidiana', professionId: null, blocks, templates: [] },
    { professionId: 'nessuno', blocks },
    { blocks: 'niente' },
  ]
  const text = Buffer.from(JSON.stringify(list))
  const read = readContentFile(text, contentKinds, (found) => fileOfSets(found, 'Bergamo'))
  const taken = await takeFilePictures(db, admin, read, nounNames)
  const source = { from: 'file' as const, taken, city: 'Bergamo' }
  const { entries } = await planImport(db, admin, source)
  const only = new Set(entries.map(entryKey))
  const { plan } = await importContent(db, admin, source, { only, accepts: () => true })
  expect(plan.warnings).toEqual([])
  expect(plan.entries.map(({ id, state }) => [id, state])).toEqual([
    ['medico', 'changed'],
    ['marinaio', 'new'],
    ['vita-quotidiana', 'changed'],
    ['nessuno', 'refused'],
    ['promptSet', 'refused'],
  ])
  const { working, content } = await recordOf(db, promptSetNoun, 'medico')
  expect(working).toMatchObject({ professionId: 'medico', blocks })
  expect(working.templates).toMatchObject([{ title: 'Uno', id: expect.stringMatching(/./) }])
  expect(content?.blocks).not.toEqual(blocks)
})

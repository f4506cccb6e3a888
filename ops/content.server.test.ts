import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentKinds } from '../app/administration/content/export-content.server.ts'
import { testPlace } from '../tests/harness/database.ts'
import { operator } from '../tests/harness/operator.ts'
import { opened } from '../tests/harness/rows.ts'

vi.setConfig({ testTimeout: 60_000 })

function folder() {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-content-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test('LRN-92 LRN-93 the operator takes all content along and brings it into another installation', async () => {
  const from = await testPlace('seeded')
  const directory = folder()
  const files = join(directory, 'contenuti')
  const { code, output } = await operator(from, 'content', 'export', files)
  expect([code, readdirSync(files).sort()]).toEqual([
    0,
    contentKinds.map((kind) => `${kind}.json`).sort(),
  ])
  expect(output).toContain('14 guides: ')

  const to = await testPlace('migrated')
  const dry = await operator(to, 'content', 'import', join(files, 'tools.json'), '--dry-run')
  expect(dry).toMatchObject({ code: 0, errors: '' })
  expect(dry.output).toContain('10 new, 0 changed, 0 unchanged, 0 refused.\nNothing was changed.\n')
  const early = await operator(to, 'content', 'import', join(files, 'guides.json'))
  expect(early).toMatchObject({ code: 1, errors: '14 refused: nothing was changed.\n' })
  expect(early.output).toContain("qui non c'è: importalo prima, o nello stesso file.")
  for (const [kind, count] of [
    ['tools', 10],
    ['guides', 14],
  ] as const) {
    const done = await operator(to, 'content', 'import', join(files, `${kind}.json`))
    expect(done.output).toMatch(new RegExp(`\\n${count} new, .*\\nImported\\.\\n$`))
  }
  await opened(to, async (db) => {
    const guides = db.selectFrom('records').select('content').where('noun', '=', 'guide')
    expect(await guides.execute()).toEqual(Array(14).fill({ content: null }))
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const one = join(directory, 'scene.json')
  await operator(from, 'content', 'export', one, '--kind', 'scenes')
  expect(readFileSync(one, 'utf8')).toBe(readFileSync(join(files, 'scenes.json'), 'utf8'))

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

test('LRN-93 the operator is told in a line why a file is not imported', async () => {
  const place = await testPlace('migrated')
  const path = join(folder(), 'file.json')
  const errors = async (content: string | Uint8Array) => {
    writeFileSync(path, content)
    const ended = await operator(place, 'content', 'import', path)
    expect(ended.code).toBe(1)
    return ended.errors
  }
  expect(await errors('{')).toMatch(/^Il file non si legge.*\n$/)
  expect(await errors(new Uint8Array(20 * 1024 * 1024))).toBe(
    'Il file è troppo grande: il limite è 8 MB.\n',
  )
  const missing = await operator(place, 'content', 'import', `${path}.altro`)
  expect(missing).toMatchObject({ code: 1, errors: `There is no file ${path}.altro.\n` })
  expect((await operator(place, 'content', 'export', path, '--kind', 'lezioni')).code).toBe(2)
})

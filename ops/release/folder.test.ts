import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checksums, emptyFolder } from './folder.ts'

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(join(folder, name), 'x')
  return folder
}

test.each([[[checksums, 'fucina-1.0.0-linux-x64.tar.gz', 'tesi.odt']], [['fucina-appunti']]])(
  'REL-01 a release empties no folder that it did not make: %j',
  (names) => {
    const folder = folderWith(...names)
    expect(() => emptyFolder(folder)).toThrow('nothing was removed')
    expect(readdirSync(folder)).toHaveLength(names.length)
  },
)

test('REL-01 a release takes the place of the one before, or a new folder', () => {
  const folder = folderWith(checksums, 'fucina_1.0.0_amd64.deb', 'fucina-1.0.0.cdx.json')
  emptyFolder(folder)
  expect(readdirSync(folder)).toEqual([])
  emptyFolder(join(folder, 'new'))
  expect(readdirSync(folder)).toEqual(['new'])
})

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName } from '../../app/operations/backup/backup-names.server.ts'
import { keepNewest } from './backup-folder.ts'

const [own, other] = ['0a1b2c3d', 'ffffffff']
const of = (day: number, installation: string | null) =>
  backupName(new Date(Date.UTC(2026, 10, day)), installation, false)

function folderWith(names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of [...names, 'una-mia-copia.sqlite']) writeFileSync(join(folder, name), 'x')
  return folder
}

test('REL-20 two sites that share a folder keep their own backups, however many the other makes', () => {
  const theirs = [of(1, other), of(2, other), of(3, null)]
  const folder = folderWith([...theirs, of(4, own), of(5, own), of(6, own)])
  expect(keepNewest(folder, 2, own)).toEqual([of(4, own)])
  expect(readdirSync(folder)).toEqual([...theirs, of(5, own), of(6, own), 'una-mia-copia.sqlite'])
})

test('REL-20 what 1.0.0 wrote goes with the rest where nobody else keeps backups', () => {
  const folder = folderWith([of(1, null), of(2, null), of(3, own)])
  expect(keepNewest(folder, 2, own)).toEqual([of(1, null)])
})

test('REL-20 what is left of a backup that was cut off goes after a day', () => {
  const [old, young] = [`${of(1, own)}.4711.part`, `${of(1, own)}.4712.part`]
  const folder = folderWith([old, young])
  const longAgo = new Date(Date.now() - 48 * 3_600_000)
  utimesSync(join(folder, old), longAgo, longAgo)
  expect(keepNewest(folder, 2, own)).toEqual([])
  expect(readdirSync(folder)).toEqual([young, 'una-mia-copia.sqlite'])
})

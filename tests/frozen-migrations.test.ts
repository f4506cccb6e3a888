/** A migration that was released is never changed: who has it would keep the former tables. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from '../db/migrations/all.ts'

const folder = resolve(import.meta.dirname, '../db/migrations')

/** Of the file of a migration and the folder of its name's number. */
const released: Record<string, string> = {
  '0001-everything': '8f5017769689a65435ea461c91265fa1fd21d17e4b865aa3f22ad4237b0b184c',
}

function hashOf(name: string): string {
  const number = name.split('-', 1)[0] ?? ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file === `${name}.ts` || file.startsWith(`${number}/`))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

test('REL-71 the migrations of a released version are as they were released', () => {
  const names = Object.keys(released)
  expect(Object.keys(migrations).slice(0, names.length)).toEqual(names)
  expect(Object.fromEntries(names.map((name) => [name, hashOf(name)]))).toEqual(released)
})

/** docs/security.md names what there is. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../docs', file), 'utf8')
const chapters = read('security.md').split(/^## V/m).slice(1)

test('WHO-56 each chapter of ASVS has its place, and names rows that exist', () => {
  expect(chapters.map((chapter) => Number.parseInt(chapter, 10))).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  )
  const rows = new Set(
    [...read('requirements.md').matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)].map(([, id]) => id),
  )
  const named = chapters.flatMap((chapter) => chapter.match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? [])
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !rows.has(id))).toEqual([])
})

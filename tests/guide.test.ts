/** The administrators' guide shows the product as it is. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nouns } from '../app/nouns.server.ts'
import { ending } from '../app/records/words.ts'
import { pictures } from '../ops/guide-pictures/pictures.ts'

const root = resolve(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs/guida-amministratore.md'), 'utf8')
const largest = 80 * 1024

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

test('every picture of the guide is there, small, described, and made by the script', () => {
  const shown = [...guide.matchAll(/!\[([^\]]*)\]\(guida\/([\w-]+)\.webp\)/g)]
  const names = shown.map(([, , name = '']) => name)
  expect(names).toEqual(pictures.map(({ name }) => name))
  expect(shown.filter(([, words = '']) => words.length < 10)).toEqual([])
  const files = names.map((name) => join(root, 'docs/guida', `${name}.webp`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.filter((file) => statSync(file).size > largest)).toEqual([])
  expect(readdirSync(join(root, 'docs/guida')).sort()).toEqual(
    names.map((name) => `${name}.webp`).sort(),
  )
})

test('every word the guide quotes from the screen stands in the product', () => {
  const product = oneLine(
    readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, 'app', name), 'utf8'))
      .join('\n'),
  )
  const made = nouns.map(({ noun: { words } }) => `${ending(words, 'Nuov')} ${words.one}`)
  const quoted = [...oneLine(guide).matchAll(/«([^« »][^«»]*)»/g)].map(([, words = '']) => words)
  const labels = new Set(quoted.filter((words) => words !== 'virgolette'))
  expect(labels.size).toBeGreaterThan(40)
  const isThere = (words: string) =>
    made.includes(words) ||
    ['"', "'", '>', '`', ' '].some((before) => product.includes(before + words))
  expect([...labels].filter((words) => !isThere(words))).toEqual([])
})

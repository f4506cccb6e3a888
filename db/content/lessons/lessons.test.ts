/** The lessons keep what the design promises. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isStepId } from '../../../app/learning/steps.ts'
import { firstLessons, furtherLessons, lessons } from './all.ts'
import type { ExerciseContent, OptionContent } from './lesson-content.ts'

const inPublic = (path: string) => resolve(import.meta.dirname, '../../../public', `.${path}`)

const optionsOf = (exercise: ExerciseContent): OptionContent[] => {
  if (exercise.kind === 'choose') return exercise.options
  return exercise.kind === 'press' ? exercise.targets : []
}

/** Every text that a person reads. */
function allWords(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(allWords)
}

test('LRN-02 the first seven stand each after what it needs, then six more; each has a name of its own', () => {
  expect(firstLessons.map(({ id }) => id)).toEqual([
    'toccare-e-cliccare',
    'scrivere-e-correggere',
    'copia-e-incolla',
    'browser-e-indirizzi',
    'un-file',
    'un-codice',
    'che-cose-l-ai',
  ])
  expect(furtherLessons.map(({ id }) => id)).toEqual([
    'dettare',
    'una-foto',
    'sempre-ragione',
    'quando-si-e-soli',
    'password-e-impronta',
    'spid-cie-io',
  ])
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(13)
})

test('LRN-02 the first lesson begins by pressing a button', () => {
  expect(lessons[0]?.parts[0]?.exercise.kind).toBe('press')
})

describe.each(lessons)('lesson $id', (lesson) => {
  test('LRN-02 lasts 5 to 10 minutes, is drawn, and has two to four exercises', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(5)
    expect(lesson.minutes).toBeLessThanOrEqual(10)
    expect(existsSync(inPublic(lesson.drawing)), lesson.drawing).toBe(true)
    expect([2, 3, 4]).toContain(lesson.parts.length)
    const ids = lesson.parts.map(({ id }) => `${lesson.id}.${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !isStepId(id))).toEqual([])
  })

  test('LRN-02 shows how it is done: once, or by finger, mouse and keyboard, with drawings', () => {
    const inputs = lesson.how.map(({ input }) => input)
    expect([['any'], ['finger', 'mouse', 'keyboard']]).toContainEqual(inputs)
    for (const { steps } of lesson.how) {
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(steps.some(({ figure }) => figure && figure.alt.length > 0)).toBe(true)
    }
  })

  test('LRN-03 every exercise can be done, and each wrong choice says why', () => {
    for (const { exercise, id, download } of lesson.parts) {
      const options = optionsOf(exercise)
      const right = options.filter(({ isRight }) => isRight).length
      const isSeveral = exercise.kind === 'choose' && exercise.isSeveral
      if (options.length > 0) expect(right > 0 && (isSeveral || right === 1), id).toBe(true)
      expect(options.filter(({ isRight, why }) => !isRight && why === '')).toEqual([])
      if (exercise.kind === 'write') expect(exercise.accepts.length).toBeGreaterThan(0)
      if (download) expect(existsSync(inPublic(download.path)), download.path).toBe(true)
    }
  })

  test('GEN-01 blames nobody, and its addresses are nobody’s', () => {
    const words = allWords(lesson)
    const blame = /\b(errore tuo|hai sbagliato|attento|vietato|da sol[oa])\b/i
    expect(words.filter((text) => blame.test(text))).toEqual([])
    const addresses = words.flatMap((text) => text.match(/[\w.@-]+\.(?:it|com|org|net)\b/g) ?? [])
    expect(addresses).toEqual([])
  })
})

test('LRN-03 the file to download ends with what the lesson asks for, and is known by its mark', () => {
  const parts = lessons.flatMap((lesson) => lesson.parts)
  const paths = new Set(parts.flatMap(({ download }) => (download ? [download.path] : [])))
  expect(paths.size).toBe(1)
  for (const path of paths) {
    const text = readFileSync(inPublic(path), 'utf8')
    for (const { exercise } of parts) {
      if (exercise.kind === 'file') expect(text).toContain(exercise.mark)
    }
    expect(text.trim()).toMatch(/Basilico$/)
    // Every device shows plain letters.
    expect(text).toMatch(/^[\x20-\x7e\n]+$/)
  }
})

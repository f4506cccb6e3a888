import { expect, test } from 'vitest'
import { guideSchema } from '../../guides/guide-schema.ts'
import { professionSchema } from '../../professions/profession-schema.ts'
import { promptSetSchema } from '../../prompt-sets/prompt-set-schema.ts'
import { ofShape } from './form-shape.server.ts'

function kept(schema: Parameters<typeof ofShape>[1], names: string[]): string[] | null {
  const form = new FormData()
  for (const name of names) form.append(name, 'x')
  const shaped = ofShape(form, schema)
  return shaped && [...shaped.keys()]
}

const intent = (value: unknown) => {
  const form = new FormData()
  form.append('__intent__', typeof value === 'string' ? value : JSON.stringify(value))
  return ofShape(form, guideSchema) !== null
}

test('every field of the forms is known, however it is nested', () => {
  const fields = ['title', 'duration', 'chapters[0].title', 'chapters[59].exercises[2].description']
  expect(kept(guideSchema, fields)).toEqual(fields)
  const blocks = ['professionId', 'blocks[1].text', 'templates[0].blocks[3].text']
  expect(kept(promptSetSchema, blocks)).toEqual(blocks)
  const parts = ['tips[2]', 'metrics.timesSaved.daily', 'testimonials[0].image', 'heroImage']
  expect(kept(professionSchema, parts)).toEqual(parts)
})

test('CONST-01 what the schema does not know, or not like this, is ignored', () => {
  const strange = [
    ['id', 'createdAt', 'role', '__state__', '__proto__.x', 'constructor.prototype.x', ''],
    ['chapters', 'chapters.length', 'chapters.map', 'chapters[-1].title', 'chapters[1e3].title'],
    ['chapters[1000].title', 'chapters[4294967294].title', 'chapters[0].__proto__.x'],
    ['title.x', 'title[0]', 'chapters[0]', 'chapters[0', 'chapters[0]..title', 'chapters[0]title'],
    [`a${'.b'.repeat(9000)}`, `chapters${'[0]'.repeat(9000)}`],
  ]
  for (const names of strange) expect(kept(guideSchema, names)).toEqual([])
  expect(kept(guideSchema, ['title', 'title', 'title'])).toEqual(['title'])
})

test("only buttons of ours change a form's lists", () => {
  const chapters = { name: 'chapters' }
  expect(intent({ type: 'insert', payload: chapters })).toBe(true)
  expect(
    intent({
      type: 'insert',
      payload: { ...chapters, defaultValue: { title: 'x', exercises: [] } },
    }),
  ).toBe(true)
  expect(intent({ type: 'remove', payload: { ...chapters, index: 2 } })).toBe(true)
  expect(intent({ type: 'reorder', payload: { ...chapters, from: 2, to: 0 } })).toBe(true)
  for (const strange of [
    '{',
    'null',
    { type: 'insert', payload: null },
    { type: 'insert', payload: { name: 'title' } },
    { type: 'insert', payload: { name: '__proto__.x' } },
    { type: 'insert', payload: { ...chapters, defaultValue: 'x' } },
    { type: 'insert', payload: { ...chapters, defaultValue: { exercises: 'x' } } },
    { type: 'remove', payload: { ...chapters, index: 1e9 } },
    { type: 'reorder', payload: { ...chapters, from: -1, to: 'x' } },
    { type: 'update', payload: { value: { chapters: 'x' } } },
  ]) {
    expect(intent(strange), JSON.stringify(strange)).toBe(false)
  }
})

import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { professionNoun } from './profession-noun.ts'

const professionSchema = professionNoun.schema

const medico = professionSchema.parse(professions.find(({ id }) => id === 'medico'))

/** The messages for a record that is right but for `changes`, by the path of the field. */
function errorsOf(changes: object): Record<string, string> {
  const parsed = professionSchema.safeParse({ ...medico, ...changes })
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
}

function read(changes: object) {
  return professionSchema.parse({ ...medico, ...changes })
}

describe('ADMP-10', () => {
  const [title, description] = ['Scrivi il titolo.', 'Scrivi la descrizione.']

  test.each([undefined, null, '', '  ', '\n\t'])('%j is neither title nor description', (empty) => {
    expect(errorsOf({ title: empty })).toEqual({ title })
    expect(errorsOf({ description: empty })).toEqual({ description })
  })

  test('half a profession is a draft', () => {
    const half = { ...medico, title: '', description: '', useCases: [{ title: '' }] }
    expect(professionNoun.draft.safeParse(half).success).toBe(true)
    const resources = [{ title: 'Una pagina', type: 'guide', link: 'javascript:alert(1)' }]
    expect(professionNoun.draft.safeParse({ ...half, resources }).success).toBe(false)
  })

  test('an empty form says so at both fields', () => {
    const submission = parseWithZod(new FormData(), { schema: professionSchema })
    expect(submission.reply().error).toMatchObject({ title: [title], description: [description] })
  })
})

test('CONST-02 CONST-03 CONST-04 what is not in a list is refused', () => {
  expect(Object.keys(errorsOf({ iconName: 'Rocket' }))).toEqual(['iconName'])
  expect(Object.keys(errorsOf({ color: 'black-white' }))).toEqual(['color'])
  const resource = { title: 'Una pagina', type: 'video', link: 'https://esempio.it' }
  expect(Object.keys(errorsOf({ resources: [resource] }))).toEqual(['resources.0.type'])
})

describe('ADMP-08 DATA-09 estimates', () => {
  const withMetrics = (changes: object, hours: object = {}) => ({
    metrics: {
      timesSaved: { daily: 0.7, weekly: 4.2, monthly: 18.2, ...hours },
      productivity: 10,
      costReduction: 4,
      ...changes,
    },
  })

  test('take hours in steps of a tenth and whole percents, within what can be', () => {
    expect(errorsOf(withMetrics({}, { daily: 0.3, weekly: 1.1, monthly: 0 }))).toEqual({})
    expect(errorsOf(withMetrics({ productivity: 12.5 }, { weekly: 1.25 }))).toEqual({
      'metrics.timesSaved.weekly': 'Usa al massimo un decimale: 1,2 e non 1,25.',
      'metrics.productivity': 'Scrivi un numero intero, senza decimali.',
    })
    expect(errorsOf(withMetrics({ costReduction: 101 }, { daily: 25 }))).toEqual({
      'metrics.timesSaved.daily': 'Scrivi un numero da 0 a 24.',
      'metrics.costReduction': 'Scrivi un numero da 0 a 100.',
    })
  })

  test('LET-89 stand each by itself; none at all is none', () => {
    expect(read({ metrics: null }).metrics).toBeNull()
    const empty = { timesSaved: {} }
    expect(read({ metrics: empty }).metrics).toBeNull()
    const none = { timesSaved: { daily: null, weekly: null, monthly: null } }
    expect(read({ metrics: { ...none, productivity: 0 } }).metrics).toEqual({
      ...none,
      productivity: 0,
      costReduction: null,
    })
    expect(read(withMetrics({ productivity: undefined }, { weekly: undefined })).metrics).toEqual({
      timesSaved: { daily: 0.7, weekly: null, monthly: 18.2 },
      productivity: null,
      costReduction: 4,
    })
  })
})

test('ADMP-09 a picture is at https, or one of ours', () => {
  for (const image of ['https://esempio.it/a.png', '/drawings/medico.svg', '', null]) {
    expect(read({ heroImage: image }).heroImage).toBe(image || null)
  }
  expect(Object.keys(errorsOf({ heroImage: 'abc' }))).toEqual(['heroImage'])
  const [voice] = medico.testimonials
  expect(Object.keys(errorsOf({ testimonials: [{ ...voice, image: 'abc' }] }))).toEqual([
    'testimonials.0.image',
  ])
})

test('PROF-07 a resource leads to a page of the web, or to one of ours', () => {
  const at = (link: string) => ({ resources: [{ title: 'Pagina', type: 'guide', link }] })
  for (const link of ['https://esempio.it/a?b=c', 'http://esempio.it', '/guides/chatgpt-basics']) {
    expect(errorsOf(at(link)), link).toEqual({})
  }
  for (const link of ['esempio.it', 'javascript:alert(1)', '//esempio.it', '']) {
    expect(Object.keys(errorsOf(at(link))), link).toEqual(['resources.0.link'])
  }
})

describe('ADMP-07 DATA-10 lists', () => {
  test('drop lines left empty and keep the order', () => {
    expect(read({ tips: [' uno ', '', 'due', '   ', null] }).tips).toEqual(['uno', 'due'])
  })

  test('a person without a name is marked as an example', () => {
    const { testimonials } = read({ testimonials: [{ name: ' ', text: 'Bene' }] })
    expect(testimonials).toEqual([
      { name: 'Esempio illustrativo', role: '', image: null, text: 'Bene' },
    ])
  })

  test('a case needs a title only', () => {
    expect(read({ useCases: [{ title: 'Le ricette', benefits: [] }] }).useCases).toEqual([
      { title: 'Le ricette', description: '', timeSaved: 0, example: '', benefits: [] },
    ])
    expect(errorsOf({ useCases: [{ title: '', benefits: [] }] })).toEqual({
      'useCases.0.title': 'Scrivi il titolo di questo caso.',
    })
  })
})

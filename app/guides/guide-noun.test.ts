import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { guideFormTexts, guideLimits, guideNoun } from './guide-noun.ts'

const { schema: guideSchema, draft } = guideNoun

/** What a browser sends of the smallest form, with `fields` in place of or beside it. */
function sent(fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  const all = { title: 'Una guida', description: 'Breve', toolId: '3', ...fields }
  for (const [name, text] of Object.entries(all)) form.set(name, text)
  return form
}

const parse = (fields?: Record<string, string>) =>
  parseWithZod(sent(fields), { schema: guideSchema })

const valuesOf = (fields?: Record<string, string>) => {
  const submission = parse(fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

const errorsOf = (fields: Record<string, string>) => parse(fields).reply().error ?? null

test('ADMG-05 the three required fields suffice, everything else has its default', () => {
  expect(valuesOf({ duration: '', rating: '', imageUrl: '' })).toEqual({
    title: 'Una guida',
    description: 'Breve',
    toolId: '3',
    difficulty: 'beginner',
    duration: 0,
    imageUrl: null,
    rating: 0,
    prerequisites: [],
    relatedGuides: [],
    chapters: [],
  })
})

test('ADMG-04 title, description and tool must be there, blanks are none', () => {
  for (const field of ['title', 'description', 'toolId'] as const) {
    for (const text of ['', '   ', ' \n\t']) {
      expect(errorsOf({ [field]: text }), field).toEqual({
        [field]: [guideFormTexts.missing[field]],
      })
    }
  }
  expect(guideFormTexts.required).toBe(
    'Titolo, descrizione e ID dello strumento sono campi obbligatori',
  )
  expect(guideSchema.safeParse({}).success).toBe(false)
})

test('ADMG-09 a duration is a whole number of minutes: 12.7 and text are refused', () => {
  expect(
    valuesOf({ duration: '12', 'chapters[0].title': 'Uno', 'chapters[0].duration': ' 9 ' }),
  ).toMatchObject({ duration: 12, chapters: [{ duration: 9 }] })
  expect(errorsOf({ 'chapters[0].title': 'Uno', 'chapters[0].duration': '9.9' })).toEqual({
    'chapters[0].duration': [guideFormTexts.minutes],
  })
  for (const text of ['12.7', '12,7', '1e2', 'tanto', '  ']) {
    expect(errorsOf({ duration: text }), text).toEqual({ duration: [guideFormTexts.minutes] })
  }
  for (const text of ['-1', '6001']) {
    expect(errorsOf({ duration: text }), text).toEqual({ duration: [guideFormTexts.minutesMost] })
  }
})

test('ADMG-10 a picture is at an https address or one of ours', () => {
  const address = 'https://esempio.it/a.png'
  expect(valuesOf({ imageUrl: address }).imageUrl).toBe(address)
  expect(errorsOf({ imageUrl: 'http://esempio.it/a.png' })).toHaveProperty('imageUrl')
})

test('CONST-07 a rating goes from 0 to 5 in steps of 0.1', () => {
  for (const rating of ['0', '4.5', '5', '0.1', '3.3']) {
    expect(valuesOf({ rating }).rating).toBe(Number(rating))
    expect(valuesOf({ rating: rating.replace('.', ',') }).rating).toBe(Number(rating))
  }
  for (const rating of ['-0.1', '5.1', '4.55', 'buona']) {
    expect(errorsOf({ rating })?.rating?.[0], rating).toBe(guideFormTexts.rating)
  }
})

test('ADMG-06 chapters, exercises and lists come as they were typed, lines left empty fall out', () => {
  const value = valuesOf({
    title: '  Due   parole ',
    description: 'Prima\r\nSeconda ',
    'prerequisites[0]': ' Un indirizzo e-mail ',
    'prerequisites[1]': '',
    'relatedGuides[0]': 'claude-basics',
    'relatedGuides[1]': 'claude-basics',
    'relatedGuides[2]': '',
    'chapters[0].id': 'primo',
    'chapters[0].title': 'Primo',
    'chapters[0].content': '• Titolo\r\n- uno',
    'chapters[1].title': 'Secondo',
    'chapters[1].exercises[0].title': 'Prova',
    'chapters[1].exercises[0].description': '',
  })
  expect(value).toMatchObject({
    title: 'Due parole',
    description: 'Prima\nSeconda',
    prerequisites: ['Un indirizzo e-mail'],
    relatedGuides: ['claude-basics'],
    chapters: [
      { id: 'primo', title: 'Primo', description: '', content: '• Titolo\n- uno', exercises: [] },
      { id: '', title: 'Secondo', exercises: [{ title: 'Prova', description: '' }] },
    ],
  })
})

test('ADMG-08 each chapter and exercise needs a title; what is too long or too much is refused', () => {
  const part = { 'chapters[0].title': ' ', 'chapters[0].exercises[0].title': '' }
  expect(errorsOf(part)).toEqual({
    'chapters[0].title': [guideFormTexts.chapterTitle],
    'chapters[0].exercises[0].title': [guideFormTexts.exerciseTitle],
  })
  expect(errorsOf({ title: 'x'.repeat(guideLimits.title + 1) })).toEqual({
    title: ['Il titolo: al massimo 160 caratteri.'],
  })
  expect(errorsOf({ description: 'a\u0000b' })).toHaveProperty('description')
  const chapters = Object.fromEntries(
    Array.from({ length: guideLimits.chapters + 1 }, (_, at) => [`chapters[${at}].title`, 'Uno']),
  )
  expect(errorsOf(chapters)).toEqual({ chapters: ['Puoi mettere al massimo 60 capitoli.'] })
})

test('ADMG-04 a draft may lack all of it, also of its chapters, but holds nothing wrong', () => {
  expect(draft.parse({ chapters: [{ exercises: [{}] }] })).toMatchObject({
    title: '',
    toolId: '',
    chapters: [{ title: '', exercises: [{ title: '' }] }],
  })
  expect(draft.safeParse({ imageUrl: 'abc' }).success).toBe(false)
  expect(guideNoun.refs(draft.parse({}))).toEqual([])
  expect(guideNoun.refs(draft.parse({ toolId: '3' }))).toEqual([
    { noun: 'tool', id: '3', field: 'toolId' },
  ])
})

test('GUIDE-11 chapters keep their ids; a new one, and the second of two alike, gets its own', () => {
  const chapters = ['uno', '', 'uno', 'due', 'a b'].map((id) => ({ id, title: 'Titolo' }))
  const content = draft.parse({ chapters })
  const ids = guideNoun.fitted(content, null).chapters.map(({ id }) => id)
  expect([ids[0], ids[3]]).toEqual(['uno', 'due'])
  expect(new Set(ids).size).toBe(5)
  for (const id of [ids[1], ids[2], ids[4]]) expect(id).toMatch(/^[\w-]{36}$/)
})

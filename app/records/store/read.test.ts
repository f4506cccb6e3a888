import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guideNoun } from '../../guides/guide-noun.ts'
import { nouns } from '../../nouns.server.ts'
import { readContent } from './read.server.ts'

const chapter = { id: 'uno', title: 'Uno', content: '• A\n- b', duration: 5, exercises: [] }

test("REC-35 of what today's schema does not read the smallest part is left out, and named", () => {
  const exercises = [{ title: 7 }, { title: 'Prova' }]
  const stored = {
    title: 'Una guida',
    rating: 'molto',
    chapters: [
      chapter,
      { ...chapter, id: 'due', title: { it: 'Due' }, duration: 'tanto' },
      null,
      { ...chapter, id: 'tre', exercises },
    ],
  }
  const { content, unread } = readContent(guideNoun, stored)
  expect(content).toMatchObject({
    title: 'Una guida',
    rating: 0,
    chapters: [
      chapter,
      { id: 'due', title: '', content: chapter.content, duration: 0 },
      { id: 'tre', exercises: [{ title: '' }, { title: 'Prova' }] },
    ],
  })
  expect(unread).toEqual([
    'Valutazione indicativa',
    'Capitolo 2: Titolo del capitolo',
    'Capitolo 2: Durata in minuti',
    'Capitolo 3',
    "Capitolo 4: Esercizio 1: Titolo dell'esercizio",
  ])
  const many = {
    chapters: Array.from({ length: 70 }, (_, place) => ({ ...chapter, id: `${place}` })),
  }
  expect(readContent(guideNoun, many).content.chapters).toHaveLength(60)
})

test.for(nouns.map(({ noun }) => [noun.name, noun] as const))(
  'REC-35 whatever is stored of a %s is shown, as a draft that can be saved',
  ([, noun]) => {
    const field = fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(fc.string(), fc.jsonValue())))
    const fields = fc.record(
      Object.fromEntries(Object.keys(noun.draft.shape).map((name) => [name, field])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fields, (stored) => {
        const { content, unread } = readContent(noun, stored)
        expect(noun.draft.parse(content)).toEqual(content)
        expect(unread.length === 0).toBe(noun.draft.safeParse(stored).success)
      }),
    )
  },
)

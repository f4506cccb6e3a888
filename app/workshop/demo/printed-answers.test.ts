/** Every request that our content prints with a button has a finished answer in the demo. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { guides } from '../../../db/content/guides/all.ts'
import { practices } from '../../../db/content/practice/all.ts'
import { printedAnswers } from '../../../db/content/printed-answers.ts'
import { professions } from '../../../db/content/professions/all.ts'
import { searchForm } from '../../../db/normalize.ts'
import { expectStructure } from '../../../tests/answer-structure.ts'
import { gulpease, isSentence } from '../../../tests/gulpease.ts'
import { readExercise } from '../../guides/chapter-content.ts'
import { responseBody } from '../../saved/response-body.server.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { firstHeading } from '../../ui/markdown/markdown-tree.ts'
import { parseMarkdown } from '../../ui/markdown/parse-markdown.ts'
import { takenText } from '../../ui/markdown/taken-text.ts'
import { demoAnswer } from './demo-answer.server.ts'
import { demoVersion } from './demo-provider.server.ts'

const exercises = guides.flatMap(({ id, chapters }) =>
  chapters.flatMap((chapter) =>
    chapter.exercises.map(({ title, description }) => ({
      place: `${id}: ${title}`,
      request: readExercise(description).prompt ?? '',
      description,
    })),
  ),
)
const ofTrades = professions.flatMap(({ id, useCases }) =>
  useCases.map(({ title, example }) => ({ place: `${id}: ${title}`, request: example })),
)
const ofPractice = practices.flatMap((one) =>
  one.kind === 'talk'
    ? one.requests
        .filter(({ level }) => level === 'good')
        .map(({ words }) => ({ place: `practice: ${one.id}`, request: words }))
    : [],
)
const printed = [...exercises, ...ofTrades, ...ofPractice].filter(({ request }) => request !== '')

const answerTo = (request: string) => printedAnswers.find((one) => one.request === request)
const planted = printedAnswers.flatMap((one) => (one.error ? { ...one, error: one.error } : []))

test.for(printed)('AIX-13 $place: its request has an answer of its own', ({ request }) => {
  const own = answerTo(request)
  expect(own, 'no answer stands beside the content for this request').toBeDefined()
  if (!own?.error) expect(demoAnswer(request)).toBe(own?.answer)
  const typed = ` ${request.toUpperCase().replaceAll(' ', '  ')}\n`
  expect(demoAnswer(typed)).toBe(demoAnswer(request))
})

test('AIX-13 no answer is left to a request that nobody prints, and none has two', () => {
  const requests = printedAnswers.map(({ request }) => request)
  expect(requests.filter((request) => !printed.some((one) => one.request === request))).toEqual([])
  expect(new Set(requests.map(searchForm)).size).toBe(requests.length)
})

test('AIX-13 a request that was changed gets what the demo says to any other', () => {
  for (const { request } of printed) {
    const answer = demoAnswer(request.replace(/\p{L}+/u, 'Adesso')).trim()
    expect(answer).not.toBe(demoAnswer(request).trim())
    expectStructure(answer)
  }
})

describe.each(printedAnswers)('TEA-03 the answer to «$request»', ({ request, answer }) => {
  test('has the structure of every answer, and is finished and easy to read', () => {
    expectStructure(demoAnswer(request))
    const words = answer.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    expect(words).toBeGreaterThan(60)
    expect(words).toBeLessThan(480)
    const sentences = answer
      .replace(/^~~~[\s\S]*?^~~~/gm, '')
      .split('\n')
      .filter((line) => isSentence(line))
    expect(gulpease(sentences.join('\n'))).toBeGreaterThanOrEqual(60)
  })
})

describe('planted errors', () => {
  test('TEA-04 there are six, of every kind, all in exercises of guides that say so', () => {
    expect(planted).toHaveLength(6)
    expect(new Set(planted.map(({ error }) => error.kind)).size).toBe(4)
    for (const { request } of planted) {
      const exercise = exercises.find((one) => one.request === request)
      expect(exercise?.description).toMatch(/«Mostra l'errore»/)
    }
    const saying = exercises.filter(({ description }) => description.includes("Mostra l'errore"))
    expect(saying).toHaveLength(planted.length)
  })

  test.for(planted)(
    'TEA-04 «$request»: the mark goes wherever the answer goes, where the error is is told when asked',
    ({ request, error }) => {
      const answer = demoAnswer(request)
      const blocks = parseMarkdown(answer)
      const title = firstHeading(blocks) ?? ''
      const { content, whole } = takenText(answer, blocks)
      const mark = /qui c'è un errore, messo apposta/
      const screen = renderToStaticMarkup(createElement(Markdown, { blocks }))
      const savedPage = renderToStaticMarkup(
        createElement(Markdown, { blocks: responseBody({ title, response: answer }) }),
      )
      const changed = demoVersion(request, [{ answer, wish: 'Più breve' }])
      for (const where of [screen, savedPage, changed]) {
        expect(where.replaceAll('&#x27;', "'")).toMatch(mark)
      }
      // Copied, printed and sent: what was asked for alone, and the whole.
      for (const taken of [content, whole]) {
        expect(taken?.plain).toMatch(mark)
        expect(taken?.html).toMatch(mark)
      }
      expect(title).toMatch(/, con un errore da trovare$/)
      const told = error.told.replaceAll('**', '').slice(0, 20)
      const [open, asked] = screen.split('<details>').map((part) => part.replace(/<[^>]*>/g, ''))
      expect(asked?.replaceAll('&#x27;', "'")).toContain(`Mostra l'errore${told}`)
      expect(open).not.toContain(told)
    },
  )
})

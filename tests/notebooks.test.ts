/** The notebooks that come with the product, and the questions at their end. */
import { describe, expect, test } from 'vitest'
import { readySteps } from '../app/groups/path-steps.server.ts'
import { readyPaths } from '../app/groups/ready-paths.ts'
import { linesOf, withClock } from '../app/notebooks/notebook.ts'
import { notebookNoun } from '../app/notebooks/notebook-noun.ts'
import { choiceNames } from '../app/notebooks/quiz.ts'
import { guides } from '../db/content/guides/all.ts'
import { notebooks } from '../db/content/notebooks/all.ts'
import { practices } from '../db/content/practice/all.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import { gulpease, isSentence } from './gulpease.ts'

test('TOG-40 TOG-45 each ready path has its notebook, and ends with the questions of it', () => {
  expect(notebooks.map(({ id, title }) => [id, title])).toEqual(Object.entries(readyPaths))
  for (const { id, questions } of notebooks) {
    expect(readySteps[id as keyof typeof readyPaths].at(-1)).toBe(`quiz:${id}`)
    expect([5, 6]).toContain(questions.length)
  }
})

test('TEA-46 seven meetings are ready: papers and bills, searching and checking, true or false are the last three', () => {
  expect(notebooks).toHaveLength(7)
  expect(readySteps['ai-in-tasca']).toContain('guide:ai-in-tasca')
  expect(readySteps['carte-e-bollette']).toEqual(
    expect.arrayContaining(['scene:mail-sul-rimborso', 'guide:bolletta-da-capire']),
  )
  expect(readySteps['cercare-e-controllare']).toEqual(
    expect.arrayContaining(['lesson:browser-e-indirizzi', 'practice:avviso-dell-acqua']),
  )
  expect(readySteps['vero-o-falso']).toEqual(
    expect.arrayContaining(['scene:vero-o-falso--neve-a-maggio', 'practice:legge-che-non-ce']),
  )
})

/** What is called by its title at a table, by the step that it is. */
const titles = new Map<string, string>([
  ...guides.map(({ id, title }) => [`guide:${id}`, title] as const),
  ...practices.map(({ id, title }) => [`practice:${id}`, title] as const),
  ...promptSets.flatMap(({ templates }) =>
    templates.map(({ id, title }) => [`request:${id}`, title] as const),
  ),
])

describe.each(notebooks)('notebook $id', (notebook) => {
  test('TOG-45 it is within the limits of its form, which leaves it as it is', () => {
    const { id: _, isPublished, ...content } = notebook
    expect(isPublished).toBe(true)
    expect(notebookNoun.schema.parse(content)).toEqual(content)
  })

  test('TOG-45 its meeting lasts as long as it says, and leaves time for a break and for questions', () => {
    expect(notebook.duration).toBe('1 ora e 30 minuti')
    const timed = withClock(notebook.moments)
    expect(timed.at(-1)?.until).toBe(90)
    expect(timed.map(({ title }) => title)).toContain('Pausa')
    expect(timed.at(-1)?.title).toContain('domande')
    for (const { doing, watch } of timed) {
      expect(linesOf(doing).length).toBeGreaterThan(0)
      expect(linesOf(watch).length).toBeGreaterThan(0)
    }
  })

  const path = readySteps[notebook.id as keyof typeof readyPaths]
  const told = notebook.moments.map(({ title, doing }) => `${title}\n${doing}`).join('\n')

  test('TEA-46 its meeting names every step of its path by number, and what is opened or handed out by its title', () => {
    const numbers = notebook.moments.flatMap(({ title }) =>
      /^Pass[oi] /.test(title) ? (title.split(':')[0]?.match(/\d+/g) ?? []).map(Number) : [],
    )
    expect([...new Set(numbers)]).toEqual(path.slice(0, -1).map((_, place) => place + 1))
    for (const step of path) {
      const title = titles.get(step)
      if (/^(guide|practice|request):/.test(step)) expect(title, step).toBeDefined()
      if (title) expect(told.toLowerCase(), step).toContain(`«${title.toLowerCase()}»`)
    }
    for (const { title } of notebook.handouts) expect(told).toContain(`«${title}»`)
  })

  test('TOG-45 it has sheets to hand out, exercises without accounts, and what to prepare', () => {
    expect(notebook.handouts.length).toBeGreaterThanOrEqual(2)
    expect(notebook.exercises.length).toBeGreaterThanOrEqual(3)
    expect(linesOf(notebook.prepare).length).toBeGreaterThanOrEqual(5)
  })

  test('TOG-40 every choice is explained, and the right ones stand in all places', () => {
    const { questions } = notebook
    expect(new Set(questions.map(({ right }) => right)).size).toBe(3)
    for (const question of questions) {
      const choices = choiceNames.map((name) => question[name])
      expect(new Set(choices.map(({ text }) => text)).size).toBe(3)
      for (const { text, why } of choices) {
        expect(text).not.toMatch(/[.]$/)
        expect(isSentence(`${why}`), why).toBe(true)
      }
    }
  })

  test('TOG-45 it is easy to read', () => {
    const { aim, prepare, moments, handouts, exercises, questions } = notebook
    const texts = [
      ...[aim, prepare],
      ...moments.flatMap(({ doing, say, watch }) => [doing, say, watch]),
      // A line to write on is no sentence.
      ...[...handouts, ...exercises].map(({ text }) =>
        linesOf(text)
          .filter((line) => !line.includes('___'))
          .join('\n'),
      ),
      ...questions.flatMap(({ text, first, second, third }) =>
        [text, first.why, second.why, third.why].filter(isSentence),
      ),
    ]
    const hard = texts.filter((text) => text !== '' && gulpease(text) < 60)
    expect(hard.map((text) => [Math.round(gulpease(text)), text])).toEqual([])
  })
})

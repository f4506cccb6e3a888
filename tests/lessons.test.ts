/** The seeded tools and guides keep what design and specification promise. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseInline, readExercise } from '../app/guides/chapter-content.ts'
import { lessonPath } from '../app/paths.ts'
import { difficulties, isRating } from '../app/records/content/content.ts'
import { city } from '../db/city.ts'
import { guides } from '../db/content/guides/all.ts'
import { lessons } from '../db/content/lessons/all.ts'
import { tools } from '../db/content/tools/all.ts'

const categories = ['Scrittura', 'Immagini', 'Programmazione', 'Analisi', 'Organizzazione']
const filled = (text: string) => text.trim() === text && text.length > 0
const isDrawn = (url: string | null) =>
  url !== null && existsSync(resolve(import.meta.dirname, '../public', `.${url}`))

/** A chapter's blocks: a heading marked '•', then items marked '-'. */
const blocksOf = (content: string) =>
  content.split(/\n{2,}/).map((block) => {
    const [heading = '', ...items] = block.split('\n')
    return { heading, items }
  })

test('DATA-18 there are ten tools, all distinct, over the five categories', () => {
  expect(tools.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)))
  expect(new Set(tools.map(({ name }) => name)).size).toBe(10)
  expect(new Set(tools.map(({ url }) => url)).size).toBe(10)
  expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(categories))
})

describe.each(tools)('tool $name', (tool) => {
  test('DATA-05 has its fields; what it costs is to be checked on its site', () => {
    expect([tool.name, tool.description, tool.category].every(filled)).toBe(true)
    expect(new URL(tool.url).protocol).toBe('https:')
    expect(isDrawn(tool.imageUrl)).toBe(true)
    expect(isRating(tool.rating)).toBe(true)
    expect(difficulties).toContain(tool.difficulty)
    expect(tool.features.filter(filled).length).toBeGreaterThanOrEqual(5)
    expect(tool.pricing.startingPrice).toMatch(/da verificare sul sito$/)
    expect(tool.isActive).toBe(true)
  })
})

test('DATA-19 DATA-20 there are ten published guides, one a tool, over all levels', () => {
  const ofTools = guides.filter(({ id }) => /-basics$/.test(id))
  expect(ofTools.map(({ toolId }) => toolId)).toEqual(tools.map(({ id }) => id))
  expect(guides.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['chatgpt-basics', 'claude-basics']),
  )
  expect(guides.every(({ isPublished }) => isPublished)).toBe(true)
  expect(new Set(guides.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties))
  const chapterIds = guides.flatMap(({ chapters }) => chapters.map(({ id }) => id))
  expect(new Set(chapterIds).size).toBe(chapterIds.length)
})

describe.each(guides)('guide $id', (guide) => {
  test('DATA-06 has its fields, and leads on to other guides', () => {
    expect([guide.title, guide.description].every(filled)).toBe(true)
    expect(isDrawn(guide.imageUrl)).toBe(true)
    expect(isRating(guide.rating)).toBe(true)
    expect(guide.duration).toBe(guide.chapters.reduce((sum, { duration }) => sum + duration, 0))
    expect(guide.relatedGuides.length).toBeGreaterThan(0)
    for (const id of guide.relatedGuides) {
      expect(id).not.toBe(guide.id)
      expect(guides.map((other) => other.id)).toContain(id)
    }
  })

  test('DATA-07 DATA-19 TEA-30 has three or four chapters of shown blocks, or six, with something to try', () => {
    expect(guide.id === 'ai-in-tasca' ? [7] : [3, 4]).toContain(guide.chapters.length)
    for (const chapter of guide.chapters) {
      expect([chapter.title, chapter.description].every(filled)).toBe(true)
      const blocks = blocksOf(chapter.content)
      expect([3, 4, 5]).toContain(blocks.length)
      for (const { heading, items } of blocks) {
        expect(heading).toMatch(/^• \S/)
        expect([3, 4, 5]).toContain(items.length)
        expect(items.filter((item) => !/^- \S/.test(item))).toEqual([])
      }
      expect([1, 2]).toContain(chapter.exercises.length)
      expect(chapter.exercises.some(({ description }) => /«.+»/s.test(description))).toBe(true)
    }
  })
})

test('LRN-50 TEA-30 four guides begin with a task, need no account, and show what will be seen', () => {
  const byTask = guides.filter(({ id }) => !/-basics$/.test(id))
  expect(byTask.map(({ title }) => title)).toEqual([
    "L'AI che hai già in tasca",
    'Una bolletta da capire',
    'Scrivere al Comune',
    'Una visita da prenotare',
  ])
  for (const { toolId, prerequisites, chapters } of byTask) {
    expect(tools.map(({ id }) => id)).toContain(toolId)
    expect(prerequisites.join(' ')).toContain('basta la Fucina dei Prompts')
    expect(chapters.filter(({ imageUrl }) => imageUrl).length).toBeGreaterThanOrEqual(3)
  }
})

describe.each(guides)('the words of guide $id', ({ id, chapters }) => {
  const lines = chapters.flatMap(({ content }) => content.split('\n'))
  const exercises = chapters.flatMap((chapter) => chapter.exercises)
  const all = [...lines, ...exercises.map(({ description }) => description)].join('\n')

  test('LRN-50 an exercise begins with its request; what to do with the answer follows', () => {
    const asking = exercises.map(({ description }) => readExercise(description))
    const early = asking.filter(
      ({ prompt, before }) => prompt && before !== 'Prova questa richiesta:',
    )
    expect(early).toEqual([])
    expect(asking.filter(({ prompt, after }) => prompt && after === '')).toEqual([])
  })

  test('LRN-50 names where to find a person, and has an example from the city', () => {
    expect(all).toMatch(/in biblioteca o allo sportello del Comune/)
    expect(all).toContain(city.name)
  })

  test('LRN-54 why AI invents is explained in one guide and in a lesson open to all, to which the others lead', () => {
    const explains = lines.includes('• Perché sbaglia')
    expect(explains).toBe(id === 'chatgpt-basics')
    if (explains) return expect(all).toContain('• Un caso da scoprire')
    expect(all).toContain(`](${lessonPath('che-cose-l-ai')})`)
  })

  test('LRN-55 a picture is drawn, told in words, and its numbers stand in the text', () => {
    for (const { imageUrl, imageAlt, content } of chapters) {
      expect(imageUrl === null || isDrawn(imageUrl)).toBe(true)
      expect(imageAlt === '').toBe(imageUrl === null)
      const marks = content.match(/umero [1-5]\b/g) ?? []
      for (const mark of new Set(marks)) expect(imageAlt).toContain(mark.at(-1))
    }
  })
})

test('LRN-54 a link of a guide to a page of ours leads to one that is there and open to everybody', () => {
  const open = [...lessons.map(({ id }) => lessonPath(id))]
  const links = guides.flatMap(({ chapters }) =>
    chapters.flatMap(({ content }) =>
      content.split('\n').flatMap((line) => parseInline(line).flatMap(({ to }) => to ?? [])),
    ),
  )
  const ours = links.filter((to) => to.startsWith('/'))
  expect(ours.length).toBeGreaterThanOrEqual(12)
  expect(ours.filter((to) => !open.includes(to))).toEqual([])
})

test('TEA-09 guides of services that search the web say what the links under an answer are', () => {
  for (const id of ['chatgpt', 'claude', 'gemini', 'copilot', 'perplexity']) {
    const { chapters } = guides.find((guide) => guide.id === `${id}-basics`) ?? { chapters: [] }
    expect(chapters.map(({ content }) => content).join('\n'), id).toMatch(
      /aprine (?:una|almeno un[ao])|Apri la prima fonte|apri .{0,30}font/i,
    )
  }
})

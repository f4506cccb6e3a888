/** The seed content keeps what design and specification promise. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gradients, iconNames, resourceTypes } from '../app/professions/profession-choices.ts'
import { parseGaps } from '../app/prompt-sets/gaps.ts'
import { blockCategories, everydaySetId } from '../app/prompt-sets/prompt-set.ts'
import { promptSetLimits } from '../app/prompt-sets/prompt-set-noun.ts'
import { professions } from '../db/content/professions/all.ts'
import { howEstimated } from '../db/content/professions/how-estimated.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import type { ProfessionContent } from '../db/content-types.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const builtIn = [
  'ristoratore',
  'commercialista',
  'medico',
  'insegnante',
  'avvocato',
  'artigiano',
  'commerciante',
  'creativo',
]
const filled = (text: string) => text.trim() === text && text.length > 0
/** All five; a seeded profession lacks none. */
function figuresOf({ metrics }: ProfessionContent) {
  const { timesSaved, productivity, costReduction } = metrics ?? {}
  const given = (figure: number | null | undefined) => figure ?? Number.NaN
  return {
    daily: given(timesSaved?.daily),
    weekly: given(timesSaved?.weekly),
    monthly: given(timesSaved?.monthly),
    productivity: given(productivity),
    costReduction: given(costReduction),
  }
}

const hasOneDecimalAtMost = (value: number) => Number(value.toFixed(1)) === value

describe.each(professions)('profession $id', (profession: ProfessionContent) => {
  test('DATA-08 has its basic fields', () => {
    expect(profession.id).toMatch(slug)
    expect([profession.title, profession.description].every(filled)).toBe(true)
    expect(iconNames).toContain(profession.iconName)
    expect(gradients).toContain(profession.color)
    expect(profession.heroImage).toBe(`/drawings/${profession.id}.svg`)
    expect(existsSync(resolve(import.meta.dirname, '../public', `.${profession.heroImage}`))).toBe(
      true,
    )
    expect(profession.tools.length).toBeGreaterThanOrEqual(4)
    expect(profession.tools.every(filled)).toBe(true)
  })

  test('DATA-09 has metrics: hours with one decimal, whole percents', () => {
    const { daily, weekly, monthly, productivity, costReduction } = figuresOf(profession)
    for (const hours of [daily, weekly, monthly]) expect(hasOneDecimalAtMost(hours)).toBe(true)
    expect(daily < weekly && weekly < monthly).toBe(true)
    for (const percent of [productivity, costReduction]) {
      expect(Number.isInteger(percent) && percent > 0 && percent <= 100).toBe(true)
    }
  })

  test('LET-89 its figures follow the rule that the page tells', () => {
    const { daily, weekly, monthly, productivity, costReduction } = figuresOf(profession)
    expect([5, 6]).toContain(Math.round((weekly / daily) * 100) / 100)
    expect(monthly).toBe(Math.round(weekly * 4.33))
    expect(productivity).toBe(Math.round((weekly / 40) * 100))
    expect(costReduction).toBe(Math.round((weekly / 40) * 50))
    for (const figure of ['4,33 settimane', '40 ore', 'metà']) {
      expect(howEstimated).toContain(figure)
    }
  })

  test('DATA-10 DATA-11 DATA-12 has use cases, examples, tips, one testimonial that says what it is, and resources', () => {
    expect(profession.useCases.length).toBeGreaterThanOrEqual(3)
    for (const useCase of profession.useCases) {
      expect([useCase.title, useCase.description, useCase.example].every(filled)).toBe(true)
      expect(Number.isInteger(useCase.timeSaved) && useCase.timeSaved > 0).toBe(true)
      expect(useCase.benefits.filter(filled)).toHaveLength(3)
      expect(parseGaps(useCase.example).some(({ kind }) => kind === 'gap')).toBe(false)
    }
    for (const resource of profession.resources) {
      expect(resourceTypes).toContain(resource.type)
      expect(new URL(resource.link).protocol).toBe('https:')
    }
    expect(profession.examples.filter(filled)).toHaveLength(3)
    expect(profession.tips.filter(filled)).toHaveLength(5)
    expect(profession.testimonials.map(({ name }) => name)).toEqual(['Esempio illustrativo'])
    expect(profession.resources).toHaveLength(2)
  })
})

describe.each(promptSets)('prompt set $id', (set) => {
  test('DATA-13 has enough blocks, over enough categories', () => {
    expect(set.blocks.length).toBeGreaterThanOrEqual(24)
    expect(new Set(set.blocks.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
    for (const block of set.blocks) expect(blockCategories).toContain(block.category)
    expect(new Set(set.blocks.map(({ text }) => text)).size).toBe(set.blocks.length)
  })

  test('WORK-10 its blocks are whole sentences, so that any choice joins into a request', () => {
    const texts = [...set.blocks, ...set.templates.flatMap(({ blocks }) => blocks)]
    const broken = texts.map(({ text }) => text).filter((text) => !/^\p{Lu}.*[.!?]$/su.test(text))
    expect(broken).toEqual([])
  })

  test('DATA-13 has enough templates, each with id, emoji, title, description and blocks', () => {
    expect(set.templates.length).toBeGreaterThanOrEqual(6)
    for (const template of set.templates) {
      expect(template.id).toMatch(slug)
      expect(template.id.startsWith(`${set.id}-`)).toBe(true)
      expect([template.emoji, template.title, template.description].every(filled)).toBe(true)
      expect(template.blocks.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('WKX-74 each template has two sentences that name what makes its request good', () => {
    for (const { id, why } of set.templates) {
      expect(why.match(/[.!?](?= |$)/g), id).toHaveLength(2)
      expect(why, id).toMatch(/^\p{Lu}.*[.]$/u)
      expect(why.length, id).toBeLessThanOrEqual(promptSetLimits.why)
    }
    expect(new Set(set.templates.map(({ why }) => why)).size).toBe(set.templates.length)
  })
})

test('DATA-11 the eight built-in professions are there, in their order', () => {
  expect(professions.map(({ id }) => id)).toEqual(builtIn)
})

test('DATA-13 every profession has one set, and everyday life one of its own', () => {
  expect(promptSets.map(({ professionId }) => professionId ?? everydaySetId).sort()).toEqual(
    [...builtIn, everydaySetId].sort(),
  )
  const everyday = promptSets.filter(({ professionId }) => professionId === null)
  expect(everyday.map(({ id }) => id)).toEqual([everydaySetId])
})

test('DATA-14 a set of a profession carries the title it is matched by', () => {
  for (const set of promptSets.filter(({ professionId }) => professionId)) {
    const profession = professions.find(({ id }) => id === set.professionId)
    expect(set.professionTitle).toBe(profession?.title)
  }
})

test('DATA-13 ids are unique over all sets', () => {
  const ids = promptSets.flatMap(({ id, templates }) => [id, ...templates.map((one) => one.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

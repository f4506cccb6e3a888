/** What the demo answers to a template that is filled with the examples it prints. */
import { describe, expect, test } from 'vitest'
import { finishedAnswers } from '../../../db/content/demo-finished/all.ts'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { expectStructure } from '../../../tests/answer-structure.ts'
import { gulpease, isSentence } from '../../../tests/gulpease.ts'
import { templateText } from '../../prompt-sets/composition.ts'
import { fillGaps, listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { explained } from '../guard/open-gaps.ts'
import { demoAnswer } from './demo-answer.server.ts'

const sources = new Map(
  promptSets.flatMap(({ templates }) => templates.map((one) => [one.id, templateText(one)])),
)

/** The template's request with its examples, as `typed` makes them. */
function filled(source: string, typed: (example: string, place: number) => string): string {
  const pieces = parseGaps(source)
  const values = listGaps(pieces).map(({ label, example }, at) => [label, typed(example, at)])
  return fillGaps(pieces, Object.fromEntries(values)).text
}

describe.each(Object.entries(finishedAnswers))('the template %s', (id, finished) => {
  const source = sources.get(id) ?? ''

  test('AIX-13 is answered with its finished text when its gaps hold their examples', () => {
    expect(source, 'no template has this id').not.toBe('')
    expect(demoAnswer(filled(source, (example) => example))).toBe(finished)
    expect(demoAnswer(filled(source, (example) => ` ${example.toUpperCase()}  `))).toBe(finished)
  })

  test('AIX-13 is answered with it, said as such, when gaps are left empty, and never when its own words are changed', () => {
    const gaps = listGaps(parseGaps(source))
    const [first] = gaps
    if (!first) return
    const said = finished.replace(
      /^(# .+)$/m,
      "$1\n\n*Negli spazi vuoti c'è l'esempio: questo è un testo finito, con dati inventati.*",
    )
    expect(demoAnswer(source)).toBe(said)
    expect(demoAnswer(explained(source, gaps, {}))).toBe(said)
    const { text } = fillGaps(parseGaps(source), { [first.label]: first.example })
    expect(demoAnswer(text)).toBe(gaps.length > 1 ? said : finished)
    expect(demoAnswer(`${source} Grazie.`)).not.toBe(said)
  })

  test('AIX-13 has the structure of every answer, and is easy to read and not too long', () => {
    expectStructure(finished)
    const words = finished.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    expect(words).toBeGreaterThan(90)
    expect(words).toBeLessThan(620)
    const sentences = finished.split('\n').filter((line) => isSentence(line))
    expect(gulpease(sentences.join('\n'))).toBeGreaterThanOrEqual(60)
  })
})

test('AIX-13 every template that comes with the product has its finished text', () => {
  expect([...sources.keys()].filter((id) => !finishedAnswers[id])).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoExamples } from '../../../db/content/demo-examples/all.ts'
import { professions } from '../../../db/content/professions/all.ts'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { expectStructure } from '../../../tests/answer-structure.ts'
import { gulpease, isSentence } from '../../../tests/gulpease.ts'
import type { Turn } from '../../ai/conversation.ts'
import { noUsage } from '../../ai/provider.server.ts'
import { templateText } from '../../prompt-sets/composition.ts'
import { fillGaps, listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { goOn } from '../../saved/versions.ts'
import { instructed } from '../answer/wish-instructions.server.ts'
import { explained } from '../guard/open-gaps.ts'
import { wholeLines } from '../state/answer-versions.ts'
import { demoAnswer } from './demo-answer.server.ts'
import { demoMatch } from './demo-match.server.ts'
import { demoProvider, demoVersion } from './demo-provider.server.ts'

const templates = promptSets.flatMap((set) =>
  set.templates.map((template) => ({ template, professionId: set.professionId })),
)

test('AI-03 the demo answers in the fixed structure, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4000 }), (prompt) => {
      expectStructure(demoAnswer(prompt))
    }),
    { numRuns: 50 },
  )
})

describe.each(templates)('the template $template.id', ({ template, professionId }) => {
  const examples = demoExamples.filter(({ templateId }) => templateId === template.id)
  const source = templateText(template)
  const gaps = listGaps(parseGaps(source))
  const filled = (word: string) =>
    fillGaps(parseGaps(source), Object.fromEntries(gaps.map(({ label }) => [label, word]))).text

  test('AIX-13 has one finished answer in the structure, easy to read and not too long', () => {
    expect(examples).toHaveLength(1)
    const [example] = examples
    const answer = example?.answer ?? ''
    expectStructure(demoAnswer(source))
    const words = answer.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    expect(words).toBeGreaterThan(100)
    expect(words).toBeLessThan(360)
    const sentences = answer.split('\n').filter((line) => isSentence(line))
    expect(gulpease(sentences.join('\n'))).toBeGreaterThanOrEqual(60)
    for (const [, label] of answer.matchAll(/\{\{([^{}]+)\}\}/g)) {
      expect(gaps.map((gap) => gap.label)).toContain(label)
    }
  })

  test('AIX-13 is answered with its own example, filled or not, and never with another', () => {
    for (const prompt of [source, filled('una parola'), filled('*[x](https://a.it) | # `y`')]) {
      expect(demoMatch(prompt)).toMatchObject({ kind: 'template', template, professionId })
      expectStructure(demoAnswer(prompt))
    }
  })

  test('TEA-07 shows what was typed into each of its gaps', () => {
    const typed = gaps.map((_, at) => `quarantadue zebre ${at}`)
    const values = Object.fromEntries(gaps.map(({ label }, at) => [label, typed[at] ?? '']))
    const answer = demoAnswer(fillGaps(parseGaps(source), values).text)
    expect(typed.filter((words) => !answer.includes(words))).toEqual([])
    expect(answer).not.toContain('Qui è solo un esempio:')
  })
})

test('AIX-13 there are no examples without a template, and the groups of words are normalized', () => {
  expect(demoExamples).toHaveLength(templates.length)
  for (const { asks, templateId } of demoExamples) {
    expect(asks.length, templateId).toBeGreaterThan(0)
    for (const stem of asks.flat()) expect(stem, templateId).toMatch(/^[a-z0-9]+$/)
    for (const group of asks) expect(group.length, templateId).toBeGreaterThan(0)
  }
})

test("AIX-13 an example of a profession is never answered with another trade's", () => {
  for (const profession of professions) {
    for (const { example } of profession.useCases) {
      const found = demoMatch(example)
      if (found) expect([profession.id, null], example).toContain(found.professionId)
    }
  }
})

test('AIX-13 what stands in the place of an open gap is said to be an example', () => {
  const letter = promptSets
    .flatMap(({ templates }) => templates)
    .find(({ id }) => id === 'vita-quotidiana-lettera-comune')
  const source = templateText(letter ?? ({ blocks: [] } as never))
  const [problem, place] = listGaps(parseGaps(source))
  const filled = fillGaps(parseGaps(source), { [problem?.label ?? '']: 'una buca' }).text
  const answer = demoAnswer(explained(filled, place ? [place] : [], {}))
  expect(answer).toContain('*Qui è solo un esempio: dove si trova il problema.*')
  expect(answer).toContain('una buca')
})

test('the demo streams the whole answer in pieces and stops when the reader leaves', async () => {
  const leaving = new AbortController()
  const generating = { signal: leaving.signal, usage: noUsage(), takeCall: async () => true }
  const asked = { system: '', prompt: 'Scrivi una lettera' }
  const pieces: string[] = []
  await demoProvider(0).answer(asked, generating, (piece) => pieces.push(piece))
  expect(pieces.join('')).toBe(demoAnswer('Scrivi una lettera'))
  expect(pieces.length).toBeGreaterThan(20)
  expect(generating.usage).toEqual(noUsage())
  let count = 0
  const cut = demoProvider(0).answer(asked, generating, () => {
    count += 1
    leaving.abort()
  })
  await expect(cut).rejects.toThrow()
  expect(count).toBe(1)
})

describe('going on in the demo', () => {
  const prompt = 'Scrivi una lettera'
  const first = demoAnswer(prompt)
  const change = { answer: first, wish: 'Più formale' }
  const answered = (...turns: Turn[]) => demoVersion(prompt, instructed(turns))
  const changed = answered(change)
  /** What is gone on from, and what the screen then shows: both parts, one after the other. */
  const half = (text: string) => wholeLines(text.slice(0, text.length / 2))

  test('WKX-14 a change leaves the text as it is and says so, of a cut one too', () => {
    expect(changed.replace(/\n\n\*Questa è una dimostrazione.*\*(?=\n)/, '')).toBe(first)
    expect(answered({ answer: changed, wish: 'Più breve' })).toBe(changed)
    const cut = half(first)
    expect(answered({ answer: cut, wish: 'Più breve' })).toContain(cut.split('\n').at(-2))
    expect(answered({ answer: cut, wish: 'Più breve' })).toContain('*Questa è una dimostrazione')
  })

  test('AIX-06 a cut answer goes on where it was cut, and so does a cut change of it', () => {
    const begun = half(first)
    expect(begun + answered({ answer: begun, wish: goOn })).toBe(first)
    const changeBegun = half(changed)
    expect(changeBegun + answered(change, { answer: changeBegun, wish: goOn })).toBe(changed)
  })
})

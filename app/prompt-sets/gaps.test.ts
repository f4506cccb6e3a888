import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { fieldLabel, fillGaps, listGaps, parseGaps, readGaps } from './gaps.ts'

const anyText = fc.string({ unit: fc.constantFrom('[', ']', ':', ' ', 'a', 'è', '?', '\n') })

describe('gaps of a template', () => {
  test('are fields with a label and an example', () => {
    expect(
      listGaps(parseGaps('Per [che locale hai?: una trattoria] [quando?: alle 20:30].')),
    ).toEqual([
      { label: 'che locale hai?', example: 'una trattoria' },
      { label: 'quando?', example: 'alle 20:30' },
    ])
  })

  test('the same label is one field, filled everywhere', () => {
    const pieces = parseGaps('Caro [nome?: Anna], ciao [nome?: Anna]!')
    expect(listGaps(pieces)).toHaveLength(1)
    expect(fillGaps(pieces, { 'nome?': 'Ugo' }).text).toBe('Caro Ugo, ciao Ugo!')
  })

  test('brackets that are no gap stay text', () => {
    for (const text of ['[nota]', '[: vuoto]', '[vuoto: ]', '[a [b: c]', 'x]: [', '[]']) {
      expect(fillGaps(parseGaps(text), {}).text).toBe(text)
    }
    expect(listGaps(parseGaps('[nota] [: x] [x: ]'))).toEqual([])
  })

  test('a label shows with a capital first letter', () => {
    expect(fieldLabel("che problema c'è?")).toBe("Che problema c'è?")
    expect(fieldLabel('è urgente?')).toBe('È urgente?')
  })

  test('empty gaps give the text back as it was, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const pieces = parseGaps(text)
        expect(fillGaps(pieces, {}).text).toBe(text)
        const blanks = Object.fromEntries(listGaps(pieces).map((gap) => [gap.label, '  ']))
        expect(fillGaps(pieces, blanks).text).toBe(text)
      }),
    )
  })

  test('filled gaps stand where their marks say, and no gap is left', () => {
    fc.assert(
      fc.property(anyText, fc.stringMatching(/^[a-z]{1,5}$/), (text, value) => {
        const pieces = parseGaps(text)
        const values = Object.fromEntries(listGaps(pieces).map((gap) => [gap.label, value]))
        const filled = fillGaps(pieces, values)
        for (const mark of filled.marks) {
          expect(filled.text.slice(mark.start, mark.end)).toBe(value)
        }
        expect(filled.marks).toHaveLength(pieces.filter((piece) => piece.kind === 'gap').length)
      }),
    )
  })

  test('a stop or a space at the end of what is typed doubles nothing', () => {
    const pieces = parseGaps('Scrivi [cosa?: un invito] per [chi?: gli amici].')
    const said = (cosa: string, chi: string) =>
      fillGaps(pieces, { 'cosa?': cosa, 'chi?': chi }).text
    expect(said('un invito ', 'i soci. ')).toBe('Scrivi un invito per i soci.')
    expect(said('un invito.', 'i soci...')).toBe('Scrivi un invito. per i soci...')
    expect(said('. ', '.')).toBe('Scrivi . per [chi?: gli amici].')
  })

  test('WORK-22 what was typed is read back from the text of every built-in template', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zè' ]{0,9}[a-z]$/), (value) => {
        for (const template of promptSets.flatMap((set) => set.templates)) {
          const pieces = parseGaps(template.blocks.map((block) => block.text).join(' '))
          const labels = listGaps(pieces).map((gap) => gap.label)
          const typed = Object.fromEntries(labels.slice(0, 2).map((label) => [label, value]))
          const { text } = fillGaps(pieces, typed)
          expect(fillGaps(pieces, readGaps(pieces, text) ?? {}).text).toBe(text)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('WORK-22 nothing is read from a text whose own words were changed', () => {
    const pieces = parseGaps('Per [locale?: una trattoria] in [dove?: Città Alta].')
    expect(readGaps(pieces, "Per un'osteria in Borgo.")).toEqual({
      'locale?': "un'osteria",
      'dove?': 'Borgo',
    })
    expect(readGaps(pieces, "Per un'osteria in [dove?: Città Alta].")).toEqual({
      'locale?': "un'osteria",
    })
    for (const text of ['', 'Per', "Per un'osteria a Borgo.", 'Per in Borgo', 'Altro.']) {
      expect(readGaps(pieces, text), text).toBeNull()
    }
  })
})

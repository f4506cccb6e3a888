import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsAll, normalize, searchColumn, searchForm, searchWords } from './normalize.ts'

const finds = (stored: string, typed: string) => holdsAll(searchForm(stored), searchWords(typed))

describe('LET-16 one form for what is stored and what is typed', () => {
  test.for<[string, string]>([
    ['l’avviso della banca', "l'avviso"],
    ["l'avviso della banca", 'l’avviso'],
    ['l´avviso', 'l`avviso'],
    ['un poʼ di sale', "un po'"],
    ['Città Alta', "citta'"],
    ["la citta' di sopra", 'città'],
    ['Citta\u0300 Alta', 'citt\u00e0'],
    ['PERCHÉ NO', "perche'"],
    ['Maria D’Angelo', "d'angelo"],
    ["Maria D'Angelo", 'D‘Angelo'],
    ['Maria D’Angelo', 'dangelo'],
    ['Maria D’Angelo', 'angelo'],
    ['una ﬁrma', 'firma'],
    ['ＢＥＲＧＡＭＯ', 'bergamo'],
    ['cœur et Straße', 'coeur strasse'],
    ['bol\u00adlet\u200bta', 'bolletta'],
    ['bolletta', '\u202abol\u2060letta\u202c'],
    ['codice 12‑34', '12-34'],
    ['due\u00a0parole', 'due parole'],
    ['ΟΔΟΣ', 'οδος'],
    ['Şükrü', 'sukru'],
  ])('%j is found by %j', ([stored, typed]) => {
    expect(finds(stored, typed)).toBe(true)
  })

  test.for<[string, string]>([
    ['l’avviso', 'avvisi'],
    ['Città Alta', 'citta bassa'],
    ['100 euro', '100%'],
    ['D’Angelo', 'd_angelo'],
  ])('%j is not found by %j', ([stored, typed]) => {
    expect(finds(stored, typed)).toBe(false)
  })

  test('an apostrophe parts words where words are counted', () => {
    expect(normalize('L’aiuto, Città')).toBe("l'aiuto, citta")
  })

  test('normalizing twice changes nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text))
        expect(searchForm(searchForm(text))).toBe(searchForm(text))
      }),
      { numRuns: 500 },
    )
  })

  test('no text becomes much longer than it was', () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code)
      if (normalize(sign).length > 8) expect.fail(`${code.toString(16)} gives ${normalize(sign)}`)
    }
  })
})

describe('LET-16 words in any order', () => {
  test.for<[string, string]>([
    ['Mario Rossi mario@esempio.it', 'rossi mario'],
    ['Mario Rossi mario@esempio.it', 'Rossi, Mario'],
    ['Mario Rossi mario@esempio.it', 'esempio ross'],
    ['Scrivi una lettera al Comune', '«comune» lettera!'],
    ['Scrivi una lettera al Comune', 'etter omun'],
    ['nota: 100% cotone', '100%'],
  ])('%j is found by %j', ([stored, typed]) => {
    expect(finds(stored, typed)).toBe(true)
  })

  test('every word must be there', () => {
    expect(finds('Mario Rossi', 'rossi maria')).toBe(false)
    expect(holdsAll(searchColumn(['Mario', 'Rossi']), searchWords('rossi mario'))).toBe(true)
    expect(holdsAll(searchColumn(['Mario', 'Rossi']), searchWords('mariorossi'))).toBe(false)
  })

  test('at most eight words of at most forty letters are looked for, each once', () => {
    expect(searchWords(`${'a'.repeat(99)}b`)).toEqual(['a'.repeat(40)])
    expect(searchWords('🍕'.repeat(99))).toEqual(['🍕'.repeat(40)])
    expect(searchWords('uno due tre quattro cinque sei sette otto nove dieci')).toHaveLength(8)
    expect(searchWords('Sì, si, SI')).toEqual(['si'])
    for (const word of searchWords('x'.repeat(100_000))) expect(word.length).toBe(40)
  })

  test('nothing is looked for where nothing is typed that can be seen', () => {
    for (const typed of ['', ' \n', "'", '’ ´', '\u200b\u00ad', '\u2067 \u2069']) {
      expect(searchWords(typed), JSON.stringify(typed)).toEqual([])
    }
    expect(searchWords('—')).toEqual(['-'])
  })
})

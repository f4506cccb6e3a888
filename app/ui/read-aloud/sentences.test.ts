import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestPiece, splitPieces, splitSentences, spokenText } from './sentences.ts'

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim())

describe('a text in sentences', () => {
  test.each([
    ['Apri il menu. Scegli il piatto! Va bene? Sì.', 4],
    ['Il dott. Rossi e la sig. Bianchi arrivano. Poi si parte.', 2],
    ['Porta un documento, per es. Carta o patente. Poi firma.', 2],
    ['Vedi art. 3 e n. 12 a pag. 40. Fine.', 2],
    ['Costa 3.000 euro. Oppure 2.500,50 euro.', 2],
    ['Compra mele, pere, ecc. e torna. Poi cucina.', 2],
    ['Compra mele, pere, ecc. Poi cucina.', 2],
    ['Lesse A. Manzoni a scuola. Gli piacque.', 2],
    ["Disse: «Vieni.» Poi uscì (era tardi.) E' finita.", 3],
    ['Era il 2026. Poi venne il 2027.', 2],
    ['Aspetta… Ecco! «Davvero?» chiese lei. Sì.', 4],
    ['1. Apri il menu. 2. Scegli.', 2],
    ['Prima riga\n\nSeconda riga', 2],
    ['Una riga\nche continua', 1],
    ['Ottimo lavoro! 🎉 Continua così.', 2],
    ['Vai su www.comune.bergamo.it. Cerca la voce.', 2],
    ['Senza punto alla fine', 1],
    ['', 0],
  ])('%j has %i', (text, count) => {
    expect(trimmed(text)).toHaveLength(count)
  })

  test('keeps abbreviations, numbers and quotations whole', () => {
    expect(
      trimmed('Chiama il dott. Rossi. Costa 3.000 euro, ecc. Disse: «Vieni.» Poi uscì.'),
    ).toEqual(['Chiama il dott. Rossi.', 'Costa 3.000 euro, ecc.', 'Disse: «Vieni.»', 'Poi uscì.'])
  })

  const words = fc.constantFrom(
    'Ciao',
    'il',
    'dott.',
    'ecc.',
    '3.000',
    'Poi.',
    'davvero?',
    '!',
    '…',
    '«',
    '».',
    '\n\n',
    ' ',
    '  ',
    'n.',
    '12',
    'A.',
    '🎉',
    ', ',
    'x'.repeat(200),
  ) // prettier: one row
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((some) => some.join(' ')),
  )

  test('sentences and pieces joined are the text, and no piece is too long or empty', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(splitSentences(text).join('')).toBe(text)
        const pieces = splitPieces(text)
        expect(pieces.join('')).toBe(text)
        for (const piece of pieces) {
          expect(piece).not.toBe('')
          expect(piece.trimEnd().length).toBeLessThanOrEqual(longestPiece)
        }
      }),
    )
  })

  test('a long sentence is cut after a comma, else between words', () => {
    const half = 'parola '.repeat(20).trim()
    expect(splitPieces(`${half}, ${half}.`)).toEqual([`${half}, `, `${half}.`])
    for (const piece of splitPieces('parola '.repeat(60)))
      expect(piece).toMatch(/^parola .*parola $/)
  })
})

test('the voice gets no emoji and no bullets', () => {
  expect(spokenText('• Fatto! 🎉  Vai →  avanti ')).toBe('Fatto! Vai avanti')
})

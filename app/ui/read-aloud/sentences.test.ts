import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestPiece, splitPieces, splitSentences, spokenText } from './sentences.ts'

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim())

describe('a text in sentences', () => {
  test.each([
    ['Il dott. Rossi e la sig. Bianchi arrivano. Poi si parte.', 2],
    ['Vedi art. 3 e n. 12 a pag. 40. Fine.', 2],
    ['Compra mele, pere, ecc. Poi cucina.', 2],
    ['Lesse A. Manzoni a scuola. Gli piacque.', 2],
    ["Disse: «Vieni.» Poi uscì (era tardi.) E' finita.", 3],
    ['Aspetta… Ecco! «Davvero?» chiese lei. Sì.', 4],
    ['1. Apri il menu. 2. Scegli.', 2],
    ['Prima riga\n\nSeconda riga', 2],
    ['Una riga\nche continua', 1],
    ['Ottimo lavoro! 🎉 Continua così.', 2],
    ['Vai su www.comune.bergamo.it. Cerca la voce.', 2],
  ])('%j has %i', (text, count) => {
    expect(trimmed(text)).toHaveLength(count)
  })

  const words = fc.constantFrom(
    ...['Ciao', 'il', 'dott.', 'ecc.', '3.000', 'Poi.', 'davvero?', '!', '…', '«', '».'],
    ...['\n\n', ' ', 'n.', '12', 'A.', '🎉', ', ', 'x'.repeat(200)],
  )
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

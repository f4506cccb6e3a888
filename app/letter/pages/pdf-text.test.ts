import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pdfTold } from './pdf-faults.ts'
import { isTextPage, pageText, type TextPiece } from './pdf-text.ts'

/** A line of its own. */
const line = (text: string, y: number, x = 60): TextPiece => ({
  text,
  x,
  y,
  height: 12,
  isRightToLeft: false,
  endsLine: true,
})
const piece = (text: string, x: number, isRightToLeft = false): TextPiece => ({
  ...line(text, 100, x),
  isRightToLeft,
  endsLine: false,
})

describe('the text of a page', () => {
  test('LET-64 lines are kept, and a wide gap is an empty line', () => {
    const lines = [
      line('Spett. le famiglia', 100),
      line('Oggetto: acqua', 116),
      line('Saluti', 180),
    ]
    expect(pageText(lines)).toBe('Spett. le famiglia\nOggetto: acqua\n\nSaluti')
  })

  test('LET-64 what stands above comes before, whatever the order in the file', () => {
    const lines = [line('tre', 300), line('uno', 100), line('quattro', 400), line('due', 200)]
    expect(pageText(lines).split('\n\n')).toEqual(['uno', 'due', 'tre', 'quattro'])
  })

  test('LET-64 columns are read one after the other', () => {
    const left = ['sinistra 1', 'sinistra 2', 'sinistra 3'].map((text, at) =>
      line(text, 100 + 16 * at),
    )
    const right = ['destra 1', 'destra 2'].map((text, at) => line(text, 100 + 16 * at, 300))
    expect(pageText([...left, ...right]).split('\n')).toEqual([
      ...left.map(({ text }) => text),
      ...right.map(({ text }) => text),
    ])
  })

  test('LET-64 right to left is kept, with the Italian words in it as they are', () => {
    const visual = [
      piece('يوم', 40, true),
      piece(' ', 70),
      piece('Via', 75),
      piece(' ', 95),
      piece('Roma', 100),
      piece(' ', 130),
      piece('شارع', 140, true),
    ]
    expect(pageText(visual)).toBe('شارع Via Roma يوم')
    expect(pageText([...visual].reverse())).toBe('شارع Via Roma يوم')
  })

  test('LET-64 whatever the pieces, no letter is lost, in time that grows with their number', () => {
    const any = fc.record({
      text: fc.string({ unit: fc.constantFrom('a', 'è', ' ', 'ش', '🙂', '7'), maxLength: 8 }),
      x: fc.integer({ min: -50, max: 700 }),
      y: fc.integer({ min: -50, max: 900 }),
      height: fc.integer({ min: 0, max: 40 }),
      isRightToLeft: fc.boolean(),
      endsLine: fc.boolean(),
    })
    const characters = (text: string) => [...text.replace(/\s/g, '')].sort().join('')
    fc.assert(
      fc.property(fc.array(any, { maxLength: 400 }), (pieces) => {
        expect(characters(pageText(pieces))).toBe(
          characters(pieces.map(({ text }) => text).join('')),
        )
      }),
    )
    // Each line above the one before: the order that costs the most.
    const upwards = Array.from({ length: 20_000 }, (_, at) => line('riga', 20_000 - at))
    const before = performance.now()
    pageText(upwards)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

describe('text or photo', () => {
  const withPictures = async () => true
  const without = async () => false

  test('LET-64 a letter is text, with its logo too; a scan with a stamp is a photo', async () => {
    const stamp = 'Comune di Scanzo, protocollo n. 0012345 del 12/03/2026, pagina 1 di 2'
    expect(await isTextPage('Gentile utente, la informiamo che. '.repeat(10), withPictures)).toBe(
      true,
    )
    expect(await isTextPage(stamp, withPictures)).toBe(false)
    expect(await isTextPage(stamp, without)).toBe(true)
  })

  test('LET-64 nothing, and characters that are no letters, are no text', async () => {
    for (const text of ['', ' \n ', '\uE001\uE002\uE003a'.repeat(200), '·—•'.repeat(300)]) {
      expect(await isTextPage(text, without), text).toBe(false)
    }
  })
})

test('LET-64 WKX-43 what of a PDF stays behind is said', () => {
  const whole = { taken: 2, all: 2, photos: [], isCut: false }
  expect(pdfTold(whole)).toBeNull()
  expect(pdfTold({ ...whole, taken: 3, all: 12 })).toBe('Ho preso le prime tre pagine di 12.')
  expect(pdfTold({ ...whole, taken: 1, all: 2 })).toBe('Ho preso la prima pagina di 2.')
  expect(pdfTold({ ...whole, photos: [2] })).toBe(
    'La pagina 2 è una foto: questa AI legge solo il testo.',
  )
  expect(pdfTold({ taken: 3, all: 4, photos: [1, 3], isCut: true })).toBe(
    'Ho preso le prime tre pagine di 4. Le pagine 1 e 3 sono foto: questa AI legge solo il testo. Il testo è lungo: ho preso la prima parte.',
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pdfTold } from './pdf-faults.ts'
import { pageText, pageWay, type TextPiece } from './pdf-text.ts'
import { type PageValue, withValues } from './pdf-values.ts'

/** A line of its own. */
const line = (text: string, y: number, x = 60): TextPiece => ({
  text,
  x,
  width: 6 * text.length,
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

  test('LET-64 whatever the pieces, no letter is lost', () => {
    const any = fc.record({
      text: fc.string({ unit: fc.constantFrom('a', 'è', ' ', 'ش', '🙂', '7'), maxLength: 8 }),
      x: fc.integer({ min: -50, max: 700 }),
      width: fc.integer({ min: 0, max: 600 }),
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
  })
})

describe('what was filled in', () => {
  const value = (text: string, left: number, bottom: number, height = 16): PageValue => ({
    text,
    left,
    right: left + 100,
    top: bottom - height,
    bottom,
  })

  test('LET-64 a value stands after its label, a box before its words, a note by itself', () => {
    const lines = [line('Cognome e nome:', 100), line('Accetto', 130, 90), line('Firma', 200)]
    const values = [
      value('ROSSI TERESA', 300, 104),
      { ...value('[x]', 60, 134), right: 72 },
      value('da rivedere', 60, 170),
    ]
    expect(pageText(withValues(lines, values)).split(/\n+/)).toEqual([
      'Cognome e nome: ROSSI TERESA',
      '[x] Accetto',
      'da rivedere',
      'Firma',
    ])
  })
})

describe('text or photo', () => {
  const look = { isTrue: true, pictures: 0, lacksPicture: false }
  const long = 'Gentile utente, la informiamo che. '.repeat(10)

  test('LET-64 a letter is text, with its logo too; a scan with a stamp is a photo', () => {
    const stamp = 'Comune di Scanzo, protocollo n. 0012345 del 12/03/2026, pagina 1 di 2'
    expect(pageWay(long, { ...look, pictures: 0.04 }, false)).toBe('text')
    expect(pageWay(stamp, { ...look, pictures: 1 }, false)).toBe('drawn')
    expect(pageWay(stamp, look, false)).toBe('text')
  })

  test('LET-64 where letters may be others, or a picture is the page, it is drawn; what shows more goes as both', () => {
    expect(pageWay(long, { ...look, isTrue: false }, false)).toBe('drawn')
    expect(pageWay(long, { ...look, pictures: 0.9 }, false)).toBe('drawn')
    expect(pageWay(long, { ...look, pictures: 0.4 }, false)).toBe('both')
    expect(pageWay(long, look, true)).toBe('both')
  })

  test('LET-64 nothing, and characters that are no letters, are no text', () => {
    for (const text of ['', ' \n ', '\uE001\uE002\uE003a'.repeat(200), '·—•'.repeat(300)]) {
      expect(pageWay(text, look, false), text).toBe('drawn')
    }
  })
})

test('LET-64 WKX-43 what of a PDF stays behind, or may be wrong, is said', () => {
  const whole = {
    ...{ taken: 2, all: 2, isCut: false },
    ...{ photos: [], unsure: [], blank: [], lacking: [] },
  }
  expect(pdfTold(whole)).toBeNull()
  expect(pdfTold({ ...whole, taken: 1, all: 2 })).toBe('Ho preso la prima pagina di 2.')
  expect(pdfTold({ ...whole, taken: 3, all: 4, photos: [1, 2, 3], isCut: true })).toBe(
    'Ho preso le prime tre pagine di 4. Le pagine 1, 2 e 3 sono foto, o contengono foto: questa AI legge solo il testo. Il testo è lungo: ho preso la prima parte.',
  )
  expect(pdfTold({ ...whole, unsure: [1], blank: [2], lacking: [1, 2] })).toBe(
    "Il testo della pagina 1 può essere sbagliato: rileggilo o ascoltalo prima di mandarlo. Nella pagina 2 non vedo niente da mandare. Nelle pagine 1 e 2 c'è un'immagine che qui non si apre: se serve, fotografala.",
  )
})

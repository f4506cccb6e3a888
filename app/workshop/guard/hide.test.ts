import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../tests/guard-messages.ts'
import { findPersonalData } from './find.ts'
import { hasPlaceholder, hide, putBack } from './hide.ts'

const hidden = (text: string) => hide(text, findPersonalData(text))

/** Text with data, brackets and what looks like placeholders in it. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        ...[
          ' ',
          '\n',
          '[',
          ']',
          '\\',
          '**',
          '[numero di telefono]',
          '[Targa 2]',
          '[codice fiscale 1]',
        ],
        ...[
          '035 123456',
          '347 1234567',
          'RSSMRA80A01H501U',
          'AB123CD',
          'a.b@c.it',
          'tel 3331234567',
        ],
      ),
    ),
    { maxLength: 20 },
  )
  .map((bits) => bits.join(''))

describe('WKX-11 hiding', () => {
  test('puts a placeholder where each chosen number stood', () => {
    const text = 'AB123CD e 347 1234567'
    const chosen = findPersonalData(text).filter(({ kind }) => kind === 'phone')
    expect(hide(text, chosen).text).toBe('AB123CD e [numero di telefono]')
    expect(hidden('Chiamami al 347 1234567 o al 035 123456, targa AB123CD')).toEqual({
      text: 'Chiamami al [numero di telefono] o al [numero di telefono 2], targa [targa]',
      kept: {
        '[numero di telefono]': '347 1234567',
        '[numero di telefono 2]': '035 123456',
        '[targa]': 'AB123CD',
      },
    })
  })

  test('leaves nothing of what it replaced, in any message', () => {
    for (const { text, found } of messages) {
      const after = hidden(text).text
      for (const { text: words } of found) expect(after).not.toContain(words)
      expect(findPersonalData(after)).toEqual([])
    }
  })

  test('and bringing back give the same text again, whatever it holds', () => {
    const same = (text: string) => {
      const { text: sent, kept } = hidden(text)
      expect(putBack(sent, kept)).toBe(text)
    }
    fc.assert(fc.property(anyText, same), { numRuns: 2000 })
    for (const { text } of messages) same(text)
  })
})

describe('WKX-11 bringing back', () => {
  const kept = { '[numero di telefono]': '035 123456', '[codice fiscale 2]': 'RSSMRA80A01H501U' }

  test.for([
    ['[numero di telefono]', '035 123456'],
    ['[Numero di telefono]', '035 123456'],
    ['[**numero di telefono**]', '035 123456'],
    ['\\[numero di telefono\\]', '035 123456'],
    ['[il mio numero di telefono]', '035 123456'],
    ['[Codice Fiscale 2]', 'RSSMRA80A01H501U'],
    ['[codice fiscale]', '[codice fiscale]'],
    ['numero di telefono', 'numero di telefono'],
    ['- [ ] comprare il pane [1]', '- [ ] comprare il pane [1]'],
  ])('%s', ([answer = '', expected]) => {
    expect(putBack(`Tel: ${answer}.`, kept)).toBe(`Tel: ${expected}.`)
    expect(hasPlaceholder(answer, kept)).toBe(answer !== expected)
  })

  test('touches nothing that is no placeholder', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(putBack(text, kept)).toBe(text)
      }),
    )
  })

  test('reads data as words, not as a pattern', () => {
    expect(putBack('[targa]', { '[targa]': '$& $1 [targa]' })).toBe('$& $1 [targa]')
  })
})

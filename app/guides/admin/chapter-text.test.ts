import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenLines } from '../chapter-content.ts'
import { asMarkdown, continued, readPlain } from './chapter-text.ts'

test('REC-30 bullets of a pasted text become a list, numbers stay, and nothing indented is code', () => {
  const pasted = [
    'Prima:',
    '1. Apri',
    '2) Premi',
    '· Aspetta',
    '\to  forse',
    '    una frase',
    '',
    '',
    '',
  ]
  expect(readPlain(pasted.join('\r\n'))).toBe(
    'Prima:\n1. Apri\n2) Premi\n* Aspetta\n\t* forse\nuna frase',
  )
  expect(readPlain('- uno\n  - dentro\n- due')).toBe('* uno\n  * dentro\n* due')
  expect(readPlain('•\tuno\n•\tdue')).toBe('* uno\n* due')
  // Neither a word nor bold ones nor a number are a bullet.
  const plain = 'o forse no.\n**Grassetto** qui.\n-5 gradi\n--- fine ---'
  expect(readPlain(plain)).toBe(plain)
})

test('REC-30 whatever is pasted is seen: no line of it is hidden', () => {
  const line = fc.stringMatching(/^[•\-*0-9.) a-zàè:]{0,90}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
      const text = `Sopra.\n\n${readPlain(lines.join('\n'))}`
      expect(hiddenLines(text)).toEqual([])
    }),
  )
})

test('REC-30 Enter goes on with a list, counts its numbers, and ends it after an empty point', () => {
  expect(continued('- uno')).toEqual({ insert: '\n- ', isEnded: false })
  expect(continued('  * uno')).toEqual({ insert: '\n  * ', isEnded: false })
  expect(continued('9. nove')).toEqual({ insert: '\n10. ', isEnded: false })
  expect(continued('• Titolo')).toEqual({ insert: '\n- ', isEnded: false })
  for (const line of ['- ', '* ', '3. ']) expect(continued(line)?.isEnded).toBe(true)
  for (const line of ['', 'testo', '•', '  ', '**Bold** qui', '2026 è qui']) {
    expect(continued(line)).toBeNull()
  }
})

test('REC-32 lines that no reader sees are told by their number; of Markdown none is hidden', () => {
  expect(hiddenLines('- sola\n• Uno\n- a\n• Vuoto')).toEqual([
    { number: 1, text: '- sola' },
    { number: 4, text: '• Vuoto' },
  ])
  expect(hiddenLines('Una frase\n- sola\n• Vuoto')).toEqual([])
})

test('REC-32 hidden lines are made seen where they stand', () => {
  expect(asMarkdown('- sola\n• Uno\n-a\n\n• Vuoto')).toBe('* sola\n## Uno\n* a\n\n## Vuoto')
})

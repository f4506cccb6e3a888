import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitted, linesOf, widthOf, writable, written } from './lettering.server.ts'

test('LRN-73 words become outlines, so that no font is needed', () => {
  const drawn = written('Perché', 10, 20, 50, '#000000')
  expect(drawn).not.toContain('<text')
  expect(drawn.match(/<path /g)).toHaveLength(6)
  expect(drawn).toContain('translate(10 20) scale(0.05 -0.05)')
})

test('LRN-73 what the typeface lacks is left out, and accents are found however they are written', () => {
  expect(writable('  Caffe\u0300 \u{1F600}  bar ')).toBe('Caffè bar')
  expect(writable('шахты')).toBe('')
})

test('LRN-73 letters stand as close as in the typeface', () => {
  expect(widthOf('Av', 1000)).toBeLessThan(widthOf('A', 1000) + widthOf('v', 1000))
  expect(widthOf('Àv', 1000)).toBe(widthOf('Av', 1000))
})

test('LRN-74 every title stands on its sign, whatever it is', () => {
  const board = { sizes: [92, 68, 46], width: 530, most: 3 } as const
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (title) => {
      const { size, lines } = fitted(writable(title), board)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(530)
    }),
  )
  expect(fitted('Medico', board)).toEqual({ size: 92, lines: ['Medico'] })
})

test('LRN-74 lines keep every word', () => {
  const words = 'operatrice socio-sanitaria e assistente familiare'
  expect(linesOf(words, 46, 300).join(' ')).toBe(words)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseChapter, parseInline } from '../chapter-content.ts'
import { asChapterLines, continued, markedLine, readPlain } from './chapter-text.ts'

test('REC-30 pasted paragraphs, numbers and bullets become items under a heading', () => {
  const pasted = [
    'Prima di cominciare:',
    '1. Apri il sito',
    '2) Premi il pulsante',
    '· Aspetta',
    '',
  ]
  expect(asChapterLines(readPlain(pasted.join('\r\n')), '')).toBe(
    '• Prima di cominciare\n- Apri il sito\n- Premi il pulsante\n- Aspetta',
  )
  const letter = 'Una riga breve\nPoi una frase intera, che finisce con un punto.'
  expect(asChapterLines(readPlain(letter), '')).toBe(
    '• Una riga breve\n- Poi una frase intera, che finisce con un punto.',
  )
  // Neither a word nor bold ones are a bullet.
  expect(asChapterLines(readPlain('o forse no.\n**Grassetto** qui.'), '• Titolo\n')).toBe(
    '- o forse no.\n- **Grassetto** qui.',
  )
  // Under a heading that is there already nothing becomes one.
  expect(asChapterLines(readPlain('Uno.\nDue.'), '• Titolo\n')).toBe('- Uno.\n- Due.')
})

test('REC-30 a text in the format of chapters stays as it is', () => {
  const chapter = '• Uno\n- a\n- b\n\n• Due\n- c'
  expect(asChapterLines(readPlain(chapter), '')).toBe(chapter)
})

test('REC-30 whatever is pasted is seen: no line of it is hidden', () => {
  const line = fc.stringMatching(/^[•\-*0-9.) a-zàè:]{0,90}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
      const text = asChapterLines(readPlain(lines.join('\n')), '• Sopra\n- c\n')
      const said = parseChapter(`• Sopra\n- c\n${text}`)
      // Headings that nothing follows stay hidden, and are told.
      for (const { text: hidden } of said.hidden) expect(hidden).toMatch(/^[•-]/)
    }),
  )
})

test('REC-30 Enter goes on with a list, and ends it after an empty item', () => {
  expect(continued('- uno')).toEqual({ insert: '\n- ', isEnded: false })
  expect(continued('• Titolo')).toEqual({ insert: '\n- ', isEnded: false })
  expect(continued('- ')).toEqual({ insert: '', isEnded: true })
  for (const line of ['', 'testo', '•', '  ']) expect(continued(line)).toBeNull()
})

test('REC-32 lines that no reader sees are told by their number', () => {
  expect(parseChapter('- sola\n• Uno\n- a\ntesto\n• Vuoto\nsotto').hidden).toEqual([
    { number: 1, text: '- sola', hasHeadingAbove: false },
    { number: 4, text: 'testo', hasHeadingAbove: true },
    { number: 5, text: '• Vuoto', hasHeadingAbove: true },
    { number: 6, text: 'sotto', hasHeadingAbove: true },
  ])
})

test('REC-32 a hidden line is mended where it stands', () => {
  expect(markedLine('• Uno\n- a\ntesto', 3, '-')).toBe('• Uno\n- a\n- testo')
  expect(markedLine('• Uno\n1. testo', 2, '•')).toBe('• Uno\n• testo')
})

test('REC-30 bold words and links with https are read, all else stays as it is typed', () => {
  expect(parseInline('Vai su [questo sito](https://esempio.it/a) e **premi** qui')).toEqual([
    { text: 'Vai su ', isBold: false, to: null },
    { text: 'questo sito', isBold: false, to: 'https://esempio.it/a' },
    { text: ' e ', isBold: false, to: null },
    { text: 'premi', isBold: true, to: null },
    { text: ' qui', isBold: false, to: null },
  ])
  expect(parseInline('[la lezione](/prima-di-cominciare/che-cose-l-ai)')).toEqual([
    { text: 'la lezione', isBold: false, to: '/prima-di-cominciare/che-cose-l-ai' },
  ])
  for (const plain of [
    '2 ** 3',
    '[x](http://esempio.it)',
    '[x](//esempio.it)',
    '[x](/\\esempio.it)',
    '[x](javascript:alert(1))',
    '**',
  ]) {
    expect(parseInline(plain)).toEqual([{ text: plain, isBold: false, to: null }])
  }
  fc.assert(
    fc.property(fc.string(), (line) => {
      const kept = parseInline(line).filter(({ isBold, to }) => !isBold && to === null)
      for (const { text } of kept) expect(line).toContain(text)
    }),
  )
})

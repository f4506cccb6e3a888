import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { parseChapter, readExercise } from './chapter-content.ts'

/** The blocks, and the words of the hidden lines. */
const read = (content: string) => {
  const { blocks, hidden } = parseChapter(content)
  return { blocks, hidden: hidden.map(({ text }) => text) }
}

test('GUIDE-09 a heading line with its item lines is a block', () => {
  expect(read('• Titolo\n- uno\n- due')).toEqual({
    blocks: [{ heading: 'Titolo', items: ['uno', 'due'] }],
    hidden: [],
  })
  expect(read('•Uno\r\n\r\n-a\r\n\r\n  • Due  \r\n  - b  ').blocks).toEqual([
    { heading: 'Uno', items: ['a'] },
    { heading: 'Due', items: ['b'] },
  ])
})

test('GUIDE-09 blocks without heading or without items, and other lines, are not displayed', () => {
  expect(read('• Solo')).toEqual({ blocks: [], hidden: ['• Solo'] })
  expect(read('- uno\n- due')).toEqual({ blocks: [], hidden: ['- uno', '- due'] })
  expect(read('•\n- uno\n• Vero\n-\ntesto\n- due')).toEqual({
    blocks: [{ heading: 'Vero', items: ['due'] }],
    hidden: ['•', '- uno', '-', 'testo'],
  })
  expect(read('')).toEqual({ blocks: [], hidden: [] })
})

const word = fc.stringMatching(/^[a-zàèì«»]{1,8}( [a-zàèì]{1,8}){0,3}$/)
const line = fc.oneof(
  word.map((text) => `• ${text}`),
  word.map((text) => `- ${text}`),
  word,
  fc.constantFrom('', '•', '-', '   '),
)

test('GUIDE-09 every line that says something is shown once or hidden once, in any text', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { blocks, hidden } = read(lines.join('\n'))
      const shown = blocks.flatMap(({ heading, items }) => [
        `• ${heading}`,
        ...items.map((item) => `- ${item}`),
      ])
      const said = lines.map((one) => one.trim()).filter((one) => one !== '')
      expect([...shown, ...hidden].sort()).toEqual(said.sort())
      expect(blocks.every(({ heading, items }) => heading !== '' && items.length > 0)).toBe(true)
    }),
  )
})

test('DATA-07 nothing of the seeded chapters is hidden, and each has a request to try', () => {
  for (const { content, exercises } of guides.flatMap(({ chapters }) => chapters)) {
    expect(read(content).hidden).toEqual([])
    expect(exercises.some(({ description }) => readExercise(description).prompt)).toBe(true)
  }
})

test('Q20 the request of an exercise is its longest passage between « »', () => {
  expect(
    readExercise(
      'Apri «ricetta.html». Prova questa richiesta: «Scrivi una pagina per le dosi.» Poi controlla.',
    ),
  ).toEqual({
    before: 'Apri «ricetta.html». Prova questa richiesta:',
    prompt: 'Scrivi una pagina per le dosi.',
    after: 'Poi controlla.',
    answer: null,
  })
  const short = 'Scrivi «Ciao» e premi Invio.'
  expect(readExercise(short)).toEqual({
    before: short,
    prompt: null,
    after: '',
    answer: null,
  })
  expect(readExercise('Senza richieste.').prompt).toBeNull()
})

test('LRN-54 an exercise hides what follows the line that begins with the answer’s mark', () => {
  expect(readExercise('Quale manca?\r\n\r\nRisposta: la terza.\r\nEra scritta in fondo.')).toEqual({
    before: 'Quale manca?',
    prompt: null,
    after: '',
    answer: 'la terza.\r\nEra scritta in fondo.',
  })
  expect(readExercise('Risposta: quattro.')).toMatchObject({ before: '', answer: 'quattro.' })
  const asked = readExercise(
    'Prova: «Quanti giorni ha un anno bisestile?» Poi apri.\nRisposta: 366.',
  )
  expect(asked).toMatchObject({ prompt: 'Quanti giorni ha un anno bisestile?', answer: '366.' })
  for (const whole of ['Scrivi: Risposta: sì.', 'Leggi.\nRisposta:  ', 'Leggi.\nrisposta: no']) {
    expect(readExercise(whole)).toMatchObject({ before: whole.trim(), answer: null })
  }
})

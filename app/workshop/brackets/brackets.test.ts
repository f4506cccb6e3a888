import { expect, test } from 'vitest'
import { fillBrackets } from '../guard/placeholder.ts'
import { findBrackets } from './brackets.ts'

const none: ReadonlySet<string> = new Set()
const words = (text: string, others = none) => findBrackets(text, others).map((one) => one.words)

test('WKX-51 each bracket that is left is asked for once, in the order of the text', () => {
  const text =
    'Al Comune di [nome del Comune]\n\n[Nome e cognome], nato il [data]\n\n**[nome e cognome]**'
  expect(words(text)).toEqual(['nome del Comune', 'Nome e cognome', 'data'])
  expect(words('Firma: \\[il tuo nome\\]')).toEqual(['il tuo nome'])
})

test('WKX-51 links, boxes to tick, numbers of notes and data of one’s own are no brackets to fill', () => {
  expect(words('- [ ] fatto\n- [x] pagato\nvedi [INPS](https://inps.it) e la nota [1]')).toEqual([])
  expect(words('Chiamami al [numero di telefono].', new Set(['numeroditelefono']))).toEqual([])
})

test('WKX-51 what was written takes the place of every bracket of the same words; others stay', () => {
  const text = 'Io, [Nome e cognome], scrivo a [ente].\n\n[nome e cognome]'
  const [bracket] = findBrackets(text, none)
  const filled = { [bracket?.key ?? '']: 'Pina Carrara' }
  expect(fillBrackets(text, filled)).toBe('Io, Pina Carrara, scrivo a [ente].\n\nPina Carrara')
  expect(fillBrackets(text, {})).toBe(text)
  expect(fillBrackets('[constructor]', {})).toBe('[constructor]')
})

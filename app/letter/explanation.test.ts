import { expect, test } from 'vitest'
import { hasParts, nothingFound, readExplanation, tellsFraud, trustIn } from './explanation.ts'

const body = '# La tassa\n\n## Chi scrive\n\nIl Comune.\n\n## Che cosa fare\n\n1. Paga.'
const found = {
  from: 'Comune',
  asks: 'di pagare 128,40 euro',
  until: '30 giugno',
  number: 'AB-12/7',
}
const lines = `Chi scrive: Comune
Che cosa chiede: di pagare 128,40 euro
Entro quando: 30 giugno
Numero della pratica: AB-12/7`

test('LETT-04 the lines at the end are read, and not shown', () => {
  expect(readExplanation(`${body}\n\n---\n\nLETTO NELLA LETTERA\n${lines}\n`)).toEqual({
    shown: body,
    found,
  })
})

test.each([
  ['without the title', `${body}\n\n${lines}`],
  [
    'in a list, with emphasis',
    `${body}\n\n**LETTO NELLA LETTERA**\n${lines.replace(/^(.+?:)/gm, '- **$1**')}`,
  ],
  ['in HTML', `${body}\n\nLETTO NELLA LETTERA\n${lines.replace(/: (.+)$/gm, ': <b>$1</b>')}`],
])('LETT-04 the lines are found %s', (_, text) => {
  expect(readExplanation(text)).toEqual({ shown: body, found })
})

test('LETT-04 what contradicts itself, says nothing or is no value stays empty', () => {
  const text = `${body}\n\nLETTO NELLA LETTERA\nChi scrive: Comune\nChi scrive: Enel\nEntro quando: non indicato\nNumero della pratica: ${'7'.repeat(400)}\nChe cosa chiede: [di pagare]`
  expect(readExplanation(text).found).toEqual({ ...nothingFound, asks: 'di pagare' })
})

test('LETT-04 an explanation without the lines is shown whole', () => {
  const ends = `${body}\n\nEntro quando: lo dice la lettera.`
  expect(readExplanation(ends)).toEqual({ shown: ends, found: nothingFound })
})

test('LETT-04 nothing of the lines is seen while they are written', () => {
  expect(readExplanation(`${body}\n\nLETTO NEL`).shown).toBe(body)
  expect(readExplanation(`${body}\n\nLETTO NELLA LETTERA\nChi scr`).shown).toBe(body)
})

test('LETT-03 signs of fraud are a part of their own, in another language too', () => {
  expect(tellsFraud(`# Attenzione\n\n## Segnali di truffa / Semne de fraudă\n\n- Fretta.`)).toBe(
    true,
  )
  expect(tellsFraud(`${body}\n\nSegnali di truffa: nessuno.`)).toBe(false)
})

test('LETT-04 what is no letter is told without parts, and nobody replies to it', () => {
  expect(hasParts(body)).toBe(true)
  expect(hasParts('# Qui non vedo una lettera\n\nVedo un gatto.')).toBe(false)
})

test('LETT-04 numbers are sought in the words of the letter, where there are some', () => {
  const words = 'La tassa è di 128,40 euro, entro il 30 giugno. Pratica AB-12/7.'
  expect(trustIn('30 giugno', words)).toBe('seen')
  expect(trustIn('AB-12/7', words)).toBe('seen')
  expect(trustIn('31 giugno', words)).toBe('unseen')
  expect(trustIn('30 giugno', '')).toBe('unknown')
})

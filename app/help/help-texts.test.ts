import { expect, test } from 'vitest'
import { emergencyNumbers } from '../urgency/emergency-numbers.ts'
import { arbiterSite, fraudSteps, fraudWords, refunds } from './fraud-steps.server.ts'
import { cardWords } from './phone-card-words.ts'
import { stuckPoints } from './stuck.server.ts'

const points = stuckPoints(false)
const fraudTexts = [
  ...[...fraudSteps, ...refunds].flatMap(({ title, text }) => [title, text]),
  ...Object.values(fraudWords),
]
const cardTexts = Object.values(cardWords).flat()

const sentences = (text: string) => text.split(/(?<=[.?!:])\s/).length

test('LRN-31 there are ten things, each in two to four short sentences, with an address of its own', () => {
  expect(points).toHaveLength(10)
  expect(new Set(points.map(({ id }) => id)).size).toBe(10)
  for (const { id, text, link } of points) {
    expect(id).toMatch(/^[a-z]+$/)
    expect(sentences(text), text).toBeGreaterThanOrEqual(2)
    expect(sentences(text), text).toBeLessThanOrEqual(4)
    expect(link.to, id).toMatch(/^\//)
  }
})

test('LRN-36 LET-88 the bank is called first, by the number on the card; two that block are named', () => {
  expect(fraudSteps).toHaveLength(5)
  const lines = fraudSteps[0].text.split('\n')
  const [call = '', number = ''] = lines
  expect(call).toMatch(/^Chiama la tua banca/)
  expect(number).toContain('sul retro della carta')
  const numbers = [...fraudTexts, ...cardTexts].join(' ').match(/\d{3}[\d ]*\d/g) ?? []
  expect(numbers).toEqual([emergencyNumbers.nexi.number, emergencyNumbers.poste.number])
  expect(lines.slice(2).join(' ')).toMatch(/bonifico.*programma.*SPID.*carta regalo/)
  for (const { name, address } of [emergencyNumbers.police, arbiterSite]) {
    expect(address).toBe(`https://www.${name}`)
  }
})

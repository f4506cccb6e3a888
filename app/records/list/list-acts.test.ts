import { expect, test } from 'vitest'
import { doneText, type RecordsAct } from './list-acts.ts'

const guide = { one: 'guida', many: 'guide', the: 'la guida', isFeminine: true }
const tool = { one: 'strumento', many: 'strumenti', the: 'lo strumento', isFeminine: false }

test.each<[RecordsAct, number[], string]>([
  ['unpublish', [2, 3], '2 guide ritirate; 3 non erano pubblicate.'],
  ['unpublish', [1, 1], '1 guida ritirata; 1 non era pubblicata.'],
  ['unpublish', [0, 1], '1 non era pubblicata.'],
  ['publish', [1, 0], '1 guida pubblicata.'],
  ['publish', [0, 4], '4 erano già pubblicate.'],
  ['delete', [1, 0], 'Guida eliminata con successo. Per 30 giorni si può riportare.'],
  ['delete', [3, 0], '3 guide eliminate. Per 30 giorni si possono riportare.'],
  ['restore', [1, 0], 'Guida ripristinata.'],
  ['restore', [3, 0], '3 guide ripristinate.'],
])('REC-41 %s %o is said as one counts', (act, counts, said) => {
  expect(doneText(guide, act, counts)).toBe(said)
})

test('REC-41 of a masculine noun too', () => {
  expect(doneText(tool, 'publish', [2, 1])).toBe('2 strumenti pubblicati; 1 era già pubblicato.')
  expect(doneText(tool, 'unpublish', [1, 2])).toBe('1 strumento ritirato; 2 non erano pubblicati.')
})

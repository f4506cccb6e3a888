import { expect, test } from 'vitest'
import { figureCsv } from './figure-csv.ts'

test('ADM-04 the file holds the numbers of the charts', () => {
  const from = new Date('2026-11-20T23:00:00Z')
  const figure = {
    total: 5,
    live: 4,
    before: 0,
    change: null,
    days: [{ from, added: 2, total: 5 }],
  }
  expect(figureCsv('users', figure)).toBe('\uFEFFGiorno;Nuovi;Totale\r\n21/11/2026;2;5\r\n')
  const hours = [{ from: new Date('2026-11-21T13:05:00Z'), added: 3, total: 3 }]
  expect(figureCsv('messages', { ...figure, hours })).toBe(
    '\uFEFFPeriodo;Inizio;Messaggi\r\nGiorno;21/11/2026;2\r\nOra;21/11/2026 14:05;3\r\n',
  )
})

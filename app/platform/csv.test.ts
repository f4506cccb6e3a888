import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

test('ADM-04 a spreadsheet opens the file as it is: semicolons, no formula', () => {
  expect(
    csvLines([
      ['Giorno', 'Nuovi'],
      ['=1+1', 2],
      ['a;"b"', -3],
    ]),
  ).toBe('Giorno;Nuovi\r\n\'=1+1;2\r\n"a;""b""";-3\r\n')
  for (const text of ['+39', '-x', '@x', '\tx']) expect(csvLines([[text]])).toContain(`'${text}`)
})

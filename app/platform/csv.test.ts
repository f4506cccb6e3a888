import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('WHO-27 a spreadsheet opens the file as it is: semicolons, no formula', () => {
  const rows = [
    ['=1+1', 2],
    ['a;"b"', -3],
  ]
  expect(csvText(['Giorno', 'Nuovi'], rows)).toBe(
    '\uFEFFGiorno;Nuovi\r\n\'=1+1;2\r\n"a;""b""";-3\r\n',
  )
  for (const text of ['+39', '-x', '@x', '\tx']) {
    expect(csvText([], [[text]])).toContain(`'${text}`)
  }
})

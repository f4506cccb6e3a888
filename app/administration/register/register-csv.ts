import { type CsvRow, csvMoment } from '../../platform/csv.ts'
import type { DescribedRow } from './described.server.ts'

/** The columns of the register's file. */
export const registerHeadings = [
  ...['Quando', 'Chi', 'Ruolo', 'Che cosa', 'Su chi o che cosa', 'Motivo', 'Da dove'],
]

/** A row of the register as a line of its file. */
export const registerCsvRow = (row: DescribedRow): CsvRow => [
  csvMoment(row.at),
  ...[row.who, row.role ?? '', row.did, row.what ?? '', row.reason ?? '', row.place],
]

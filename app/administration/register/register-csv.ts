import { csvLines, csvMoment, csvStart } from '../../platform/csv.ts'
import type { DescribedRow } from './described.server.ts'

const columns = ['Quando', 'Chi', 'Ruolo', 'Che cosa', 'Su chi o che cosa', 'Motivo', 'Da dove']

/** The beginning of the file: what its columns are. */
export const registerCsvHead = csvStart + csvLines([columns])

/** The lines of these rows. */
export const registerCsvLines = (rows: readonly DescribedRow[]): string =>
  csvLines(
    rows.map(({ at, who, role, did, what, reason, place }) => [
      csvMoment(at),
      ...[who, role ?? '', did, what ?? '', reason ?? '', place],
    ]),
  )

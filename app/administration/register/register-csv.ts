import { csvLines, csvStart } from '../csv.ts'
import type { DescribedRow } from './described.server.ts'

/** '28/11/2026 15:20:08', which spreadsheets take for a moment. */
const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

const columns = ['Quando', 'Chi', 'Ruolo', 'Che cosa', 'Su chi o che cosa', 'Motivo', 'Da dove']

/** The beginning of the file: what its columns are. */
export const registerCsvHead = csvStart + csvLines([columns])

/** The lines of these rows. */
export const registerCsvLines = (rows: readonly DescribedRow[]): string =>
  csvLines(
    rows.map(({ at, who, role, did, what, reason, place }) => [
      moment.format(at).replace(',', ''),
      ...[who, role ?? '', did, what ?? '', reason ?? '', place],
    ]),
  )

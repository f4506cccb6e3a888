/** What Excel, set to Italian, takes for the border between two columns. */
const separator = ';'
/** A file begins with it: it tells Excel that the file is UTF-8. */
const start = '\uFEFF'

/** A text that a spreadsheet would take for a formula is told not to be one. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export type CsvRow = readonly (string | number)[]

/** A file that a spreadsheet opens as it is. @param header what its columns are */
export const csvText = (header: readonly string[], rows: readonly CsvRow[]): string =>
  start + [header, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')

/**
 * The answer of an address that gives such a file; nobody on the way keeps it.
 * @param name 'registro-2026-11-28', which the browser saves as 'fucina-registro-2026-11-28.csv'
 */
export const csvAnswer = (name: string, header: readonly string[], rows: readonly CsvRow[]) =>
  new Response(csvText(header, rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="fucina-${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })

const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/** '28/11/2026 15:20:08', by the clocks of Rome, which spreadsheets take for a moment. */
export const csvMoment = (at: Date): string => moment.format(at).replace(',', '')

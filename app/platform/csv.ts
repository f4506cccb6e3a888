/** What Excel, set to Italian, takes for the border between two columns. */
const separator = ';'
/** A file begins with it: it tells Excel that the file is UTF-8. */
export const csvStart = '\uFEFF'

/** A text that a spreadsheet would take for a formula is told not to be one. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a file that a spreadsheet opens as it is. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')

const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/** '28/11/2026 15:20:08', by the clocks of Rome, which spreadsheets take for a moment. */
export const csvMoment = (at: Date): string => moment.format(at).replace(',', '')

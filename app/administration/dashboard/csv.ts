import type { Figure, FigureName, MessagesFigure } from './figure.ts'
import { clockText, figureWords } from './figure-words.ts'

/** What Excel, set to Italian, takes for the border between two columns. */
const separator = ';'
/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A text that a spreadsheet would take for a formula is told not to be one. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A file that a spreadsheet opens as it is. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')

const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The numbers behind a card's charts, as they stand in its table. */
export function figureCsv(name: FigureName, figure: Figure | MessagesFigure): string {
  const { added } = figureWords[name]
  if ('hours' in figure) {
    return toCsv([
      ['Periodo', 'Inizio', added],
      ...figure.days.map((day) => ['Giorno', moment.format(day.from), day.added]),
      ...figure.hours.map((hour) => [
        'Ora',
        `${moment.format(hour.from)} ${clockText(hour.from)}`,
        hour.added,
      ]),
    ])
  }
  return toCsv([
    ['Giorno', added, 'Totale'],
    ...figure.days.map((day) => [moment.format(day.from), day.added, day.total]),
  ])
}

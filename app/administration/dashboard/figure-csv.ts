import { csvLines, csvStart } from '../../platform/csv.ts'
import type { Figure, FigureName, MessagesFigure } from './figure.ts'
import { clockText, figureWords } from './figure-words.ts'

const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

const asFile = (rows: (string | number)[][]) => csvStart + csvLines(rows)

/** The numbers behind a card's charts, as they stand in its table. */
export function figureCsv(name: FigureName, figure: Figure | MessagesFigure): string {
  const { added } = figureWords[name]
  if ('hours' in figure) {
    return asFile([
      ['Periodo', 'Inizio', added],
      ...figure.days.map((day) => ['Giorno', moment.format(day.from), day.added]),
      ...figure.hours.map((hour) => [
        'Ora',
        `${moment.format(hour.from)} ${clockText(hour.from)}`,
        hour.added,
      ]),
    ])
  }
  return asFile([
    ['Giorno', added, 'Totale'],
    ...figure.days.map((day) => [moment.format(day.from), day.added, day.total]),
  ])
}

import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import {
  type MonthCounts,
  readPeriodFigures,
  type SeenFigures,
  type Since,
} from './count-figures.server.ts'
import { drawnMonthText, drawnText, isCounted, type Period, periodText } from './period.ts'
import { fewText, isFew } from './shown-number.ts'

type Cell = string | number
/** What it is about, which of them, when, how many. */
type Row = [topic: string, name: string, when: string, number: Cell]

export const figuresColumns = ['Argomento', 'Voce', 'Quando', 'Numero']

/**
 * All figures of a period for a file with `figuresColumns`, in which no few people can be counted.
 * That it was taken stands in the register.
 * @throws KnownFailure 403 for whoever may not
 */
export async function exportFigures(db: Database, actor: Actor, period: Period): Promise<Row[]> {
  const figures = await readPeriodFigures(db, actor, period)
  const about = `Numeri, ${periodText(period.name)}`
  await noteInRegister(db, actor, { act: 'figuresExported', about })
  return [
    ...wholeRows(figures),
    ...monthRows(figures),
    ...placeRows(figures),
    ...guideRows(figures),
    ...templateRows(figures),
    ...easeRows(figures),
  ]
}

/** What can be a few people's; a number stays one, so that it can be reckoned with. */
const few = (count: number): Cell => (isFew(count) ? fewText : count)

const names = {
  people: 'Persone che hanno imparato',
  steps: 'Capitoli, parti di lezione e scene finite',
  saved: 'Risposte salvate',
  answers: "Risposte dell'AI",
  pictures: "Immagini dell'AI",
  failures: 'Richieste non riuscite',
  cost: "Costo dell'AI in euro",
  groups: 'Gruppi',
  reached: 'Persone nei gruppi',
  finished: 'Percorsi finiti nei gruppi',
}

type Name = keyof typeof names

const kinds: { name: Name; since: keyof Since; cell: (count: number) => Cell }[] = [
  { name: 'people', since: 'learning', cell: few },
  { name: 'steps', since: 'learning', cell: few },
  { name: 'saved', since: 'saved', cell: few },
  { name: 'answers', since: 'ai', cell: (count) => count },
  { name: 'pictures', since: 'ai', cell: (count) => count },
  { name: 'failures', since: 'ai', cell: (count) => count },
  { name: 'cost', since: 'ai', cell: (euros) => cents(euros) },
  { name: 'groups', since: 'groups', cell: (count) => count },
  { name: 'reached', since: 'groups', cell: few },
  { name: 'finished', since: 'groups', cell: few },
]

/** As spreadsheets set to Italian read it: '12,40'. */
const cents = (euros: number) => euros.toFixed(2).replace('.', ',')

const unknown = 'non si sa'

/** Whoever may not see costs has no lines of them. */
const kindsFor = ({ seesCosts }: SeenFigures) =>
  kinds.filter(({ name }) => name !== 'cost' || seesCosts)

const cellOf = (count: number | null, cell: (count: number) => Cell): Cell =>
  count === null ? unknown : cell(count)

function wholeRows(figures: SeenFigures): Row[] {
  const { whole, period, since } = figures
  const when = whenOf(period)
  return kindsFor(figures).map(({ name, since: key, cell }) => [
    names[name],
    'In tutto il periodo',
    when,
    isCounted(period.to, since[key]) ? cellOf(whole[name], cell) : '',
  ])
}

function monthRows(figures: SeenFigures): Row[] {
  const { months, period, since } = figures
  return kindsFor(figures).flatMap(({ name, since: key, cell }) =>
    months.map(
      (counts: MonthCounts): Row => [
        names[name],
        'Mese',
        drawnMonthText(counts.month, period),
        // Empty: nothing was counted yet.
        isCounted(counts.month, since[key]) ? cellOf(counts[name], cell) : '',
      ],
    ),
  )
}

const whenOf = ({ name, isRunning }: Period) => `${periodText(name)}${isRunning ? ', finora' : ''}`

const placeRows = ({ places, period }: SeenFigures): Row[] =>
  places.flatMap(({ place, groups, reached, finished }): Row[] => {
    const topic = `Gruppi: ${place}`
    const when = whenOf(period)
    return [
      [topic, 'Gruppi', when, groups],
      [topic, 'Persone', when, few(reached)],
      [topic, 'Percorsi finiti', when, few(finished)],
    ]
  })

const always = 'da sempre'

const guideRows = ({ guides }: SeenFigures): Row[] =>
  guides.flatMap(({ title, begun, chapters, finished }): Row[] => [
    [`Guida: ${title}`, 'Iniziata', always, few(begun)],
    ...chapters.map(
      (chapter, place): Row => [
        `Guida: ${title}`,
        `Capitolo ${place + 1}: ${chapter.title}`,
        always,
        few(chapter.people),
      ],
    ),
    [`Guida: ${title}`, 'Finita', always, few(finished)],
  ])

const templateRows = ({ templates, period, since }: SeenFigures): Row[] =>
  since.templates === null
    ? []
    : templates.map(({ title, uses }) => ['Template usati', title, drawnText(period), few(uses)])

const easeRows = ({ ease, period }: SeenFigures): Row[] =>
  ease.flatMap(({ kind, title, easy, soSo, hard }): Row[] => {
    const topic = 'Quanto è stato facile'
    const name = `${kind === 'guide' ? 'Guida' : 'Lezione'}: ${title}`
    const when = drawnText(period)
    return [
      [topic, `${name}: facile`, when, few(easy)],
      [topic, `${name}: così così`, when, few(soSo)],
      [topic, `${name}: difficile`, when, few(hard)],
    ]
  })

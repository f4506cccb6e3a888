import { hourMilliseconds } from '../../platform/durations.ts'
import { counted, countText } from '../../ui/format-number.ts'
import { chartTime, type Figure, type FigureName, type Point } from './figure.ts'

/** The catalogue's text. */
export const loadFailed = 'Errore nel caricamento delle statistiche'

const signed = (digits: number) =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
    useGrouping: 'always',
  })
const tenths = signed(1)
const whole = signed(0)

/** '+8,5%', '0,0%', '+1.133%'; '—' where there is nothing to compare with. */
export const changeText = (change: number | null): string => {
  if (change === null) return '—'
  return `${(Math.abs(change) < 100 ? tenths : whole).format(change)}%`
}

/** 'da 3 a 37': of few, a percentage alone says too much. */
export const movedText = ({ before, total }: Figure): string =>
  `da ${countText(before)} a ${countText(total)}`

/** '62%'; '—' when nothing was begun. */
export const rateText = (rate: number | null): string =>
  rate === null ? '—' : `${countText(Math.round(rate))}%`

type Words = {
  /** In the address of its file, and in the file's name. */
  slug: string
  title: string
  /** What the change is compared with. */
  against: string
  /** The columns of the table and of the file. */
  added: string
  /** How a live and a hidden one are called, one and many; null: all are alike. */
  states: { live: [string, string]; off: [string, string] } | null
}

export const figureWords: Record<FigureName, Words> = {
  users: {
    slug: 'utenti',
    title: 'Utenti',
    against: `negli ultimi ${chartTime}`,
    added: 'Nuovi',
    states: { live: ['attivo', 'attivi'], off: ['sospeso', 'sospesi'] },
  },
  guides: {
    slug: 'guide',
    title: 'Guide',
    against: `negli ultimi ${chartTime}`,
    added: 'Nuove',
    states: { live: ['pubblicata', 'pubblicate'], off: ['bozza', 'bozze'] },
  },
  tools: {
    slug: 'strumenti',
    title: 'Strumenti AI',
    against: `negli ultimi ${chartTime}`,
    added: 'Nuovi',
    states: { live: ['attivo', 'attivi'], off: ['inattivo', 'inattivi'] },
  },
  messages: {
    slug: 'messaggi',
    title: 'Messaggi Chat',
    against: 'sulle 24 ore prima',
    added: 'Messaggi',
    states: null,
  },
}

/** '124 attivi, 4 sospesi'; for messages what the figure counts. */
export function figureCaption(name: FigureName, { total, live }: Figure): string {
  const { states } = figureWords[name]
  if (!states || live === null) return 'Ultime 24 ore'
  return `${counted(live, ...states.live)}, ${counted(total - live, ...states.off)}`
}

/** What a chart says to people who cannot see it. */
export function chartText(name: FigureName, days: readonly Point[]): string {
  const { title } = figureWords[name]
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return title
  if (name === 'messages') {
    const sum = days.reduce((all, { added }) => all + added, 0)
    return `${title} negli ultimi ${chartTime}: ${countText(sum)} in tutto, ${countText(last.added)} oggi`
  }
  return `${title} negli ultimi ${chartTime}: da ${countText(first.total)} a ${countText(last.total)}`
}

const shortDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'short',
})

/** '21 nov'. */
export const dayText = ({ from }: Point): string => shortDay.format(from)

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '14:05'. */
export const clockText = (moment: Date | number): string => clock.format(moment)

/** '14:05–15:05'. */
export const hourText = ({ from }: Point): string =>
  `${clockText(from)}–${clockText(from.getTime() + hourMilliseconds)}`

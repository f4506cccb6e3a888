import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { counted, countText } from '../../ui/count-text.ts'

/** The catalogue's text. */
export const loadFailed = 'Errore nel caricamento delle statistiche'

/** The figures of the administrators' dashboard that have a card of their own. */
export const figureNames = ['users', 'guides', 'tools', 'messages'] as const
export type FigureName = (typeof figureNames)[number]

export type CardFigure = {
  total: number
  /** Active users, published guides, active tools; null for messages. */
  live: number | null
  /** What `total` is compared with, see `percentChange`. */
  before: number
}

/** A change looks back so many days; that of messages one. */
export const changeDays = 30

type Words = {
  title: string
  /** What the change is compared with. */
  against: string
  /** How a live and a hidden one are called, one and many; null: all are alike. */
  states: { live: [string, string]; off: [string, string] } | null
}

const againstDays = `negli ultimi ${durationWords(changeDays * dayMilliseconds)}`

export const figureWords: Record<FigureName, Words> = {
  users: {
    title: 'Utenti',
    against: againstDays,
    states: { live: ['attivo', 'attivi'], off: ['sospeso', 'sospesi'] },
  },
  guides: {
    title: 'Guide',
    against: againstDays,
    states: { live: ['pubblicata', 'pubblicate'], off: ['bozza', 'bozze'] },
  },
  tools: {
    title: 'Strumenti AI',
    against: againstDays,
    states: { live: ['attivo', 'attivi'], off: ['inattivo', 'inattivi'] },
  },
  messages: { title: 'Messaggi Chat', against: 'sulle 24 ore prima', states: null },
}

/** '124 attivi, 4 sospesi'; for messages what the figure counts. */
export function figureCaption(name: FigureName, { total, live }: CardFigure): string {
  const { states } = figureWords[name]
  if (!states || live === null) return 'Ultime 24 ore'
  return `${counted(live, ...states.live)}, ${counted(total - live, ...states.off)}`
}

/**
 * How much more there is now than before, in percent of before. Users, guides and tools: now
 * against `changeDays` ago; messages: the last 24 hours against the 24 before.
 * @returns null when there was nothing before: no figure is better than a false one
 */
export const percentChange = ({ total, before }: CardFigure): number | null =>
  before === 0 ? null : ((total - before) / before) * 100

const signed = (digits: number) =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
    useGrouping: 'always',
  })
const tenths = signed(1)
const whole = signed(0)

/** '+8,5%', '0,0%', '+1.133%'. */
export const changeText = (change: number): string =>
  `${(Math.abs(change) < 100 ? tenths : whole).format(change)}%`

/** 'da 3 a 37': of few, a percentage alone says too much. */
export const movedText = ({ before, total }: CardFigure): string =>
  `da ${countText(before)} a ${countText(total)}`

/** Guides finished of guides begun, over all people: '62%'; '—' when nothing was begun. */
export const completionText = (finished: number, begun: number): string =>
  begun === 0 ? '—' : `${countText(Math.round((finished / begun) * 100))}%`

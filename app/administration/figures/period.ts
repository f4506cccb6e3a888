import { monthsLater, romanMonth } from '../../platform/roman-day.ts'
import { formatMonth } from '../../ui/format-date.ts'

/** A month, or a year, of which somebody wants to know. */
export type Period = {
  /** '2026-11' or '2026', as the address has it. */
  name: string
  /** Its first and its last month, as far as it has come; YYYY-MM. */
  from: string
  to: string
  /** The months that are drawn, the oldest first: a year's own; of a month the twelve up to it. */
  months: string[]
  /** It has not ended. */
  isRunning: boolean
}

/** No site of ours is older. */
const first = '2020-01'

/**
 * The period that an address asks for.
 * @returns the month of the moment where it asks for none, for one to come, or what is no period
 */
export function readPeriod(asked: string | null, now: Date): Period {
  const current = romanMonth(now)
  const name = isPeriod(asked) && asked.slice(0, 7) <= current ? asked : current
  return name.length === 4 ? yearPeriod(name, current) : monthPeriod(name, current)
}

const isPeriod = (text: string | null): text is string =>
  text !== null && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) && text >= first.slice(0, text.length)

const monthPeriod = (name: string, current: string): Period => ({
  name,
  from: name,
  to: name,
  months: monthsBetween(monthsLater(name, -11), name),
  isRunning: name === current,
})

function yearPeriod(name: string, current: string): Period {
  const isRunning = current.startsWith(name)
  const [from, to] = [`${name}-01`, isRunning ? current : `${name}-12`]
  return { name, from, to, months: monthsBetween(from, to), isRunning }
}

function monthsBetween(from: string, to: string): string[] {
  const months = [from]
  for (let month = from; month < to; ) {
    month = monthsLater(month, 1)
    months.push(month)
  }
  return months
}

/** So many months can be chosen; further back there are years. */
const mostMonths = 24

/**
 * The periods that one can choose, the newest first: months, then years.
 * @param since the first month in which anything was counted; null: nothing was yet
 */
export function periodChoices(since: string | null, now: Date): string[] {
  const current = romanMonth(now)
  const oldest = since ?? current
  const months = monthsBetween(oldest < current ? oldest : current, current).reverse()
  const years = new Set(months.map((month) => month.slice(0, 4)))
  return [...months.slice(0, mostMonths), ...years]
}

/** The month before a month, the year before a year, and the whole of it. */
export const periodBefore = ({ name }: Period): string =>
  name.length === 4 ? String(Number(name) - 1) : monthsLater(name, -1)

/** 'novembre 2026'. @param month YYYY-MM; its middle is in it wherever the clock stands */
const monthText = (month: string): string => formatMonth(`${month}-15`)

/** 'novembre 2026', '2026'. */
export const periodText = (name: string): string => (name.length === 4 ? name : monthText(name))

/** 'in novembre 2026', 'nel 2026', with 'finora' while it runs. */
export function inPeriodText({ name, isRunning }: Pick<Period, 'name' | 'isRunning'>): string {
  const words = name.length === 4 ? `nel ${name}` : `in ${monthText(name)}`
  return isRunning ? `${words}, finora` : words
}

/** The months that are drawn: 'da dicembre 2025 a novembre 2026', 'nel 2026'. */
export function drawnText({ name, months, isRunning }: Period): string {
  if (name.length === 4) return inPeriodText({ name, isRunning })
  return `da ${monthText(months[0] ?? name)} a ${monthText(name)}`
}

/** A month of a period as its tables name it: 'novembre 2026, finora'. */
export const drawnMonthText = (month: string, { isRunning, to }: Period): string =>
  `${monthText(month)}${isRunning && month === to ? ', finora' : ''}`

export const nothingYet = 'Ancora nessun dato.'

/** Whether something was counted in a month already. @param since its first month; null: nothing is */
export const isCounted = (month: string, since: string | null): boolean =>
  since !== null && month >= since

/** Since when there is something of a kind; '' where there was in the first month that is shown. */
export function sinceText(since: string | null, months: readonly string[]): string {
  if (since === null) return nothingYet
  return since > (months[0] ?? since) ? `Il primo dato è di ${monthText(since)}.` : ''
}

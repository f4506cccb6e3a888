import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from './durations.ts'

const units = [
  { milliseconds: 365 * dayMilliseconds, one: 'un anno', many: 'anni' },
  { milliseconds: dayMilliseconds, one: 'un giorno', many: 'giorni' },
  { milliseconds: hourMilliseconds, one: "un'ora", many: 'ore' },
  { milliseconds: minuteMilliseconds, one: 'un minuto', many: 'minuti' },
]

const toTwelve = 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(
  ' ',
)

/**
 * A limit of the code as people are told of it: "mezz'ora", 'dodici ore', '30 giorni'.
 * @param milliseconds whole minutes; the largest unit that they fill is named
 */
export function durationWords(milliseconds: number): string {
  if (milliseconds === hourMilliseconds / 2) return "mezz'ora"
  const unit = units.find((one) => milliseconds % one.milliseconds === 0)
  if (!unit || milliseconds <= 0) throw new Error(`no whole minutes: ${milliseconds}`)
  const count = milliseconds / unit.milliseconds
  return count === 1 ? unit.one : `${toTwelve[count] ?? count} ${unit.many}`
}

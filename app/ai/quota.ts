import { countText } from '../ui/format-number.ts'

/**
 * What kind of person asks: visitors and accounts of their first day; people known before;
 * administrators.
 */
export type Rank = 'guest' | 'known' | 'administrator'

/** Fifths of the day's calls that a rank may use: what lies above is kept for the next. */
const fifths: Record<Rank, number> = { guest: 3, known: 4, administrator: 5 }

const part = (whole: number, numerator: number, denominator: number) =>
  Math.max(1, Math.floor((whole * numerator) / denominator))

/** At how many calls of everybody's a rank is refused. @param total calls of a day */
export const ceilingOf = (total: number, rank: Rank): number => part(total, fifths[rank], 5)

/** How many answers one network of guests may ask for in a day: a third of their part. */
export const networkCeiling = (total: number): number => part(ceilingOf(total, 'guest'), 1, 3)

/** Why somebody was refused: the counter that was used up. */
export const refusals = ['minute', 'person', 'address', 'everybody'] as const

export type Refusal = (typeof refusals)[number]

/** How today's calls are used and shared, as administrators see it. */
export type DayUse = {
  total: number
  used: number
  /** How many calls are left today: for guests, for people known before, for administrators. */
  left: { guests: number; known: number; administrators: number }
  /** Today, the most frequent reason first. */
  refused: { refusal: Refusal; count: number }[]
}

/** '1.234 richieste su 5.000'. */
export const usedText = ({ used, total }: Pick<DayUse, 'used' | 'total'>): string =>
  used === 1
    ? `1 richiesta su ${countText(total)}`
    : `${countText(used)} richieste su ${countText(total)}`

const reasons: Record<Refusal, { cause: string; again: string }> = {
  minute: {
    cause:
      'Una persona, o molte dallo stesso indirizzo, hanno chiesto troppo in un minuto. Se è una biblioteca, aggiungilo qui sotto.',
    again: 'Dopo un minuto',
  },
  person: { cause: 'Una persona ha finito le sue di oggi.', again: 'Domani' },
  address: {
    cause: 'Un indirizzo ha finito le sue di oggi. Se è una biblioteca, aggiungilo qui sotto.',
    again: 'Domani',
  },
  everybody: { cause: 'Le richieste di oggi erano finite per chi chiedeva.', again: 'Domani' },
}

/** Why somebody was refused, and when there is room again. */
export const refusalWords = (refusal: Refusal) => reasons[refusal]

const near = 0.8

/** What the dashboard says of the day: nothing while there is enough. */
export function dayNotes(day: DayUse): string[] {
  const notes: string[] = []
  if (day.left.guests === 0) notes.push('Oggi la parte di visitatori e nuovi iscritti è finita.')
  if (day.used >= day.total * near) notes.push(`Oggi: ${usedText(day)}.`)
  return notes
}

import type { Refusal } from '../../ai-service/day-shares.ts'
import type { DayUse } from '../../ai-service/day-use.server.ts'
import { countText } from '../../ui/format-number.ts'

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

import type { Refusal } from '../../ai-service/day-shares.ts'
import type { DayUse } from '../../ai-service/day-use.server.ts'
import { countText } from '../../ui/format-number.ts'

/** '1.234 richieste su 5.000'. */
export const usedText = ({ used, total }: Pick<DayUse, 'used' | 'total'>): string =>
  used === 1
    ? `1 richiesta su ${countText(total)}`
    : `${countText(used)} richieste su ${countText(total)}`

/** What is free for guests at this moment, and what becomes of the rest. */
export function paceText({ left, pace }: Pick<DayUse, 'left' | 'pace'>): string {
  if (left.guests === 0) return 'Fino a domani i visitatori non possono chiedere.'
  if (pace.free === 0) return 'Adesso nessuna: con la prossima ora se ne liberano altre.'
  return pace.free < left.guests
    ? `Adesso ${countText(pace.free)}: le altre si liberano ora per ora.`
    : 'Tutte già adesso.'
}

const reasons: Record<Refusal, { cause: string; again: string }> = {
  minute: { cause: 'Una persona ha chiesto troppo in un minuto.', again: 'Dopo un minuto' },
  addressMinute: {
    cause: 'Dallo stesso indirizzo hanno chiesto in troppi in un minuto.',
    again: 'Dopo un minuto',
  },
  person: { cause: 'Una persona ha finito le sue di oggi.', again: 'Domani' },
  address: {
    cause: 'Un indirizzo ha finito le sue di oggi. Se è una biblioteca, aggiungilo qui sotto.',
    again: 'Domani',
  },
  addressHour: {
    cause: "Un indirizzo ha finito le sue di quest'ora. Se è una biblioteca, aggiungilo qui sotto.",
    again: "Tra un'ora",
  },
  pace: {
    cause: 'Visitatori e nuovi iscritti hanno chiesto troppo in poco tempo.',
    again: "Tra un'ora",
  },
  guestPart: {
    cause: 'La parte di visitatori e nuovi iscritti è finita.',
    again: 'Domani',
  },
  knownPart: {
    cause: 'Resta solo la parte degli amministratori.',
    again: 'Domani',
  },
  total: { cause: 'Il giorno è finito per tutti.', again: 'Domani' },
}

/** Why somebody was refused, and when there is room again. */
export const refusalWords = (refusal: Refusal) => reasons[refusal]

const near = 0.8

/** What the dashboard says of the day: nothing while there is enough. */
export function dayNotes(day: DayUse): string[] {
  const notes: string[] = []
  if (day.left.guests === 0) {
    notes.push('Oggi la parte di visitatori e nuovi iscritti è finita.')
  } else if (day.pace.free === 0) {
    notes.push('Visitatori e nuovi iscritti chiedono molto: ora aspettano la prossima ora.')
  }
  if (day.used >= day.total * near) notes.push(`Oggi: ${usedText(day)}.`)
  return notes
}

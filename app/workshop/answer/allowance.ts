import { dayIsOver } from '../../ai/failed-texts.ts'
import { countText } from '../../ui/count-text.ts'

/** Whether nothing can be asked any more today; what is left may be unknown. */
export const isDayOver = (remaining: number | null) => remaining !== null && remaining <= 0

/** What is left of the day in words; null when it is not known. */
export function allowanceText(remaining: number | null): string | null {
  if (remaining === null) return null
  if (remaining <= 0) return dayIsOver
  if (remaining === 1) return 'Ti resta 1 risposta oggi'
  return `Ti restano ${countText(remaining)} risposte oggi`
}

/** What a version costs, said beside the buttons that ask for one. */
export function versionsLeftText(remaining: number | null): string {
  const cost = 'Ogni versione vale una risposta.'
  if (remaining === null) return cost
  if (remaining <= 0) return `${cost} Per oggi sono finite: puoi ancora correggere il testo.`
  if (remaining === 1) return `${cost} Oggi te ne resta 1.`
  return `${cost} Oggi te ne restano ${countText(remaining)}.`
}

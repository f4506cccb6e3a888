import { countText } from '../../ui/format-number.ts'

/** What is left of the day in words; null when it is not known. */
export function allowanceText(remaining: number | null): string | null {
  if (remaining === null) return null
  if (remaining <= 0) return dayIsOver
  if (remaining === 1) return 'Ti resta 1 risposta oggi'
  return `Ti restano ${countText(remaining)} risposte oggi`
}

export const dayIsOver = 'Il limite di oggi è finito: riprova domani.'

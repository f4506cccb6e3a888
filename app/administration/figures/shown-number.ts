import { counted, countText } from '../../ui/count-text.ts'

/** Fewer than so many people at one thing are told to nobody (docs/decisions/0026). */
export const fewest = 5

export const fewText = `meno di ${fewest}`

/** From one up to four: nobody learns how many, neither from words nor from a drawing. */
export const isFew = (count: number): boolean => count > 0 && count < fewest

/** How many people, or things of theirs, there were. @param count null: nothing was counted yet */
export function shownNumber(count: number | null): string {
  if (count === null) return '—'
  return isFew(count) ? fewText : countText(count)
}

/** 'nessuno', 'meno di 5 persone', '12 persone'. */
export function peopleText(count: number): string {
  if (count === 0) return 'nessuno'
  return isFew(count) ? `${fewText} persone` : counted(count, 'persona', 'persone')
}

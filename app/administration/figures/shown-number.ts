import { countText } from '../../ui/format-number.ts'

/** Fewer than so many people at one thing are not told outside of the house (docs/decisions/0026). */
export const fewest = 5

/** A number as it is shown, and as long as it is drawn. */
export type Shown = { text: string; drawn: number }

/** As it is; '—' where nothing was counted yet. */
export const exactly = (count: number | null): Shown => ({
  text: count === null ? '—' : countText(count),
  drawn: count ?? 0,
})

export const fewText = `meno di ${fewest}`

/** From one up to four nobody learns how many: neither from the words nor from the drawing. */
export const withoutFew = (count: number | null): Shown =>
  isFew(count) ? { text: fewText, drawn: fewest - 1 } : exactly(count)

export const isFew = (count: number | null): boolean =>
  count !== null && count > 0 && count < fewest

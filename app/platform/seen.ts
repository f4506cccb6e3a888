/** Blanks, zero widths, fillers, marks of direction and marks without their letter. */
const seen = /[^\s\p{Cc}\p{Cf}\p{DI}\p{M}\u2800]/u

/** Whether there is anything in a text to be seen: a name of zero widths is none. */
export const isSeen = (text: string): boolean => seen.test(text)

/**
 * A code or an address without what comes along unseen where it is copied: zero widths, soft hyphens,
 * marks of order and of direction.
 */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '')

/** The same, but for what turns the direction of writing, and what joins letters and the parts of an emoji. */
const unseenInName =
  /[\u034f\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff]/g

/** Joiners behind a Latin letter or before everything join nothing. */
const idleJoiner = /(^|\p{Script=Latin})[\ufe00-\ufe0f\u200c\u200d]+/gu

/** A name on one line, without unseen marks. */
export const tidyName = (text: string): string =>
  text.replace(unseenInName, '').replace(idleJoiner, '$1').replace(/\s+/g, ' ').trim()

/** Whether a text holds marks that turn the direction of writing: a name is shown amid other words. */
export const isTurned = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/.test(text)

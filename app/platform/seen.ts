/** Blanks, zero widths, fillers, marks of direction and marks without their letter. */
const seen = /[^\s\p{Cc}\p{Cf}\p{DI}\p{M}\u2800]/u

/** Whether there is anything in a text to be seen: a name of zero widths is none. */
export const isSeen = (text: string): boolean => seen.test(text)

/** A screen reader has heard of the new place by then, in milliseconds. */
const heard = 150

/**
 * Gives the focus on, and only then does what takes the pressed control away: a screen reader whose
 * place is gone before it hears of the next one falls silent, and what is typed becomes its commands.
 */
export function focusFirst(focus: () => void, remove: () => void): void {
  focus()
  setTimeout(remove, heard)
}

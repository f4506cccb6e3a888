/**
 * Gives the focus on, and only then does what takes the pressed control away: a screen reader whose
 * place is gone before it hears of the next one falls silent, and what is typed becomes its commands.
 */
export function focusFirst(focus: () => void, act: () => void): void {
  focus()
  act()
}

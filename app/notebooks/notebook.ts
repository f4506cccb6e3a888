/** How long the texts of a notebook may be, in characters, how many parts it has, and minutes. */
export const notebookLimits = {
  title: 60,
  duration: 40,
  aim: 600,
  prepare: 2000,
  moments: 20,
  momentTitle: 80,
  minutes: 600,
  doing: 2000,
  say: 2000,
  watch: 1000,
  sheets: 8,
  sheetTitle: 80,
  sheetText: 3000,
  questions: 8,
  question: 250,
  choice: 160,
  why: 300,
} as const

/** The things of a text, one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Each moment of a meeting with the minutes at which it begins and ends. */
export function withClock<Moment extends { minutes: number }>(
  moments: readonly Moment[],
): (Moment & { from: number; until: number })[] {
  let passed = 0
  return moments.map((moment) => {
    const from = passed
    passed += moment.minutes
    return { ...moment, from, until: passed }
  })
}

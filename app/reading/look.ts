/** What every page needs of the ways to read: their texts are those of reading.ts. */

/** How a page looks as long as nobody has chosen how to read it. */
export const normalText = 'normal.paper.full'

/** The colour of the page, for the bars that a browser draws around it; `--paper` in tokens.css. */
export function themeColour(reading: string): string {
  if (reading.includes('.dark.')) return '#14171e'
  return reading.includes('.white.') ? '#ffffff' : '#fffcf7'
}

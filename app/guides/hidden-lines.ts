/** A line that no reader sees. */
export type HiddenLine = { number: number; text: string; hasHeadingAbove: boolean }

/** The lines of a chapter that no block shows, by their number from 1. */
export function hiddenLines(content: string): HiddenLine[] {
  const lines = content.split('\n').map((line) => line.trim())
  const isHeading = (line: string) => line.startsWith('•') && line.slice(1).trim() !== ''
  const isItem = (line: string) => line.startsWith('-') && line.slice(1).trim() !== ''
  let heading = -1
  const first = lines.findIndex(isHeading)
  const seen = new Set<number>()
  for (const [place, line] of lines.entries()) {
    if (isHeading(line)) heading = place
    else if (isItem(line) && heading >= 0) {
      seen.add(heading)
      seen.add(place)
    }
  }
  return lines.flatMap((text, place) =>
    text === '' || seen.has(place)
      ? []
      : [{ number: place + 1, text, hasHeadingAbove: first !== -1 && first < place }],
  )
}

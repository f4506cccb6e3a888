import typeface from './letters.json' with { type: 'json' }

/**
 * Words as outlines, for pictures: a server may have no font at all. art/letters.py wrote the
 * outlines of our typeface, in thousandths of the size.
 */
type Outline = { width: number; path: string }

const outlines = new Map<string, Outline>(
  Object.entries(typeface.letters).map(([letter, entry]) => {
    const at = entry.indexOf(' ')
    return [letter, { width: Number(entry.slice(0, at)), path: entry.slice(at + 1) }]
  }),
)

const kerning: Record<string, number> = typeface.kerning

/** A letter with an accent stands as close to the next as without it. */
const plain = (letter: string) => letter.normalize('NFD').charAt(0)

const closer = (letter: string, next: string | undefined) =>
  next === undefined ? 0 : (kerning[plain(letter) + plain(next)] ?? 0)

/** What can be written of a text: letters that the typeface lacks are left out. */
export const writable = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => outlines.has(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** How wide a text is that is so large, in pixels. */
export function widthOf(text: string, size: number): number {
  let width = 0
  const letters = [...text]
  for (const [at, letter] of letters.entries()) {
    width += (outlines.get(letter)?.width ?? 0) + closer(letter, letters[at + 1])
  }
  return (width * size) / 1000
}

/**
 * A line of text as SVG: its left end and the line it stands on in pixels.
 * @param text as `writable` gives it
 */
export function written(text: string, x: number, y: number, size: number, fill: string): string {
  const scale = size / 1000
  const letters = [...text]
  let at = 0
  const paths = letters.map((letter, position) => {
    const { width, path } = outlines.get(letter) ?? { width: 0, path: '' }
    const drawn = path === '' ? '' : `<path transform="translate(${at} 0)" d="${path}"/>`
    at += width + closer(letter, letters[position + 1])
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** A text broken at its spaces into lines no wider than `width`, where its words allow it. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The largest of the sizes at which a text stands in so many lines; cut at the smallest. */
export function fitted(
  text: string,
  { sizes, width, most }: { sizes: readonly number[]; width: number; most: number },
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = linesOf(text, size, width)
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width)
    if (fits) return { size, lines }
  }
  const size = sizes.at(-1) ?? 16
  return {
    size,
    lines: linesOf(text, size, width)
      .slice(0, most)
      .map((line) => cut(line, size, width)),
  }
}

function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  let kept = line
  while (kept !== '' && widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept}…`
}

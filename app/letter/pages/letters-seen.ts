import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF draws (`fontChar`, in its own font) and what it says that is (`unicode`). */
export type Glyph = { fontChar: string; unicode: string; isInFont: boolean }

/** What pdf.js knows of a font that it draws with; a word where it could not load it. */
type Font =
  | string
  | { loadedName: string; fallbackName: string; missingFile?: boolean; isType3Font?: boolean }

/** A letter in a square: `far` is of each field the square of how far it is from a dark one. */
type Shape = { dark: number[]; far: Float32Array; aspect: number }

/** In pixels: the canvas, the letters on it; in fields: a side of the square. */
const canvasSide = 72
const letterSide = 40
const fields = 16
/** So much more a letter must look like another one before the file is not believed. */
const margin = 0.08
/** The same where a letter looks like a number: 'g' does in many fonts, like 8. */
const numberMargin = 0.2

const styles = ['normal', 'italic']
const families = ['sans-serif', 'serif', 'monospace', "'Atkinson Next'"]
const known = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/** One for a small letter and a large one, with an accent and without, and for those that look alike. */
function plain(letter: string): string {
  const key = letter.normalize('NFKD').slice(0, 1).toLowerCase()
  if ('ijl1'.includes(key)) return 'i'
  return key === '0' ? 'o' : key
}

const isNumber = (text: string) => /^\p{N}$/u.test(text)
const isLetter = (text: string) => /^[\p{L}\p{N}]$/u.test(text)

/**
 * Whether each letter of a page looks like what the PDF says it is. A PDF draws with one table and
 * is read with another: only the look tells where the second is wrong.
 */
export async function lettersAreTrue(
  page: PDFPageProxy,
  glyphs: ReadonlyMap<string, readonly Glyph[]>,
): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = canvasSide
  canvas.height = canvasSide
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  try {
    for (const [name, written] of glyphs) {
      const font = await fontOf(page, name)
      if (!fontIsTrue(context, font, written)) return false
    }
    return true
  } finally {
    canvas.width = 0
  }
}

const fontOf = (page: PDFPageProxy, name: string) =>
  new Promise<Font>((resolve) => page.commonObjs.get(name, resolve))

function fontIsTrue(
  context: CanvasRenderingContext2D,
  font: Font,
  written: readonly Glyph[],
): boolean {
  const letters = written.filter(({ unicode }) => isLetter(unicode))
  if (letters.length === 0) return true
  // Such a font is a list of drawings, which nothing but its own page can show.
  if (typeof font === 'string' || font.isType3Font) return false
  // Not in the file, it is drawn with a font of this device, by these very signs.
  if (font.missingFile) return letters.every(({ fontChar, unicode }) => isSame(fontChar, unicode))
  const own = `${letterSide}px "${font.loadedName}", ${font.fallbackName}`
  const others = new Map<string, Shape[]>()
  for (const letter of new Set([...known, ...letters.map(({ unicode }) => unicode)])) {
    const key = plain(letter)
    others.set(key, [...(others.get(key) ?? []), ...deviceShapes(context, letter)])
  }
  return letters.every(({ fontChar, unicode, isInFont }) => {
    const shape = isInFont ? shapeOf(context, own, fontChar) : null
    return shape !== null && looksLike(shape, unicode, others)
  })
}

const isSame = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC')

const drawnBefore = new Map<string, Shape[]>()

/** A letter in this device's own fonts, upright and slanting; each is drawn once. */
function deviceShapes(context: CanvasRenderingContext2D, letter: string): Shape[] {
  const shapes =
    drawnBefore.get(letter) ??
    styles
      .flatMap((style) => families.map((family) => `${style} ${letterSide}px ${family}`))
      .map((font) => shapeOf(context, font, letter))
      .filter((shape) => shape !== null)
  drawnBefore.set(letter, shapes)
  return shapes
}

function looksLike(shape: Shape, letter: string, known: ReadonlyMap<string, Shape[]>): boolean {
  const likeness = (shapes: readonly Shape[]) => Math.max(...shapes.map((one) => alike(shape, one)))
  const own = known.get(plain(letter)) ?? []
  if (own.length === 0) return false
  const least = likeness(own)
  if (least >= 1 - margin) return true
  return [...known].every(([key, shapes]) => {
    const most = isNumber(key) && !isNumber(letter) ? numberMargin : margin
    return shapes.length === 0 || likeness(shapes) <= least + most
  })
}

/** 1 for the same; less the farther the dark of each is from the dark of the other. */
function alike(one: Shape, other: Shape): number {
  let far = 0
  for (const at of one.dark) far += other.far[at] ?? 0
  for (const at of other.dark) far += one.far[at] ?? 0
  const all = Math.max(1, one.dark.length + other.dark.length)
  return 1 - Math.sqrt(far / all) / 3 - 0.08 * Math.abs(Math.log(one.aspect / other.aspect))
}

/** @returns null: nothing is drawn */
function shapeOf(context: CanvasRenderingContext2D, font: string, letter: string): Shape | null {
  context.clearRect(0, 0, canvasSide, canvasSide)
  context.font = font
  context.fillText(letter, 14, 52)
  const { data } = context.getImageData(0, 0, canvasSide, canvasSide)
  const dark = (x: number, y: number) => data[(y * canvasSide + x) * 4 + 3] ?? 0
  let [left, right, top, bottom] = [canvasSide, -1, canvasSide, -1]
  for (let y = 0; y < canvasSide; y += 1) {
    for (let x = 0; x < canvasSide; x += 1) {
      if (dark(x, y) < 100) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return null
  const [width, height] = [right - left + 1, bottom - top + 1]
  const looks = new Uint8Array(fields * fields)
  // Sixteen looks into each field; half of them dark make it dark.
  for (let step = 0; step < 16 * fields * fields; step += 1) {
    const [x, y] = [step % (4 * fields), Math.floor(step / (4 * fields))]
    const from = left + Math.floor((x * width) / (4 * fields))
    const down = top + Math.floor((y * height) / (4 * fields))
    const at = Math.floor(y / 4) * fields + Math.floor(x / 4)
    if (dark(from, down) > 127) looks[at] = (looks[at] ?? 0) + 1
  }
  const darkFields = [...looks.keys()].filter((at) => (looks[at] ?? 0) >= 8)
  return { dark: darkFields, far: squaredDistances(darkFields), aspect: width / height }
}

/** Of each field the square of how far it is from the nearest of these. */
function squaredDistances(dark: readonly number[]): Float32Array {
  const places = dark.map((at) => ({ x: at % fields, y: Math.floor(at / fields) }))
  const far = new Float32Array(fields * fields)
  for (let at = 0; at < far.length; at += 1) {
    const x = at % fields
    const y = Math.floor(at / fields)
    let least = fields * fields
    for (const place of places) {
      const square = (place.x - x) ** 2 + (place.y - y) ** 2
      if (square < least) least = square
    }
    far[at] = least
  }
  return far
}

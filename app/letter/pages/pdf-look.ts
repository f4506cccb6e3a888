import { AnnotationMode, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Glyph, lettersAreTrue } from './letters-seen.ts'
import type { PageLook } from './pdf-text.ts'

/** As for paper: it is drawn in a tab that is not looked at too; what is filled in goes along. */
export const asPaper = {
  intent: 'print',
  annotationMode: AnnotationMode.ENABLE_STORAGE,
} as const

/** What holds while a page is drawn, until it is taken back. */
type State = {
  /** How large the unit square is now. */
  square: number
  font: string
  isUnseen: boolean
  /** Of a field whose value is known without what it draws. */
  isKnown: boolean
}

type Matrix = readonly number[]

const enlarges = (matrix: Matrix | null | undefined) => {
  const [a = 1, b = 0, c = 0, d = 1] = matrix ?? []
  return Math.abs(a * d - b * c)
}

/** Neither filled nor stroked: a scanner's guess under its picture. */
const unseenModes = new Set([3, 7])

/** What a page draws: the area of its pictures in points, those with a name, its letters. */
type Drawn = {
  pictures: number
  names: Set<string>
  /** Of each font, each once. */
  glyphs: Map<string, Map<string, Glyph>>
  hasUnseen: boolean
}

/**
 * What a page shows besides its text; its pictures are waited for.
 * @param pictured the fields and notes on it whose words are read from what they draw
 */
export async function lookAt(page: PDFPageProxy, pictured: ReadonlySet<string>): Promise<PageLook> {
  const { pictures, names, glyphs, hasUnseen } = follow(
    await page.getOperatorList(asPaper),
    pictured,
  )
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const opened = await Promise.all([...names].map((name) => isOpened(page, name)))
  const written = new Map([...glyphs].map(([font, ones]) => [font, [...ones.values()]]))
  return {
    isTrue: !hasUnseen && (await lettersAreTrue(page, written)),
    pictures: pictures / Math.max(1, (right - left) * (top - bottom)),
    lacksPicture: opened.includes(false),
  }
}

/** Follows what is drawn, act by act. */
function follow(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  pictured: ReadonlySet<string>,
): Drawn {
  const drawn: Drawn = { pictures: 0, names: new Set(), glyphs: new Map(), hasUnseen: false }
  const state = { square: 1, font: '', isUnseen: false, isKnown: false }
  const place: Place = { state, before: [], pictured }
  for (const [index, act] of fnArray.entries()) {
    acts[act]?.(place, (argsArray[index] ?? []) as Args, drawn)
  }
  return drawn
}

type Place = { state: State; before: State[]; pictured: ReadonlySet<string> }
// biome-ignore lint/suspicious/noExplicitAny: as the library types them
type Args = any[]
type Act = (place: Place, args: Args, drawn: Drawn) => void

const save = ({ state, before }: Place) => before.push({ ...state })
const restore = (place: Place) => {
  place.state = place.before.pop() ?? place.state
}
const scale = ({ state }: Place, ...matrices: (Matrix | null | undefined)[]) => {
  for (const matrix of matrices) state.square *= enlarges(matrix)
}
const setFont = ({ state }: Place, name: string) => {
  state.font = name
}
const paint = ({ state }: Place, drawn: Drawn, times = 1) => {
  drawn.pictures += state.square * times
}
const paintAll = (place: Place, drawn: Drawn, items: readonly { transform?: Matrix }[]) => {
  for (const { transform } of items) paint(place, drawn, enlarges(transform))
}

/** What each act of a page means for us, by its number. */
const acts: Record<number, Act> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (place, matrix) => scale(place, matrix),
  [OPS.paintFormXObjectBegin]: (place, [matrix]) => {
    save(place)
    scale(place, matrix)
  },
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginAnnotation]: (place, [id, , transform, matrix]) => {
    save(place)
    place.state.square = 1
    place.state.isKnown = !place.pictured.has(id)
    scale(place, transform, matrix)
  },
  [OPS.endAnnotation]: restore,
  [OPS.setFont]: (place, [name]) => setFont(place, name),
  [OPS.setGState]: (place, [changes]) => {
    for (const [key, value] of changes) if (key === 'Font') setFont(place, value[0])
  },
  [OPS.setTextRenderingMode]: ({ state }, [mode]) => {
    state.isUnseen = unseenModes.has(mode)
  },
  [OPS.showText]: ({ state: { font, isUnseen, isKnown } }, [glyphs], drawn) => {
    if (isKnown) return
    const written = drawn.glyphs.get(font) ?? new Map<string, Glyph>()
    drawn.glyphs.set(font, written)
    for (const glyph of glyphs as (Glyph | number | null)[]) {
      if (typeof glyph !== 'object' || glyph === null || glyph.unicode.trim() === '') continue
      drawn.hasUnseen ||= isUnseen
      written.set(`${glyph.fontChar} ${glyph.unicode}`, glyph)
    }
  },
  [OPS.paintImageXObject]: (place, [name], drawn) => {
    drawn.names.add(name)
    paint(place, drawn)
  },
  [OPS.paintInlineImageXObject]: (place, _, drawn) => paint(place, drawn),
  [OPS.paintImageMaskXObject]: (place, _, drawn) => paint(place, drawn),
  [OPS.paintInlineImageXObjectGroup]: (place, [, items], drawn) => paintAll(place, drawn, items),
  [OPS.paintImageMaskXObjectGroup]: (place, [items], drawn) => paintAll(place, drawn, items),
  [OPS.paintImageXObjectRepeat]: (place, [name, x, y, places], drawn) => {
    drawn.names.add(name)
    paint(place, drawn, Math.abs(x * y) * (places.length / 2))
  },
  [OPS.paintImageMaskXObjectRepeat]: (place, [, x, , , y, places], drawn) =>
    paint(place, drawn, Math.abs(x * y) * (places.length / 2)),
}

/** A picture that its decoder gave up is drawn as nothing. */
const isOpened = (page: PDFPageProxy, name: string) =>
  new Promise<boolean>((resolve) => {
    const place = name.startsWith('g_') ? page.commonObjs : page.objs
    place.get(name, (picture: unknown) => resolve(picture !== null))
  })

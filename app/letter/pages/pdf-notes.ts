import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageValue } from './pdf-values.ts'

/** What pdf.js says of a field, a note or a mark that stands on a page. */
type Annotation = {
  id: string
  subtype: string
  rect: number[]
  annotationFlags: number
  hasAppearance: boolean
  /** What its picture says, line by line. */
  textContent?: string[]
  contentsObj?: { str: string }
  fieldType?: string | null
  fieldValue?: string | string[] | null
  options?: { exportValue: string; displayValue: string }[]
  checkBox?: boolean
  exportValue?: string
  radioButton?: boolean
  buttonValue?: string
}

type PageNotes = {
  /** The values of fields and what was written on the page, where they stand. */
  values: PageValue[]
  /** What notes say that stand on the page as a sign. */
  notes: string[]
  /** Those whose words are read from their picture, as the page's are. */
  pictured: Set<string>
  /** Somebody signed, drew, stamped or struck something out. */
  isMarked: boolean
}

/** Pages with more of them than this are no letter of anybody's. */
const mostAnnotations = 1000
const hiddenFlag = 2
const unseen = new Set(['Link', 'Popup'])
const marks = new Set([
  ...['Stamp', 'Ink', 'StrikeOut', 'Line', 'Polygon', 'PolyLine', 'Square', 'Circle', 'Caret'],
])

/**
 * What people filled in and noted on a page, as its reader on a screen shows it; the document is
 * told to draw it too.
 */
export async function notesOn(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageNotes> {
  const on: PageNotes = { values: [], notes: [], pictured: new Set(), isMarked: false }
  const annotations = ((await page.getAnnotations()) as Annotation[]).slice(0, mostAnnotations)
  const viewport = page.getViewport({ scale: 1 })
  for (const one of annotations) {
    const { id, subtype, annotationFlags } = one
    if (annotationFlags & hiddenFlag || unseen.has(subtype)) continue
    const text = textOf(one)
    pdf.annotationStorage.setValue(id, { noPrint: false, ...toDraw(one) })
    on.isMarked ||= marks.has(subtype) || (one.fieldType === 'Sig' && one.hasAppearance)
    if (text === '') continue
    if (text === pictured(one)) on.pictured.add(id)
    if (subtype === 'Widget' || subtype === 'FreeText') {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(one.rect)
      const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)]
      on.values.push({ text, left, right, top: Math.min(y1, y2), bottom: Math.max(y1, y2) })
    } else on.notes.push(`Nota scritta sulla pagina: ${text}`)
  }
  return on
}

const pictured = ({ textContent = [] }: Annotation) => textContent.join('\n').trim()

/** A value whose picture shows nothing, as some programs leave it, is drawn anew. */
const toDraw = (one: Annotation) =>
  isWords(one) && pictured(one) === '' && textOf(one) !== '' ? { value: one.fieldValue } : {}

const isWords = ({ fieldType }: Annotation) => fieldType === 'Tx' || fieldType === 'Ch'

/** What a person reads there; '' for nothing. */
function textOf(one: Annotation): string {
  const { fieldValue, exportValue, buttonValue, options = [] } = one
  if (one.checkBox) return fieldValue === exportValue ? '[x]' : '[ ]'
  if (one.radioButton) return fieldValue === buttonValue ? '[x]' : '[ ]'
  if (pictured(one) !== '') return pictured(one)
  if (!isWords(one)) return (one.contentsObj?.str ?? '').trim()
  return [fieldValue ?? []]
    .flat()
    .map((value) => options.find((choice) => choice.exportValue === value)?.displayValue ?? value)
    .join(', ')
    .trim()
}

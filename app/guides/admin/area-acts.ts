import { pictureFileLimit, pictureTexts } from '../../platform/picture.ts'
import { sendPicture, smallerPicture } from '../../records/form/send-picture.ts'

/** Puts a text in the place of what is selected, as if it were typed: 'Annulla' takes it back. */
export function insert(area: HTMLTextAreaElement, text: string) {
  area.focus()
  // What was typed before is a step of its own: moving the caret ends it.
  const { selectionStart, selectionEnd } = area
  area.setSelectionRange(0, 0)
  area.setSelectionRange(selectionStart, selectionEnd)
  // The only way that keeps the browser's own undo.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The same; several lines stand apart from what is before and after them. */
export function insertApart(area: HTMLTextAreaElement, text: string) {
  const { value, selectionStart, selectionEnd } = area
  const [before, after] = [value.slice(0, selectionStart).trimEnd(), value.slice(selectionEnd)]
  const isApart = text.includes('\n')
  const begin = isApart && before !== '' ? gap(value.slice(before.length, selectionStart)) : ''
  const end = isApart && after.trim() !== '' ? gap(/^\s*/.exec(after)?.[0] ?? '') : ''
  insert(area, begin + text + end)
}

/** Line ends that are missing between two paragraphs. */
const gap = (blanks: string) => '\n'.repeat(Math.max(0, 3 - blanks.split('\n').length))

export function replaceAll(area: HTMLTextAreaElement, text: string) {
  area.select()
  insert(area, text)
}

/** Begins a line with `mark` after the one that holds the caret. */
export function beginLine(area: HTMLTextAreaElement, mark: string) {
  const { value, selectionEnd } = area
  const end = value.indexOf('\n', selectionEnd)
  const at = end === -1 ? value.length : end
  const line = value.slice(value.lastIndexOf('\n', at - 1) + 1, at)
  area.setSelectionRange(at, at)
  insert(area, line.trim() === '' ? mark : `\n${mark}`)
}

/** Puts signs around what is selected, and the caret between them where nothing is. */
export function wrap(area: HTMLTextAreaElement, before: string, after: string) {
  const { selectionStart, selectionEnd, value } = area
  const words = value.slice(selectionStart, selectionEnd)
  insert(area, before + words + after)
  const caret = selectionStart + before.length + words.length
  area.setSelectionRange(caret, caret)
}

/** The caret stands after the mark of a point that holds nothing yet. */
export function isMarked({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  const begin = value.lastIndexOf('\n', selectionStart - 1) + 1
  return selectionStart === selectionEnd && value.slice(begin, selectionStart) === '- '
}

/**
 * Sends a picture and puts it where the caret stands, which then waits for its words.
 * @returns what went wrong; null: nothing
 */
export async function addAreaPicture(
  area: HTMLTextAreaElement,
  file: File,
): Promise<string | null> {
  const smaller = await smallerPicture(file)
  if (smaller.size > pictureFileLimit) return pictureTexts.tooLarge
  const answer = await sendPicture({ file: smaller }, 'guide')
  if (!answer.ok) return answer.message
  const at = area.selectionStart
  insertApart(area, `![](${answer.picture.address})\n`)
  const caret = area.value.indexOf('![](', at) + '!['.length
  area.setSelectionRange(caret, caret)
  return null
}

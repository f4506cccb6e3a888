import { splitPieces, spokenText } from './sentences.ts'

/** A piece of text as the voice says it, its language, and where it stands on the screen. */
export type Passage = { spoken: string; language: string; range: Range }

/** What is on the screen but not part of the text. */
const unread =
  '.vh, .noprint, .btn, [hidden], [aria-hidden="true"], [role="status"], [aria-live], button, script, style, svg, details:not([open]) > :not(summary)'

const insideALine = 'a, abbr, b, code, del, em, i, ins, kbd, mark, small, span, strong, sub, sup'

/** Texts that stand in one line, so that a sentence may run through them. */
type Line = Text[]

/** The text of an element as passages, in reading order. The document is not touched. */
export function findPassages(root: Element): Passage[] {
  return collectLines(root).flatMap(linePassages)
}

function collectLines(root: Element): Line[] {
  const lines: Line[] = []
  let block: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(unread)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === 'BR') block = null
    if (!(node instanceof Text)) continue
    const own = closestBlock(node)
    if (own === block) lines.at(-1)?.push(node)
    else lines.push([node])
    block = own
  }
  return lines
}

function closestBlock(text: Text): Element | null {
  let element = text.parentElement
  while (element?.matches(insideALine)) element = element.parentElement
  return element
}

/** The code of the language that a text is marked with. */
function languageAt(text?: Text): string {
  const marked = text?.parentElement?.closest('[lang]')?.getAttribute('lang') ?? 'it'
  return marked.toLowerCase().split('-')[0] ?? 'it'
}

function linePassages(line: Line): Passage[] {
  const text = line.map((node) => node.data).join('')
  const language = languageAt(line[0])
  const passages: Passage[] = []
  let start = 0
  for (const piece of splitPieces(text)) {
    const end = start + piece.length
    const spoken = spokenText(piece)
    if (/[\p{L}\p{N}]/u.test(spoken)) {
      const blank = piece.length - piece.trimStart().length
      const range = toRange(line, start + blank, start + piece.trimEnd().length)
      passages.push({ spoken, language, range })
    }
    start = end
  }
  return passages
}

/** From offset to offset of a line's whole text. */
function toRange(line: Line, start: number, end: number): Range {
  const range = document.createRange()
  let before = 0
  for (const node of line) {
    const after = before + node.length
    if (start >= before && start < after) range.setStart(node, start - before)
    if (end > before && end <= after) range.setEnd(node, end - before)
    before = after
  }
  return range
}

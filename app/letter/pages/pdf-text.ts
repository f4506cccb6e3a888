/** One piece of text as it stands on a page, in points from the upper left corner. */
export type TextPiece = {
  text: string
  x: number
  width: number
  /** Where its letters stand, counted downwards. */
  y: number
  height: number
  isRightToLeft: boolean
  endsLine: boolean
}

type Line = { pieces: TextPiece[]; top: number; y: number; height: number }

/** So many blocks are put in order; a page of more keeps the order that its file has. */
const mostBlocks = 200
/** A page with fewer letters and digits than this that shows pictures is a picture itself. */
const fewLetters = 200
/** Pictures that take more of a page than this may say something; more than that are the page. */
const somePictures = 0.1
const mostPictures = 0.5

const letters = /[\p{L}\p{N}]/gu
const countMatches = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0

/** Fonts that say no letters give marks and private characters: no text to send. */
const isLegible = (text: string, count: number) => count * 2 > countMatches(text, /\S/g)

/** What a page shows besides its text. */
export type PageLook = {
  /** Each of its letters looks like what the PDF says it is. */
  isTrue: boolean
  /** How much of it pictures take, from 0 to 1. */
  pictures: number
  /** A picture does not open on this device. */
  lacksPicture: boolean
}

export type PageWay = 'text' | 'drawn' | 'both'

/** Whether there are words at all that could be sent. */
const hasWords = (text: string): boolean => {
  const count = countMatches(text, letters)
  return count > 0 && isLegible(text, count)
}

/** Whether the text of a page goes where nobody reads photos: more than a stamp on a picture. */
export const isRead = (text: string, look: PageLook): boolean =>
  hasWords(text) && (look.pictures === 0 || countMatches(text, letters) >= fewLetters)

/**
 * As text where that is all a page shows, drawn where its text may differ from what a person sees,
 * both where it shows something besides, or was marked by hand.
 */
export function pageWay(text: string, look: PageLook, isMarked: boolean): PageWay {
  if (!isRead(text, look) || !look.isTrue || look.pictures > mostPictures) return 'drawn'
  return look.pictures > somePictures || isMarked ? 'both' : 'text'
}

/**
 * The text of a page, line by line, as it is read: the file's own order, but that what stands
 * wholly above something else comes before it.
 */
export const pageText = (pieces: readonly TextPiece[]): string =>
  joinLines(inOrder(toBlocks(toLines(pieces))).flat()).trim()

function toLines(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = []
  let open: TextPiece[] = []
  const close = () => {
    const written = open.filter(({ text }) => text.trim() !== '')
    const [first] = written
    if (first) {
      const height = Math.max(...written.map((piece) => piece.height))
      lines.push({ pieces: open, y: first.y, height, top: first.y - height })
    }
    open = []
  }
  for (const piece of pieces) {
    open.push(piece)
    if (piece.endsLine) close()
  }
  close()
  return lines
}

/** Lines that follow each other downwards; a block begins where the next one stands elsewhere. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  let last: Line | undefined
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block && last && line.y > last.top && lineGap(last, line) < farGap) block.push(line)
    else blocks.push([line])
    last = line
  }
  return blocks
}

/** From one line down to another, in lines. */
const lineGap = (last: Line, line: Line) =>
  (line.y - last.y) / Math.max(1, line.height, last.height)
/** Between paragraphs, and between parts of a page. */
const wideGap = 2.2
const farGap = 5

const blockTop = (block: readonly Line[]) => block[0]?.top ?? 0
const blockBottom = (block: readonly Line[]) => block.at(-1)?.y ?? 0

function inOrder(blocks: Line[][]): Line[][] {
  if (blocks.length > mostBlocks) return blocks
  const ordered: Line[][] = []
  for (const block of blocks) {
    let at = ordered.length
    while (at > 0 && blockBottom(block) <= blockTop(ordered[at - 1] ?? [])) at -= 1
    ordered.splice(at, 0, block)
  }
  return ordered
}

function joinLines(lines: readonly Line[]): string {
  let text = ''
  let last: Line | undefined
  for (const line of lines) {
    if (last) text += lineGap(last, line) > wideGap ? '\n\n' : '\n'
    text += lineText(line.pieces)
    last = line
  }
  return text
}

function lineText(pieces: readonly TextPiece[]): string {
  const ordered = pieces.some(({ isRightToLeft }) => isRightToLeft) ? fromRight(pieces) : pieces
  return ordered
    .map(({ text }) => text)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** Right to left, as its first word is; what runs the other way keeps its own order. */
function fromRight(pieces: readonly TextPiece[]): TextPiece[] {
  const ordered: TextPiece[] = []
  let run: TextPiece[] = []
  const closeRun = () => {
    ordered.push(...run.reverse())
    run = []
  }
  for (const piece of [...pieces].sort((one, other) => other.x - one.x)) {
    if (piece.isRightToLeft) {
      closeRun()
      ordered.push(piece)
    } else run.push(piece)
  }
  closeRun()
  return ordered
}

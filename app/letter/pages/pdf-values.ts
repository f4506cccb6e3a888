import type { TextPiece } from './pdf-text.ts'

/** What was filled in or written on a page, in points from the upper left corner. */
export type PageValue = { text: string; left: number; right: number; top: number; bottom: number }

/** A field that is higher has lines of its own. */
const highField = 30
const lineHeight = 12

/** The pieces of a page with its values, each beside the words it stands nearest to on its line. */
export function withValues(
  pieces: readonly TextPiece[],
  values: readonly PageValue[],
): TextPiece[] {
  const all = [...pieces]
  for (const value of [...values].sort((one, other) => one.left - other.left)) place(all, value)
  return all
}

function place(all: TextPiece[], value: PageValue) {
  const { text, left, right, top, bottom } = value
  const height = Math.min(lineHeight, bottom - top)
  const own = { x: left, width: right - left, height, isRightToLeft: false }
  const { before, after } = neighbours(all, value)
  if (after && (!before || after.x - right < left - before.x - before.width)) {
    all.splice(all.indexOf(after), 0, { ...own, text: `${text} `, y: after.y, endsLine: false })
    return
  }
  if (!before) {
    const y = bottom - top > highField ? top + height : bottom
    const last = all.pop()
    if (last) all.push({ ...last, endsLine: true })
    all.push({ ...own, text, y, endsLine: true })
    return
  }
  const { y, endsLine } = before
  const put = { ...own, text: ` ${text} `, y, endsLine }
  all.splice(all.indexOf(before), 1, { ...before, endsLine: false }, put)
}

type Neighbours = { before?: TextPiece | undefined; after?: TextPiece | undefined }

/** The nearest words that begin left and right of where a value begins, on its line. */
function neighbours(all: readonly TextPiece[], { left, top, bottom }: PageValue): Neighbours {
  if (bottom - top > highField) return {}
  const line = all.filter(({ text, y }) => text.trim() !== '' && y > top && y <= bottom)
  const before = line.filter(({ x }) => x <= left)
  const after = line.filter(({ x }) => x > left)
  return {
    before:
      before.length > 0 ? before.reduce((one, next) => (next.x >= one.x ? next : one)) : undefined,
    after:
      after.length > 0 ? after.reduce((one, next) => (next.x < one.x ? next : one)) : undefined,
  }
}

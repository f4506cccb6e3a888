/** A paragraph of a pasted text: what it says, and what it is. */
export type Pasted = { kind: 'heading' | 'item'; text: string }

/** Longer ones are sentences, whatever they look like. */
const longestHeading = 80

const bullet = /^(?:[•·▪◦‣●○■□➢✓–—-]|\*(?!\*)|o(?=\t|\u00a0| {2}))\s*/u
const number = /^(?:\d{1,3}|[a-zA-Z])[.)]\s+/

/** A line without the bullet or number that it begins with, and whether it had one. */
export function withoutMark(line: string): { text: string; isMarked: boolean } {
  const text = line.trim().replace(bullet, '').replace(number, '').trim()
  return { text, isMarked: text !== line.trim() }
}

/**
 * A pasted text without markup, paragraph by paragraph: bullets and numbers are items, and so is
 * what is longer than a heading; a short line that ends with a colon, or stands before items, is a
 * heading. A text in the chapter's own format says that itself.
 */
export function readPlain(pasted: string): Pasted[] {
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isOurs =
    lines.some((line) => line.startsWith('•')) && lines.some((line) => line.startsWith('-'))
  const marked = lines.map((line) => ({ line, ...withoutMark(line) }))
  return marked
    .map(({ line, text, isMarked }, place): Pasted => {
      if (isOurs && line.startsWith('•')) return { kind: 'heading', text }
      const isShort = !isMarked && text.length <= longestHeading
      const leads = text.endsWith(':') || marked[place + 1]?.isMarked === true
      return isShort && leads && !/[.!?]$/.test(text)
        ? { kind: 'heading', text: text.replace(/:$/, '') }
        : { kind: 'item', text }
    })
    .filter(({ text }) => text !== '')
}

/**
 * Pasted paragraphs as lines of a chapter, to stand after `before`. Where no heading stands above,
 * the first short paragraph becomes one, so that what follows is seen.
 */
export function asChapterLines(pasted: readonly Pasted[], before: string): string {
  const hasHeading = /^\s*•\s*\S/m.test(before)
  const [first, ...others] = pasted
  const isLost = first?.kind === 'item' && !hasHeading && others.length > 0
  const all =
    first && isLost && first.text.length <= longestHeading
      ? [{ ...first, kind: 'heading' as const }, ...others]
      : pasted
  return all
    .map(({ kind, text }, place) => {
      const gap = place > 0 && kind === 'heading' ? '\n' : ''
      return `${gap}${kind === 'heading' ? '•' : '-'} ${text}`
    })
    .join('\n')
}

/**
 * What Enter puts at the end of a line: the next item of a list, or nothing after an empty one,
 * whose mark goes.
 * @param line up to the caret
 * @returns null: a line end as everywhere
 */
export function continued(line: string): { insert: string; isEnded: boolean } | null {
  const [, mark = '', text = ''] = /^(\s*-\s*)(.*)$/.exec(line) ?? []
  if (mark === '') return /^\s*•\s*\S/.test(line) ? { insert: '\n- ', isEnded: false } : null
  return text.trim() === '' ? { insert: '', isEnded: true } : { insert: '\n- ', isEnded: false }
}

/** The same text with this line made an item, or a heading. */
export function markedLine(content: string, number: number, mark: '-' | '•'): string {
  const lines = content.split('\n')
  const { text } = withoutMark(lines[number - 1] ?? '')
  lines[number - 1] = `${mark} ${text}`
  return lines.join('\n')
}

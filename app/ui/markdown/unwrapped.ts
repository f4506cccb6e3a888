const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/

/** What stands behind a fence around text: such a fence is a frame, and no code. */
const textNames =
  /^(?:|markdown|md|mdown|te?xt|plain(?:text)?|text\/plain|testo|lettera|letter|mail|email)$/i

/** Whether the words behind a fence only name a language. */
export const isLanguageName = (words: string): boolean =>
  /^(?:[a-z][\w+#./-]{0,19}|[A-Z][A-Z+#]{0,3})$/.test(words)

/**
 * An answer that stands wholly in a fence, without it, so that its marks are read; while it is
 * written its end is not there yet.
 */
export function unwrapped(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/)
  const [first = '', ...rest] = lines
  const [, fence = '', name = ''] = fenceLine.exec(first) ?? []
  if (fence === '' || !textNames.test(name.trim())) return text
  const end = endOfFence(rest, fence)
  if (end >= 0 && end < rest.length - 1) return text
  return (end < 0 ? rest : rest.slice(0, end)).join('\n')
}

/** Where a fence ends, past those within it that name a language; -1: nowhere. */
function endOfFence(lines: readonly string[], fence: string): number {
  let open = fence
  return lines.findIndex((line) => {
    const [, marks = '', name = ''] = fenceLine.exec(line) ?? []
    const language = name.trim()
    if (open === fence && marks !== '' && isLanguageName(language)) open = `${marks} `
    if (language !== '' || !marks.startsWith(open.trim())) return false
    const isEnd = open === fence
    open = fence
    return isEnd
  })
}

/** How deep lists and objects may stand in one another: what we write goes a dozen deep. */
const mostLevels = 100

/**
 * JSON that somebody sent. Whatever reads it goes down level by level, which the process has only
 * so much room for: the levels are counted first.
 * @throws SyntaxError when it is none, or deeper than anything of ours
 */
export function parseJson(text: string): unknown {
  if (isDeeper(text, mostLevels)) throw new SyntaxError('the JSON is too deep')
  return JSON.parse(text)
}

const steps = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

function isDeeper(text: string, most: number): boolean {
  let level = 0
  let isQuoted = false
  for (let at = 0; at < text.length && level <= most; at += 1) {
    const character = text.charAt(at)
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted) level += steps.get(character) ?? 0
    else if (character === '\\') at += 1
  }
  return level > most
}

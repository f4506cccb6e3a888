/** What the AI read in a letter and a reply needs, by name; '' where the letter does not say it. */
export type ReadInLetter = Record<FoundName, string>
export type FoundName = 'from' | 'asks' | 'until' | 'number'

/** The lines at the end of an explanation: their labels, as the AI is told to write them. */
export const foundLabels: Record<FoundName, string> = {
  from: 'Chi scrive',
  asks: 'Che cosa chiede',
  until: 'Entro quando',
  number: 'Numero della pratica',
}

/** The line above them. */
export const foundTitle = 'LETTO NELLA LETTERA'

/** The part that comes only where there are signs of fraud. */
export const fraudTitle = 'Segnali di truffa'

export const nothingFound: ReadInLetter = { from: '', asks: '', until: '', number: '' }

export type Explanation = {
  /** What is shown, saved and read aloud: all but the lines at the end. */
  shown: string
  found: ReadInLetter
}

/** So long is no value: a name, a request in a line, a date, a code. */
const longestValue = 300

const marks = /[*`~#>=|]/g

/** A line without the marks of lists, emphasis, headings and code. */
const bare = (line: string) =>
  withoutTags(line)
    .replace(marks, '')
    .trim()
    .replace(/^[-–—•+]\s/, '')
    .trim()

const isTitle = (line: string) => bare(line).replace(/:$/, '').toUpperCase() === foundTitle

/** The beginning of the title, while it is still being written. */
const isTitleBegun = (line: string) => {
  const begun = bare(line)
  return begun.length > 2 && foundTitle.startsWith(begun)
}

/** What stands around the lines and says nothing: a ruler, the fence of code, a blank. */
const isAround = (line: string) => bare(line.replaceAll('-', '')) === ''

const names = Object.keys(foundLabels) as FoundName[]

/** A label and its value; null: it is another line. */
function labelled(line: string): { name: FoundName; value: string } | null {
  const text = bare(line)
  const colon = text.indexOf(':')
  if (colon < 0) return null
  const label = text.slice(0, colon).trim().toLowerCase()
  const name = names.find((one) => foundLabels[one].toLowerCase() === label)
  return name ? { name, value: tidy(text.slice(colon + 1)) } : null
}

/** Said where a letter does not say it. */
const saysNothing =
  /^(?:-+|—|–|\?|n[./]?\s?[ad]\.?|nessun[oa]?|vuoto|non (?:c['’]è|indicat[oa]|present[ei]|specificat[oa]|si legge|risulta|lo dice|trovat[oa]))[.!]?$/i

/** As it may stand in a field: no markup, one line, '' for what says nothing or is no value. */
function tidy(value: string): string {
  const text = value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\[|\]$/g, '')
    .trim()
  return text.length > longestValue || saysNothing.test(text) ? '' : text
}

/** Without what stands between '<' and the next '>'. */
function withoutTags(text: string): string {
  let kept = ''
  let from = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', from)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    kept += text.slice(from, open)
    from = close + 1
  }
  return kept + text.slice(from)
}

/**
 * An explanation and the lines at its end, with or without the title above them. A value that
 * stands there twice, each time another one, is none. Linear.
 */
export function readExplanation(text: string): Explanation {
  const lines = text.split('\n')
  const at = endOfShown(lines)
  const found = { ...nothingFound }
  const doubled = new Set<FoundName>()
  for (const line of lines.slice(at)) {
    const one = labelled(line)
    if (!one || one.value === '') continue
    if (found[one.name] !== '' && found[one.name] !== one.value) doubled.add(one.name)
    found[one.name] = one.value
  }
  for (const name of doubled) found[name] = ''
  return { shown: lines.slice(0, at).join('\n').trimEnd(), found }
}

/** How many lines are shown. */
function endOfShown(lines: readonly string[]): number {
  const title = lines.findLastIndex(isTitle)
  let end = title < 0 ? beginOfLabels(lines) : title
  while (end > 0 && isAround(lines[end - 1] ?? '')) end -= 1
  return end
}

/** Where the last lines begin that are labelled, or what stands around those. */
function beginOfLabels(lines: readonly string[]): number {
  const end = isTitleBegun(lines.at(-1) ?? '') ? lines.length - 1 : lines.length
  const other = lines.findLastIndex((line, at) => at < end && !labelled(line) && !isAround(line))
  const count = lines.slice(other + 1, end).filter((line) => labelled(line)).length
  // One alone may be the last sentence of a part.
  return count > 1 ? other + 1 : end
}

/** Whether an explanation tells signs of fraud: it has the part for them. */
export const tellsFraud = (text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) => /^\s*#/.test(line) && bare(line).toLowerCase().startsWith(fraudTitle.toLowerCase()),
    )

/** Whether there was a letter to explain: what is none is told in a few lines, without parts. */
export const hasParts = (text: string): boolean => /^## /m.test(text)

/** Whether the numbers of a value can be trusted: 'seen' in the letter's own words, or not. */
export type Trust = 'seen' | 'unseen' | 'unknown'

const digits = /\d+/g

/**
 * Whether the numbers, dates and codes of a value stand in the letter's own words; of one without
 * numbers nothing is to be doubted. @param words '' where the letter is a photo
 */
export function trustIn(value: string, words: string): Trust {
  if (words === '') return 'unknown'
  const standing = new Set(words.match(digits))
  const asked: readonly string[] = value.match(digits) ?? []
  return asked.every((one) => standing.has(one)) ? 'seen' : 'unseen'
}

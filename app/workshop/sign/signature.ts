import { brackets } from '../guard/placeholder.ts'

/** How somebody signs a letter. */
export type Signature = {
  name: string
  /** The closing words: 'Un caro saluto', without the comma. May be empty. */
  closing: string
}

const own = '(?:il |la )?(?:(?:tu|mi|su|propri)[oa] )?'
const name =
  '(?:(?:nome e (?:il tuo |il mio )?cognome|nome cognome|cognome e nome|nome)(?: complet[oi])?|firma(?: leggibile| per esteso)?|nome e firma|firma e nome)'
const writer =
  '(?: (?:di chi (?:scrive|firma)|(?:del|della|dello) (?:mittente|sottoscritt[oa]|scrivente)))?'
/** Words of a bracket or a label that ask who writes; with 'saluti' the closing words too. */
const asking = new RegExp(
  `^(?:(?:inserire|inserisci|indicare|scrivi|metti|aggiungi) )?(?:(?:saluti e )?${own}${name}${writer}|saluti e nome|(?:come|chi) (?:ti firmi|mi firmo|firma|firmi|scrive)(?: la lettera)?|come ti chiami|chi sei|(?:nome del )?mittente)$`,
)
/** Of these only the place tells whose name is meant: 'Gentile [nome]' is another's. */
const ambiguous = new RegExp(`^(?:inserire |inserisci )?(?:il |la )?${name}$`)

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Whether a gap's label asks for the name or the signature of who writes. */
export const asksWhoWrites = (label: string): boolean => asking.test(bare(label))

/** What goes into such a gap: the name, with the closing words where the label asks for them. */
export const signatureLine = (label: string, { name, closing }: Signature): string =>
  closing !== '' && bare(label).startsWith('saluti') ? `${closing}, ${name}` : name

/** Before a name of one's own, on its line: nothing, a title, a field's label, words that lead to it. */
const leadsToWriter =
  /^(?:(?:avv|dott|dr|prof|ing|arch|geom|rag)(?:\.ssa)?\.?)?$|(?:firma|firmato|nome(?: e cognome)?|cognome e nome|nominativo|mittente|da) ?:$|(?:sottoscritt\p{L}(?:\/\p{L})?|mi chiamo|sono|io),?$/iu
const closingWords =
  /(?:salut[oi]|abbracci[oi]?|affetto|ossequi|stima|fede|baci[oi]?|auguri|cordialmente|distintamente|presto|bene|grazie)\b/i

type Place = { words: string; start: number; end: number }

/** The brackets of a text that stand for who writes it. */
function placesOf(text: string): Place[] {
  return [...text.matchAll(brackets)]
    .map((match) => {
      const start = match.index
      return { words: bare(match[0]), start, end: start + match[0].length }
    })
    .filter(({ words, start }) => {
      if (!asking.test(words)) return false
      if (!ambiguous.test(words)) return true
      const before = lineBefore(text, start)
      return leadsToWriter.test(before) || (before.endsWith(',') && closingWords.test(before))
    })
}

/** So many characters before a bracket tell whose name is meant. */
const near = 200

/** What stands near before a place on its line, without marks of Markdown. */
function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - near), at)
  const start = before.lastIndexOf('\n') + 1
  const isCut = start === 0 && at > near
  // What begins further left is no line of its own.
  return (
    (isCut ? '… ' : '') +
    before
      .slice(start)
      .replace(isCut ? /[*_\\]/g : marks, '')
      .trim()
  )
}

const marks = /^[\s>*_-]+|[*_\\]/g

/** The last line near before a place that says something. */
function lastLine(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - near), at)
  let end = before.length
  while (end > 0 && /[\s*_\\]/.test(before.charAt(end - 1))) end -= 1
  return before.slice(before.lastIndexOf('\n', end - 1) + 1, end)
}

/** Whether the text leaves a bracket where the name of who writes goes. */
export const asksForSignature = (text: string): boolean => placesOf(text).length > 0

/**
 * The text with the name in place of such brackets. Closing words go where a bracket asks for them,
 * and before a name that ends the letter, unless the text takes its leave right before.
 */
export function signed(text: string, { name, closing }: Signature): string {
  const letterEnd = /[*_\s]*(?:#|-{3}|$)/y
  let written = ''
  let from = 0
  for (const { words, start, end } of placesOf(text)) {
    letterEnd.lastIndex = end
    const isEnd = lineBefore(text, start) === '' && letterEnd.test(text)
    const isOpen = !closingWords.test(lastLine(text, start))
    const isClosing = closing !== '' && isOpen && (isEnd || words.startsWith('saluti'))
    // Two spaces: Markdown then begins a new line.
    const put = isClosing ? `${closing.replace(/[\s,]+$/, '')},  \n${name}` : name
    written += text.slice(from, start) + put
    from = end
  }
  return written + text.slice(from)
}

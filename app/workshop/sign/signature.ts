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

/** What stands before a place on its line, without marks of Markdown. */
const lineBefore = (text: string, at: number) =>
  text
    .slice(text.lastIndexOf('\n', at - 1) + 1, at)
    .replace(/^[\s>*_-]+|[*_\\]/g, '')
    .trim()

const lastLine = (text: string) =>
  text
    .replace(/[\s*_\\]+$/, '')
    .split('\n')
    .at(-1) ?? ''

/** Whether the text leaves a bracket where the name of who writes goes. */
export const asksForSignature = (text: string): boolean => placesOf(text).length > 0

/**
 * The text with the name in place of such brackets. Closing words go where a bracket asks for them,
 * and before a name that ends the letter, unless the text takes its leave right before.
 */
export function signed(text: string, { name, closing }: Signature): string {
  let written = text
  for (const { words, start, end } of placesOf(text).reverse()) {
    const isEnd = lineBefore(text, start) === '' && /^[*_\s]*(?:#|-{3}|$)/.test(text.slice(end))
    const isOpen = !closingWords.test(lastLine(text.slice(0, start)))
    const isClosing = closing !== '' && isOpen && (isEnd || words.startsWith('saluti'))
    // Two spaces: Markdown then begins a new line.
    const put = isClosing ? `${closing.replace(/[\s,]+$/, '')},  \n${name}` : name
    written = written.slice(0, start) + put + written.slice(end)
  }
  return written
}

/** What was typed or pasted, judged as people read it. */
import type { PartContent, WriteContent } from '../../../db/content/lessons/lesson-content.ts'

/** What an answer was worth; `word` stands above the reason. */
export type Judgement = {
  isRight: boolean
  word: string
  text: string
  /** What stands in the field is no step on the way: it can be put back as it was at first. */
  isAstray?: true
}

export const right = (text: string): Judgement => ({ isRight: true, word: 'Giusto', text })

/** Something is missing or otherwise than asked. */
export const notYet = (text: string): Judgement => ({ isRight: false, word: 'Non ancora', text })

/**
 * As words are compared: without case, outer and double spaces, line breaks, commas and the full
 * stops of sentences. The accent on i and u may lean either way: keyboards offer both.
 */
const comparable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘´`]/g, "'")
    .replace(/,|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/í/g, 'ì')
    .replace(/ú/g, 'ù')

const comparableWords = (text: string) => comparable(text).split(' ')

const digits = (text: string) => text.replace(/\D/g, '')

/** Letters and signs alone: what is pasted twice often has no space between. */
const closeUp = (text: string) => comparable(text).replace(/[\s.]/g, '')

const piecesFrom = 3

/** Words of a form, by what the part accepts and which wrong answers have a reason of their own. */
export function judgeWords(part: PartContent, exercise: WriteContent, given: string): Judgement {
  const { accepts, slips = [], source, start } = exercise
  const plain = exercise.isCode ? digits : comparable
  const written = plain(given)
  const isSame = (text: string) => plain(text) === written
  if (comparable(given) === '')
    return notYet('Lo spazio è ancora vuoto. Prova: non si rompe niente.')
  if (accepts.some(isSame)) return right(part.right)
  const why = slips.find((one) => isSame(one.given))?.why
  if (start) return why ? notYet(why) : judgeMended(part.hint, start, accepts[0] ?? '', given)
  const isPiece =
    written.length >= piecesFrom && accepts.some((one) => plain(one).includes(written))
  const copied = source ? miscopied(accepts, given, isPiece) : null
  return { ...notYet(why ?? copied ?? part.hint), isAstray: true }
}

/** What is said of a text that was copied twice or not whole; null: it is another one. */
function miscopied(accepts: string[], given: string, isPiece: boolean): string | null {
  const times = accepts.map((text) => countCopies(text, given)).find((count) => count > 1)
  if (times) return copiesText(times)
  if (!isPiece) return null
  return "Questo pezzo è giusto, ma ne manca un altro. Guarda l'inizio e la fine. Poi svuota lo spazio e copia di nuovo."
}

/** How often `given` holds a text, where it holds nothing else; 0: something else too. */
function countCopies(text: string, given: string): number {
  const pieces = closeUp(given).split(closeUp(text))
  return pieces.every((piece) => piece === '') ? pieces.length - 1 : 0
}

const copiesText = (times: number) =>
  `Hai incollato il testo ${times === 2 ? 'due' : times} volte. Svuota lo spazio e incollalo una volta sola.`

/**
 * A sentence in which one word is to be mended. The hint speaks of the wrong word and is true as long
 * as that one stands in its place; of a sentence that went astray the way back is told.
 */
function judgeMended(hint: string, start: string, wanted: string, given: string): Judgement {
  const before = comparableWords(start)
  const after = comparableWords(wanted)
  const written = comparableWords(given)
  const at = before.findIndex((word, index) => word !== after[index])
  const wrong = before[at] ?? ''
  const ahead = before.slice(0, at)
  const behind = before.slice(at + 1)
  const end = written.length - behind.length
  const isRestKept =
    end >= at &&
    ahead.every((word, index) => word === written[index]) &&
    behind.every((word, index) => word === written[end + index])
  if (!isRestKept) {
    const what = written.includes(wrong) ? 'un altro punto' : 'anche altro'
    const text = `Hai cambiato ${what}. La frase di partenza era: «${start}»`
    return { ...notYet(text), isAstray: true }
  }
  const stands = written.slice(at, end)
  if (stands.join(' ') === wrong) return notYet(`La frase è ancora com'era. ${hint}`)
  if (stands.includes(wrong)) return notYet(hint)
  const place = stands.length === 0 ? 'Qui manca una parola:' : `Al posto di «${stands.join(' ')}»`
  return notYet(`${place} scrivi «${after[at]}». Il resto va bene.`)
}

import { longestPrompt } from '../../prompt-path.ts'
import { keep, keptIn } from '../../ui/kept.ts'

/** Advice on a request in one's own words; `says` finds what makes it needless. */
type HintRule = { id: string; title: string; text: string; says: RegExp }

export type Hint = Pick<HintRule, 'id' | 'title' | 'text'>

const word = (stems: string) => new RegExp(`(?:^|[^\\p{L}\\d])(?:${stems})`, 'iu')

/** The three of them in the order in which they are shown. */
const hintRules: readonly HintRule[] = [
  {
    id: 'who',
    title: 'Per chi è?',
    text: 'Scrivi chi legge: per mia nipote, per il Comune, per i clienti.',
    says: word(
      "(?:per|a|ad) (?:mi|un|il|lo|la|i|gli|le|chi|l['’]|[A-ZÀ-Ý])|(?:ai|al|all[aeo]?|agli)[ '’]|destinatar|rivolt|car[oa]\\b|gentile|spettabile",
    ),
  },
  {
    id: 'what',
    title: 'Che cosa ti serve?',
    text: 'Scrivi che testo vuoi: una lettera, un messaggio, un elenco.',
    says: word(
      "(?:scriv|prepar|fammi|dammi|fa[mi]|crea|invent|vorrei|serv)\\p{L}* (?:un|il |l[aeo'’]|gli |i |de[il])|letter|messagg|e?-?mail|elenc|lista|bigliett|invit|augur|ricett|men[uù]|idee|test[oi]|articol|annunc",
    ),
  },
  {
    id: 'long',
    title: 'Quanto lungo?',
    text: 'Scrivi quanto: cinque righe, mezza pagina, un elenco di dieci.',
    says: word(
      'brev|cort|lung|sintetic|righ|parol|pagin|fras|punti|minut|poch|mezz|due|tre|cinque|dieci|\\d+ (?!ann|or[ae]|euro)',
    ),
  },
]

/** Requests for a text; a person who tells what happened is asked only what they need. */
const wantsText = word('scriv|prepar|fammi|crea|invent|vorrei|serve')
/** Questions, and requests that bring their text along or get an explanation. */
const question = word(
  'come|che cos|cosa |quand|quant|quali?\\b|dove|perch|posso|devo|si può|mi sai|hai |spieg|dimmi|consigl|tradu|riassu|corregg',
)

/**
 * Hints on a request in one's own words: none on a question, on fewer than three words, or where
 * the request says it already.
 */
export function hintsFor(prompt: string): Hint[] {
  const text = prompt.trim()
  if (text.length > longestPrompt) return []
  if (text.split(/\s+/).length < 3 || question.test(text) || text.endsWith('?')) return []
  const missing = hintRules.filter(({ says }) => !says.test(text))
  const isTold = missing.some(({ id }) => id === 'what') && !wantsText.test(text)
  return isTold ? missing.filter(({ id }) => id === 'what') : missing
}

const key = 'fucina:consigli'

/** Whether hints are wanted: they are until 'Non mostrarmi più i consigli'. */
export const wantsHints = (): boolean =>
  keptIn('localStorage').every((storage) => storage.getItem(key) === null)

/** In a full or closed storage they come back with the next visit. */
export const switchHintsOff = (): boolean => keep(keptIn('localStorage'), key, 'no')

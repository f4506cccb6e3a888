import type { Template } from '../../db/content-types.ts'
import { type FoundName, foundLabels, type ReadInLetter } from './explanation.ts'
import { type LetterLanguage, plainItalian } from './languages.ts'

/** What nobody but the person can know, by its label in the request. */
export const wantsLabel = 'che cosa vuoi rispondere?'

/** Four ways to begin. */
export const beginnings = [
  'Va bene',
  'Chiedo più tempo',
  'Non posso',
  'Chiedo spiegazioni',
] as const

/** The words with another beginning, in the place of one that was pressed before. */
export function beginReply(beginning: (typeof beginnings)[number], words: string): string {
  const before = beginnings.find((one) => words.startsWith(`${one}:`))
  return `${beginning}: ${words.slice(before ? before.length + 1 : 0).trimStart()}`
}

/** What the person wants to reply; a beginning that nothing follows stands without its colon. */
export const wantedIn = (values: Readonly<Record<string, string>>): string =>
  (values[wantsLabel] ?? '').trim().replace(/:$/, '')

/** The fields of a reply, as gaps of a request: what is typed in them is kept with the sheet. */
export const replyTemplate: Template = {
  id: 'rispondere-a-una-lettera',
  need: '',
  emoji: '✉️',
  answerKind: 'letter',
  title: 'Rispondere a una lettera',
  description: '',
  why: '',
  blocks: [
    { text: `[${wantsLabel}: non posso]` },
    ...Object.values(foundLabels).map((label) => ({ text: `[${label}: non so]` })),
  ],
}

const replyValue = (values: Readonly<Record<string, string>>, name: FoundName): string =>
  values[foundLabels[name]] ?? ''

/** What was read, by the label of its field. */
export const readValues = (found: ReadInLetter): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(foundLabels) as FoundName[]).map((name) => [foundLabels[name], found[name]]),
  )

/**
 * What the AI is asked for a reply: the words of the template for a letter that was not explained
 * here, its meaning in `language` under it; what is empty is not spoken of.
 */
export function replyRequest(
  values: Readonly<Record<string, string>>,
  language: LetterLanguage,
): string {
  const value = (name: FoundName) => replyValue(values, name).trim()
  const sentences = [
    'Scrivi la risposta a una lettera.',
    value('from') && `La lettera la manda ${value('from')}.`,
    value('asks') && `La lettera chiede questo: ${value('asks')}.`,
    value('until') && `Lo chiede entro: ${value('until')}.`,
    value('number') && `Il numero della pratica è: ${value('number')}.`,
    `Io rispondo così: ${wantedIn(values)}.`,
    'Usa un tono cortese e il voi. Non promettere niente che non ho detto. Resta in mezza pagina. Scrivi la lettera in italiano.',
    'Lascia tra parentesi quadre nome, indirizzo, data e firma. Poi dimmi come mandarla e che cosa tenere.',
    language.code !== plainItalian.code &&
      `Nei Suggerimenti spiega prima, in ${language.italian}, che cosa dice la lettera che hai scritto.`,
  ]
  return sentences
    .filter(Boolean)
    .map((one) => String(one).replace(/([.?!])\.$/, '$1'))
    .join(' ')
}

import { createHash } from 'node:crypto'
import { topicOf } from './demo-topic.server.ts'

/** Sentences of the prompt that are repeated; the rest is counted. */
const mostSentences = 12
const longestFirst = 160

/** Advice for prompts that belong to no profession. */
const everydayTips = [
  "Di' a chi è destinato il testo e quanto deve essere lungo: bastano poche parole in più e la risposta cambia.",
  'Non scrivere nomi, indirizzi o numeri. Lascia i puntini e completali a mano.',
  'Se una risposta non ti convince, chiedi di nuovo con parole più semplici.',
  'Chiedi sempre che cosa devi controllare prima di fidarti.',
]

/** A number from a text, always the same for the same text. */
export const numberFrom = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0)

/** Text of the person's, so that nothing in it is read as markdown. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>~&]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^[-+#=]/, String.raw`\$&`)

/** The sentences of a prompt; a gap in brackets is never torn apart. */
export const sentencesOf = (prompt: string): string[] =>
  (prompt.match(/(?:\[[^\]\n]*\]|[.!?]+(?=[^\s.!?])|[^.!?\n])+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

const shortened = (text: string) =>
  text.length <= longestFirst ? text : `${text.slice(0, text.lastIndexOf(' ', longestFirst))}…`

/** The labels of gaps still open, as templates write them: `[label: example]`. */
const openGaps = (prompt: string) =>
  [...prompt.matchAll(/\[([^[\]:]+):[^[\]]+\]/g)].map(([, label = '']) =>
    label.trim().replace(/[?.!]+$/, ''),
  )

/** Two different entries, chosen by the prompt. */
function two(all: readonly string[], prompt: string): string[] {
  const start = numberFrom(prompt) % Math.max(1, all.length)
  return [...all.slice(start), ...all.slice(0, start)].slice(0, 2)
}

/**
 * What the demo answers: the prompt, sentence by sentence, and what our own content says about
 * such work, in the fixed structure (AI-03). It says itself that nobody has read the prompt.
 */
export function demoAnswer(prompt: string): string {
  const { profession, template, useCase } = topicOf(prompt)
  const sentences = sentencesOf(prompt)
  const shown = sentences.slice(0, mostSentences)
  const more = sentences.length - shown.length
  const gaps = openGaps(prompt)
  const tips = two(profession?.tips ?? everydayTips, prompt)

  const points = [
    `**Che cosa chiedi**: ${plain(shortened(sentences[0] ?? prompt))}`,
    sentences.length === 1
      ? '**Quanto dici**: una frase sola. Qualche dettaglio in più aiuta sempre.'
      : `**Quanto dici**: ${sentences.length} frasi, che trovi qui sotto nello stesso ordine.`,
    gaps.length === 0
      ? '**Spazi da riempire**: nessuno, la richiesta è completa.'
      : `**Spazi da riempire**: ${gaps.map(plain).join(', ')}.`,
    '**Chi ti risponde**: una dimostrazione. Nessun servizio di intelligenza artificiale ha letto la tua richiesta.',
  ]

  const details = [
    'La tua richiesta, un pezzo alla volta:',
    shown.map((sentence, index) => `${index + 1}. ${plain(sentence)}`).join('\n'),
    ...(more > 0 ? [more === 1 ? "E un'altra frase." : `E altre ${more} frasi.`] : []),
    'Un servizio di intelligenza artificiale legge queste frasi tutte insieme e scrive il testo finito. Questa dimostrazione mette in ordine le tue parole e aggiunge quello che Fucina sa di lavori simili.',
    ...(useCase
      ? [
          `### Un lavoro simile: ${useCase.title.charAt(0).toLowerCase()}${useCase.title.slice(1)}`,
          useCase.description,
          useCase.benefits.map((benefit) => `- ${benefit}`).join('\n'),
        ]
      : []),
    ...(template && !useCase
      ? [`### Da dove partire: ${template.title}`, template.description]
      : []),
  ]

  return [
    `# ${template ? `Prova: ${template.title}` : 'Prova della tua richiesta'}`,
    '## Punti Chiave',
    points.map((point) => `- ${point}`).join('\n'),
    '## Contenuto Dettagliato',
    ...details,
    '## Suggerimenti',
    tips.map((tip) => `> ${tip}`).join('\n>\n'),
    '',
  ].join('\n\n')
}

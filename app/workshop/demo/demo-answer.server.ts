import { finishedAnswers } from '../../../db/content/demo-finished/all.ts'
import { printedAnswers } from '../../../db/content/printed-answers.ts'
import type { PlantedError, PrintedAnswer } from '../../../db/content-types.ts'
import { searchForm } from '../../../db/normalize.ts'
import { truncate } from '../../platform/well-formed.ts'
import { promptPath } from '../../prompt-path.ts'
import { templateText } from '../../prompt-sets/composition.ts'
import { listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { hiddenPartTitle } from '../../ui/markdown/hidden-part.ts'
import { gapName } from '../guard/open-gaps.ts'
import { type DemoMatch, demoMatch, isDelicate, templatesToTry } from './demo-match.server.ts'

/** What the demo says of a request that it has no example of. */
type WouldDo = {
  title: string
  points: string[]
  detail: string[]
  advice: string
}

const unclear: WouldDo = {
  title: 'Manca ancora qualche parola',
  points: [
    'La richiesta è troppo breve, o non si capisce che cosa ti serve.',
    "All'AI basta una frase intera, come la diresti a una persona.",
  ],
  detail: [
    'Una buona richiesta dice tre cose:',
    "1. **Che cosa ti serve**: una lettera, una ricetta, una spiegazione.\n2. **Per chi è**: un ufficio, un'amica, un bambino.\n3. **Come la vuoi**: breve, cortese, in parole semplici.",
    'Per esempio: «Scrivi un messaggio cortese alla vicina. Le chiedo di abbassare la musica dopo le dieci. Al massimo quattro righe.»',
  ],
  advice:
    "Scrivi come parli. Non servono parole difficili, e gli errori di battitura non disturbano l'AI.",
}

const delicate: WouldDo = {
  title: 'Su questo chiedi a una persona',
  points: [
    "La richiesta tocca la salute, la legge o i soldi: qui un errore dell'AI può fare danno.",
    "L'AI può aiutarti a preparare le domande. Le risposte le dà chi ti conosce e ne risponde.",
  ],
  detail: [
    'Un servizio di AI ti darebbe informazioni generali, e dovrebbe dirti a chi rivolgerti. Questa dimostrazione non ne dà nessuna.',
    "Puoi usare l'AI in un modo sicuro:\n\n- Scrivi in ordine le domande da fare al medico, al patronato, alla banca o a un avvocato.\n- Fatti spiegare una parola difficile. Poi controlla con loro.\n- Prepara una lettera, senza dati personali.",
  ],
  advice:
    "Non scrivere all'AI dati di salute, codici o numeri di conto. Se stai male adesso, chiama il 112.",
}

const anything: WouldDo = {
  title: "Che cosa farebbe l'AI",
  points: [
    "L'AI leggerebbe la tua richiesta intera e scriverebbe subito una risposta su misura.",
    'Se non ti convince, puoi chiederla più breve, più semplice o con altre parole.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui la risposta, completa e pronta da usare.',
    'Viene meglio se dici per chi è, quanto deve essere lunga e che cosa non deve mancare.',
  ],
  advice: "Una risposta dell'AI va sempre riletta: scrive bene anche quando sbaglia.",
}

/** Fewer words ask for nothing yet. */
const leastWords = 3

/** What an AI would do with a request, and how to ask it well. */
function wouldDo(prompt: string): WouldDo {
  if (isDelicate(prompt)) return delicate
  const words = prompt.match(/\p{L}{2,}/gu) ?? []
  return words.length < leastWords ? unclear : anything
}

const kinds: Record<PlantedError['kind'], string> = {
  law: 'una legge',
  number: 'un numero',
  date: 'una data',
  sum: 'una somma',
}

/** What is taken along of an answer may be its message alone, or its title: both carry the mark. */
const inTitle = 'con un errore da trovare'
const inMessage = ({ kind }: PlantedError) =>
  `**Attenzione: qui c'è un errore, messo apposta per l'esercizio. È ${kinds[kind]}. Non usare questo testo così com'è.**`

/** The answer with its mark, and with what the error is behind everything else. */
function withMark(answer: string, error: PlantedError): string {
  const marked = answer
    .replace(/^# .+$/m, (title) => `${title}, ${inTitle}`)
    .replace(/^## Contenuto Dettagliato$/m, (heading) => `${heading}\n\n${inMessage(error)}`)
  return `${marked.trimEnd()}\n\n### ${hiddenPartTitle}\n\n${error.told}\n`
}

const asShown = ({ answer, error }: PrintedAnswer) => (error ? withMark(answer, error) : answer)

const byRequest = new Map(printedAnswers.map((one) => [searchForm(one.request), asShown(one)]))

/**
 * The answer to a request that our own content prints; null for any other text. A changed word
 * makes a difference; case, accents, apostrophes and the width of spaces do not.
 */
const printedAnswer = (prompt: string): string | null => byRequest.get(searchForm(prompt)) ?? null

/** So much of what was typed into a gap is shown in each of its places, in characters. */
const longestShown = 600

/** Text of the person's, so that nothing in it is read as markdown. */
const plain = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~&|#]/g, String.raw`\$&`)

/** What was typed into a gap, as the example shows it. */
function shown(typed: string): string {
  const words = typed.trim()
  const cut = truncate(words, longestShown)
  return plain(cut.length < words.length ? `${cut.replace(/\s+\S*$/, '')}…` : words)
}

const placePattern = /\{\{([^{}]+)\}\}/g

/** The example of a template, with what was typed into the gaps where it has a place for it. */
function fillExample({ template, example, values }: DemoMatch): string {
  const gaps = listGaps(parseGaps(templateText(template)))
  return example.answer.replace(placePattern, (_, label: string) => {
    return shown(values[label]?.trim() || (gaps.find((gap) => gap.label === label)?.example ?? ''))
  })
}

/**
 * The finished text for a template whose gaps all hold their printed examples, however they are
 * typed, or are left empty, which it says; undefined for any other word, and where none is written.
 */
function finishedAnswer({ kind, template, values }: DemoMatch): string | undefined {
  const gaps = listGaps(parseGaps(templateText(template)))
  const typed = gaps.filter(({ label }) => values[label]?.trim())
  const holdsExamples = typed.every(
    ({ label, example }) => searchForm(values[label] ?? '') === searchForm(example),
  )
  const finished = finishedAnswers[template.id]
  if (kind !== 'template' || !holdsExamples || !finished) return undefined
  return withRemark(finished, typed.length < gaps.length ? emptyGaps : null)
}

const emptyGaps = "*Negli spazi vuoti c'è l'esempio: questo è un testo finito, con dati inventati.*"

/** What has to be said of an example before it is read; null when it speaks for itself. */
function remark({ kind, template, example, values }: DemoMatch): string | null {
  if (kind === 'similar') {
    return `*Ecco come risponderebbe l'AI a una richiesta simile: «${template.title}».*`
  }
  const open = [...example.answer.matchAll(placePattern)]
    .map(([, label]) => label ?? '')
    .filter((label) => !values[label]?.trim())
  return open.length > 0
    ? `*Qui è solo un esempio: ${[...new Set(open)].map(gapName).join('; ')}.*`
    : null
}

/** The remark stands below the title, before the first section. */
const withRemark = (answer: string, text: string | null) =>
  text ? answer.replace(/^(# .+)$/m, `$1\n\n${text}`) : answer

/** An honest page for what the demo has no example of. */
function honestPage(prompt: string): string {
  const { title, points, detail, advice } = wouldDo(prompt)
  const links = templatesToTry.map(({ template, professionId }) => {
    const path = promptPath({ profession: professionId ?? everydaySetId, template: template.id })
    return `- [${template.title}](${path})`
  })
  return [
    `# ${title}`,
    '## Punti Chiave',
    [
      'Qui non è collegato nessun servizio di AI: la tua richiesta non è andata a nessuno.',
      ...points,
    ]
      .map((point) => `- ${point}`)
      .join('\n'),
    '## Contenuto Dettagliato',
    ...detail,
    'Intanto puoi provare una di queste richieste, che hanno già una risposta completa:',
    links.join('\n'),
    '## Suggerimenti',
    `> ${advice}`,
    '',
  ].join('\n\n')
}

/** What the demo answers: in the fixed structure, and the same for the same prompt. */
export function demoAnswer(prompt: string): string {
  const printed = printedAnswer(prompt)
  if (printed !== null) return printed
  const match = demoMatch(prompt)
  if (!match) return honestPage(prompt)
  return finishedAnswer(match) ?? withRemark(fillExample(match), remark(match))
}

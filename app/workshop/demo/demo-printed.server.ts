import { printedAnswers } from '../../../db/content/printed-answers.ts'
import type { PlantedError, PrintedAnswer } from '../../../db/content-types.ts'
import { searchForm } from '../../../db/normalize.ts'
import { hiddenPartTitle } from '../../ui/markdown/hidden-part.ts'

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
 * The answer to a request that our own content prints; null for any other text. Case, accents,
 * apostrophes and the width of spaces make no difference, a changed word does.
 */
export const printedAnswer = (prompt: string): string | null =>
  byRequest.get(searchForm(prompt)) ?? null

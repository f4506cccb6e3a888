import { type AiFigures, faultDays, type MonthFigures } from '../ai/figures.server.ts'
import type { RecentFault } from '../ai/generations.server.ts'
import { euroText } from '../ai/money.ts'
import type { AiFaultCode } from '../ai/provider.server.ts'
import { counted, countText } from '../ui/count-text.ts'
import { formatDateTime, formatMonth } from '../ui/format-date.ts'
import { type LegalSection, table } from './legal.ts'

const away =
  'Adesso queste cifre non si leggono: i dati del sito non rispondono. Riprova tra qualche minuto.'

const countedAt = ({ countedAt }: AiFigures) => `Contato il ${formatDateTime(countedAt)}.`

/** How much the service did in this month and the one before, and what it cost; null: not known now. */
export const answersAndCost = (figures: AiFigures | null, isDemo: boolean): LegalSection => ({
  id: 'cifre',
  title: 'Quante risposte, e quanto costano',
  text: figures
    ? `
${table(
  ['Mese', 'Risposte', 'Immagini', 'Costo'],
  figures.months.map((month, position) => monthRow(month, position === 0)),
)}

Contiamo tutto quello che il servizio ha preparato. Contano anche le risposte fermate a metà, e le prove di chi amministra il sito.

${isDemo ? 'Le risposte dimostrative non entrano in questo conto.' : ''}

${costNotes(figures.months)}

${countedAt(figures)}
`
    : away,
})

function monthRow({ month, answers, pictures, cost }: MonthFigures, isNow: boolean): string[] {
  const none = isNow ? 'Ancora nessuna' : 'Nessuna'
  const isUsed = answers + pictures > 0
  return [
    `${formatMonth(`${month}-15`)}${isNow ? ', finora' : ''}`,
    // On a phone the heads of the further columns are seen, and not this one's.
    answers > 0 ? counted(answers, 'risposta', 'risposte') : `${none} risposta`,
    pictures > 0 ? countText(pictures) : none,
    isUsed ? (cost === null ? 'Non lo sappiamo' : euroText(cost)) : 'Niente',
  ]
}

function costNotes(months: readonly MonthFigures[]): string {
  const used = months.filter(({ answers, pictures }) => answers + pictures > 0)
  const isUnknown = used.some(({ cost }) => cost === null)
  const isKnown = used.some(({ cost }) => cost !== null)
  return `
${isUnknown ? 'Il costo non lo sappiamo quando manca il prezzo di un modello.' : ''}

${isKnown ? 'Il costo è un nostro conto, con i prezzi scritti da chi amministra il sito. La fattura del servizio può essere diversa.' : ''}
`
}

/** How many questions failed lately, and why; null: not known now. */
export const failures = (figures: AiFigures | null): LegalSection => ({
  id: 'guasti',
  title: 'Che cosa non ha funzionato',
  text: figures ? `${failed(figures)}\n\n${countedAt(figures)}` : away,
})

function failed({ faults }: AiFigures): string {
  const all = faults.reduce((sum, { count }) => sum + count, 0)
  const span = `Negli ultimi ${faultDays} giorni`
  if (all === 0) return `${span} non risulta nessuna richiesta finita male.`
  return `
${
  all === 1
    ? `${span} una richiesta è rimasta senza risposta, o con una risposta a metà.`
    : `${span} ${countText(all)} richieste sono rimaste senza risposta, o con una risposta a metà.`
}

${table(['Che cosa è successo', 'Quante volte'], faultRows(faults))}

Non contiamo le richieste fermate da chi le ha fatte, e nemmeno quelle oltre il limite del giorno.
`
}

const late = 'Il servizio non rispondeva in tempo, o era troppo occupato.'
const useless = 'Il servizio ha mandato una risposta vuota, o che il sito non capiva.'
const ours = 'Qualcosa era da sistemare da parte nostra: la chiave, il credito o il modello.'
const other = 'Un altro motivo.'

/** What everybody reads about a fault: less than administrators, who can mend it. */
const words: Record<AiFaultCode, string> = {
  AI_SLOW: late,
  AI_AWAY: late,
  AI_TOO_MANY_REQUESTS: late,
  AI_REFUSED: 'Le regole del servizio non permettevano la richiesta.',
  AI_TOO_LONG: 'La richiesta era troppo lunga.',
  AI_EMPTY: useless,
  AI_NO_IMAGE: useless,
  AI_FAILED: useless,
  AI_AUTHENTICATION: ours,
  AI_FORBIDDEN: ours,
  AI_NO_CREDIT: ours,
  AI_MODEL_GONE: ours,
  AI_NO_MODEL: ours,
  AI_NO_PICTURES: ours,
  AI_NO_SIGHT: ours,
  AI_NOT_CONFIGURED: ours,
}

const faultWords = (code: string) => (code in words ? words[code as AiFaultCode] : other)

/** A row for each kind of fault, the most frequent first: its words, and how often. */
function faultRows(faults: readonly RecentFault[]): string[][] {
  const counts = new Map<string, number>()
  for (const { code, count } of faults) {
    const text = faultWords(code)
    counts.set(text, (counts.get(text) ?? 0) + count)
  }
  return [...counts]
    .sort(([, one], [, another]) => another - one)
    .map(([text, count]) => [text, count === 1 ? '1 volta' : `${countText(count)} volte`])
}

import type { RecentFault } from '../ai/generations.server.ts'
import type { AiFaultCode } from '../ai/provider.server.ts'
import { countText } from '../ui/format-number.ts'

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
export function faultRows(faults: readonly RecentFault[]): string[][] {
  const counts = new Map<string, number>()
  for (const { code, count } of faults) {
    const text = faultWords(code)
    counts.set(text, (counts.get(text) ?? 0) + count)
  }
  return [...counts]
    .sort(([, one], [, another]) => another - one)
    .map(([text, count]) => [text, count === 1 ? '1 volta' : `${countText(count)} volte`])
}

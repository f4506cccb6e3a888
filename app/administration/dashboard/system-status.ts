import { countText } from '../../ui/count-text.ts'

/** How the product is; each part as the dashboard shows it. */
export type SystemStatus = {
  /** Half of the answers of the last hour took less, in milliseconds; null without any. */
  medianAnswer: number | null
  /** What somebody should see to; empty when everything is as it should be. */
  securityDoubts: string[]
  /** The share of minutes, from 0 to 1, in which the product ran; null: not measured yet. */
  uptime: number | null
  runningSince: Date
}

/** Half of the answers take at most so long, in milliseconds. */
const speeds = { best: 300, good: 1000 }

/** Whether half of the answers are quick enough; null without data. */
export const isFast = (median: number | null): boolean | null =>
  median === null ? null : median <= speeds.good

/** 'Ottima', 'Buona' or 'Lenta'; '—' without data. */
export function performanceWord(median: number | null): string {
  if (median === null) return '—'
  if (median <= speeds.best) return 'Ottima'
  return isFast(median) ? 'Buona' : 'Lenta'
}

/** 'Protetto' when every check passes. */
export const securityWord = (doubts: readonly string[]): string =>
  doubts.length === 0 ? 'Protetto' : 'Da verificare'

const tenths = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** '99,9%'; rounded down, so that a stop is never rounded away. '—' before it was measured. */
export const uptimeText = (uptime: number | null): string =>
  uptime === null ? '—' : `${tenths.format(Math.floor(uptime * 1000) / 10)}%`

/** 'metà delle risposte in meno di 20 ms'. */
export function medianText(median: number | null): string {
  if (median === null) return "Nessuna risposta misurata nell'ultima ora."
  return `Metà delle risposte in meno di ${countText(median)} millisecondi.`
}

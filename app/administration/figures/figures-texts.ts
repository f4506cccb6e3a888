import type { Since } from './count-figures.server.ts'
import { monthText } from './period-words.ts'

/** The catalogue's text. */
export const loadFailed = 'Errore nel caricamento dei numeri'

/** Who has learned, wherever that number stands: the rule of `Learned` in words. */
export const whoHasLearned =
  'Ha imparato chi, con il suo account, ha finito almeno una di queste cose: un capitolo di una guida, una parte di una lezione, una scena della palestra. Ogni persona conta una volta sola.'

/** What else is to be known of that number. */
export const whoElse = [
  'Conta anche chi amministra il sito, se impara.',
  'Chi impara senza account non lascia niente da noi: conta dal giorno in cui entra.',
  "Chi elimina l'account esce anche dai mesi passati.",
]

/** What is counted of groups. */
export const aboutGroups =
  "Contano gli incontri già cominciati, con chi è entrato: ogni persona una volta sola. Un percorso è finito quando una persona ha fatto tutti i suoi passi, lì o dopo. Un gruppo esce dai numeri quando è eliminato, o dodici mesi dopo l'incontro. Quanto è stato facile non lo dividiamo per gruppi."

export const nothingYet = 'Ancora nessun dato.'

/** Since when there is something of a kind; '' where there was in the first month that is shown. */
export function sinceText(since: Since[keyof Since], months: readonly string[]): string {
  if (since === null) return nothingYet
  return since > (months[0] ?? since) ? `Il primo dato è di ${monthText(since)}.` : ''
}

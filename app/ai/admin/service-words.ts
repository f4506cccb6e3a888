import type { Finding } from '../../records/facts/facts.tsx'
import { counted } from '../../ui/count-text.ts'
import type { ChoiceReason } from '../choose-model.ts'
import type { ServiceView } from '../read-service.server.ts'

/** What came of asking for the list of models. */
export function listFinding(list: ServiceView['list']): Finding {
  if (!list) return { tone: 'plain', text: 'Non ancora chiesto' }
  if (list.models) return { tone: 'well', text: counted(list.models.length, 'modello', 'modelli') }
  // Who has no list answers with 404.
  if (list.state === 'answers' || list.status === 404) {
    return {
      tone: 'plain',
      text: 'Il servizio risponde, ma non dà un elenco che si possa usare',
      hint: 'Succede con alcuni servizi. Scrivi tu il nome del modello, qui sotto.',
    }
  }
  const found: Record<string, Finding> = {
    keyRefused: {
      tone: 'bad',
      text: 'Il servizio rifiuta la chiave',
      hint: 'Chi gestisce il server deve controllare AI_API_KEY.',
    },
    tooManyRequests: {
      tone: 'bad',
      text: 'Il servizio riceve troppe richieste',
      hint: 'Riprova tra qualche minuto.',
    },
    silent: {
      tone: 'bad',
      text: 'Il servizio non risponde',
      hint: 'Può essere un guasto del servizio o della rete. Riprova tra poco.',
    },
  }
  return (
    found[list.state] ?? {
      tone: 'bad',
      text: `Il servizio risponde con un errore${list.status ? ` (${list.status})` : ''}`,
      hint: "Chi gestisce il server può controllare l'indirizzo in AI_BASE_URL.",
    }
  )
}

/** Why a model is in use. */
export function reasonText(reason: ChoiceReason): string {
  switch (reason) {
    case 'administrator':
      return 'Scelto qui, da un amministratore'
    case 'setting':
      return 'Scelto nelle impostazioni del server'
    case 'list':
      return "Scelto da Fucina nell'elenco del servizio: prima i piccoli, poi i più nuovi"
  }
}

/** '0,8 secondi', '12 secondi'. */
export function secondsText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 0.05) return 'meno di 0,1 secondi'
  const digits = seconds < 10 ? 1 : 0
  return `${seconds.toLocaleString('it-IT', { maximumFractionDigits: digits })} secondi`
}

/** The first words of an answer, without the marks of its layout. */
export function firstWords(text: string): string {
  const plain = text
    .replace(/^#+ |\*\*/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
  return plain.length > 180 ? `${plain.slice(0, 180).trimEnd()}…` : plain
}

/** Which letters can be explained with this model. */
export const sightText = (isSighted: boolean): string =>
  isSighted
    ? 'Sì: «Ho una lettera in mano» prende foto e PDF'
    : 'No, o Fucina non lo sa: «Ho una lettera in mano» prende solo il testo dei PDF'

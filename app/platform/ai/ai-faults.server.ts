import { KnownFailure } from '../http/failure.server.ts'
import type { AiFaultCode } from './ai.server.ts'

export type Generation = 'answer' | 'image'

/** Why nothing was generated: the provider's fault, or an allowance that is used up. */
export type GenerationFault = AiFaultCode | 'QUOTA_MINUTE' | 'QUOTA_DAY'

const tooMany = 'Troppe richieste. Riprova tra qualche minuto.'

/** The catalogue's text when an answer fails for no reason of its own (ERR-30). */
export const answerFailed = 'Errore nella generazione della risposta. Riprova più tardi.'
/** The catalogue's text when an image fails for no reason of its own (ERR-32). */
export const imageFailed = "Errore nella generazione dell'immagine. Riprova più tardi."
/** An image needs an answer to illustrate (WORK-21). */
export const imageWithoutContent = "Impossibile generare l'immagine: contenuto mancante"

/** Status and text of every fault (ERR-28 to ERR-34, AI-07). */
const faults: Record<
  GenerationFault,
  { status: number; text: (provider: string, kind: Generation) => string }
> = {
  AI_AUTHENTICATION: {
    status: 502,
    text: (provider) => `Errore di autenticazione con ${provider}. Verifica la configurazione API.`,
  },
  AI_TOO_MANY_REQUESTS: { status: 429, text: () => tooMany },
  AI_FAILED: {
    status: 502,
    text: (_, kind) => (kind === 'answer' ? answerFailed : imageFailed),
  },
  AI_EMPTY: { status: 502, text: () => 'Mi dispiace, non sono riuscito a generare una risposta.' },
  AI_NO_IMAGE: { status: 502, text: () => 'Nessuna immagine generata' },
  AI_NOT_CONFIGURED: {
    status: 503,
    text: (provider) => `${provider} non è configurato. Contatta l'amministratore del sistema.`,
  },
  QUOTA_MINUTE: { status: 429, text: () => tooMany },
  QUOTA_DAY: { status: 429, text: () => 'Il limite di oggi è finito: riprova domani.' },
}

/** The failure a person is shown. @param provider the provider's name, as configured */
export function generationFailure(
  code: GenerationFault,
  kind: Generation,
  provider: string,
): KnownFailure {
  const { status, text } = faults[code]
  return new KnownFailure(code, status, text(provider, kind))
}

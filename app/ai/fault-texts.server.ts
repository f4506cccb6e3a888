import { KnownFailure } from '../platform/known-failure.server.ts'
import { answerFailed, dayIsOver, pictureFailed } from './failed-texts.ts'
import type { AiFaultCode } from './provider.server.ts'

export type GenerationKind = 'answer' | 'image'

/** Why nothing was generated: a fault, an allowance that is used up, or the month's budget. */
export type GenerationFault =
  | AiFaultCode
  | 'QUOTA_MINUTE'
  | 'QUOTA_DAY'
  | 'BUDGET_USED_UP'
  | 'BUDGET_UNPRICED'

/** An image needs an answer to illustrate. */
export const imageWithoutContent = "Impossibile generare l'immagine: contenuto mancante"

const tooMany = 'Troppe richieste. Riprova tra qualche minuto.'
const told = 'Non dipende da te: ho avvisato chi gestisce il sito.'

/** What the AI is given that is not a request in the person's own words. */
export type SentKind = 'photos' | 'texts'

type Wording = (provider: string, kind: GenerationKind, sent: SentKind | 'words') => string

const failed: Wording = (_, kind) => (kind === 'answer' ? answerFailed : pictureFailed)
const authentication: Wording = (provider) =>
  `Errore di autenticazione con ${provider}. Verifica la configurazione API. ${told}`
/** The catalogue's text for a failure, and what the person can do about this one. */
const failedBut =
  (step: string): Wording =>
  (...asked) =>
    `${failed(...asked)} ${step}`

/** What to do where the model wrote nothing. */
const afterNothing = {
  words: 'Riprova. Se non va, scrivila con altre parole.',
  photos: 'Riprova. Se non va, usa una foto più chiara, o chiedi a una persona.',
  texts: 'Riprova. Se non va, manda solo la parte che non capisci, o chiedi a una persona.',
}

/** What to do where the service's rules forbid it. */
const afterRefusal = {
  words: 'Il servizio non accetta questa richiesta: prova a scriverla con altre parole.',
  photos:
    'Il servizio non accetta questa foto: fotografa solo la parte che non capisci, o chiedi a una persona.',
  texts:
    'Il servizio non accetta questo testo: manda solo la parte che non capisci, o chiedi a una persona.',
}

/**
 * Status and text of every fault: the catalogue's, followed where it
 * helps by whether the person can mend it.
 */
const faults: Record<GenerationFault, { status: number; text: Wording }> = {
  AI_AUTHENTICATION: { status: 502, text: authentication },
  AI_FORBIDDEN: { status: 502, text: authentication },
  AI_TOO_MANY_REQUESTS: { status: 429, text: () => tooMany },
  AI_NO_CREDIT: {
    status: 503,
    text: (provider) => `${provider} non è disponibile in questo momento. ${told}`,
  },
  AI_MODEL_GONE: { status: 502, text: failedBut(told) },
  AI_NO_MODEL: { status: 502, text: failedBut(told) },
  AI_NO_PICTURES: {
    status: 502,
    text: failedBut('Il servizio collegato a questo sito non fa immagini.'),
  },
  AI_NO_SIGHT: {
    status: 409,
    text: () =>
      "L'AI collegata a questo sito adesso non legge le foto. Questa prova non è contata: incolla qui le parole, o manda un PDF con il testo.",
  },
  AI_REFUSED: {
    status: 422,
    text: (provider, kind, sent) => `${failed(provider, kind, sent)} ${afterRefusal[sent]}`,
  },
  AI_TOO_LONG: {
    status: 422,
    text: failedBut('La richiesta è troppo lunga per il servizio: accorciala e riprova.'),
  },
  AI_SLOW: {
    status: 504,
    text: failedBut('Il servizio è lento: la tua richiesta resta qui, puoi riprovare subito.'),
  },
  AI_AWAY: { status: 502, text: failedBut('Non dipende da te: il servizio non risponde.') },
  AI_FAILED: { status: 502, text: failed },
  AI_EMPTY: {
    status: 502,
    text: (_provider, _kind, sent) =>
      `Mi dispiace, non sono riuscito a generare una risposta. ${afterNothing[sent]}`,
  },
  AI_NO_IMAGE: { status: 502, text: () => 'Nessuna immagine generata' },
  AI_NOT_CONFIGURED: {
    status: 503,
    text: (provider) => `${provider} non è configurato. Contatta l'amministratore del sistema.`,
  },
  QUOTA_MINUTE: { status: 429, text: () => tooMany },
  QUOTA_DAY: { status: 429, text: () => dayIsOver },
  BUDGET_USED_UP: {
    status: 503,
    text: () =>
      "Per questo mese le risposte dell'AI sono finite: tornano il primo del mese prossimo. Guide e strumenti restano aperti.",
  },
  BUDGET_UNPRICED: {
    status: 503,
    text: () => `Per ora le risposte dell'AI sono ferme. ${told} Guide e strumenti restano aperti.`,
  },
}

/** What stands for a provider that the settings do not name. */
const unnamed = 'il servizio di AI di questo sito'

/**
 * The failure a person is shown.
 * @param provider `aiServiceName` of the settings
 */
export function generationFailure(
  code: GenerationFault,
  kind: GenerationKind,
  provider: string | undefined,
  sentKind: SentKind | 'words' = 'words',
): KnownFailure {
  const { status, text } = faults[code]
  const words = provider
    ? text(provider, kind, sentKind)
    : text(unnamed, kind, sentKind).replace(/^il /, 'Il ')
  return new KnownFailure(code, status, words)
}

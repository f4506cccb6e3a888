import type { AiFaultCode } from './provider.server.ts'

/** What administrators read about a fault: its cause in a sentence, and what they can do. */
export type FaultWords = { cause: string; remedy: string }

const words: Record<AiFaultCode, FaultWords> = {
  AI_AUTHENTICATION: {
    cause: 'Il servizio non riconosce la chiave.',
    remedy: 'Crea una chiave nuova presso il servizio e scrivila in AI_API_KEY.',
  },
  AI_FORBIDDEN: {
    cause: 'La chiave è giusta, ma non ha il permesso per questo modello o per le immagini.',
    remedy: 'Dai il permesso alla chiave nelle pagine del servizio, o scegli un altro modello.',
  },
  AI_TOO_MANY_REQUESTS: {
    cause: 'Il servizio riceve troppe richieste da noi in poco tempo.',
    remedy: 'Di solito passa da solo. Se torna spesso, chiedi al servizio un limite più alto.',
  },
  AI_NO_CREDIT: {
    cause: 'Il credito presso il servizio è finito.',
    remedy: 'Ricarica il conto del servizio: le risposte tornano subito.',
  },
  AI_MODEL_GONE: {
    cause: 'Il modello non esiste più, e nessun altro può prenderne il posto.',
    remedy:
      'Scegli un altro modello in «Servizio AI», o aggiungine uno alle impostazioni del server.',
  },
  AI_NO_MODEL: {
    cause: "Nell'elenco del servizio non c'è un modello che Fucina possa scegliere senza aiuto.",
    remedy: 'Scegli un modello in «Servizio AI», o scrivi il suo nome in AI_CHAT_MODEL.',
  },
  AI_NO_PICTURES: {
    cause: 'Questo servizio non fa immagini.',
    remedy: 'Le risposte funzionano. Per le immagini serve un servizio che le faccia.',
  },
  AI_NO_SIGHT: {
    cause: 'Il modello per le parole non legge le foto.',
    remedy:
      'Le risposte funzionano, e di una lettera si manda solo il testo di un PDF. Per le foto serve un modello che le legge.',
  },
  AI_REFUSED: {
    cause: 'Le regole del servizio non permettono quella richiesta.',
    remedy: 'Non devi fare nulla: la persona può scriverla con altre parole.',
  },
  AI_TOO_LONG: {
    cause: 'La richiesta era troppo lunga per il modello.',
    remedy: 'Se succede spesso, scegli un modello che legge testi più lunghi.',
  },
  AI_SLOW: {
    cause: 'Il servizio non ha risposto in tempo.',
    remedy: 'Se succede spesso, prova un modello più veloce.',
  },
  AI_AWAY: {
    cause: 'Il servizio non si raggiunge, o ha un guasto.',
    remedy:
      "Guarda la pagina di stato del servizio. Se il guasto è nostro, controlla la rete e l'indirizzo.",
  },
  AI_FAILED: {
    cause: 'Il servizio ha risposto in un modo che Fucina non capisce.',
    remedy: "Premi «Prova ora». Se non passa, controlla l'indirizzo del servizio e il modello.",
  },
  AI_EMPTY: {
    cause: 'Il modello ha risposto senza scrivere nulla.',
    remedy: 'Può averci pensato troppo a lungo. Se torna spesso, scegli un altro modello.',
  },
  AI_NO_IMAGE: {
    cause: 'Il servizio ha risposto senza immagine.',
    remedy: 'Se torna spesso, scegli un altro modello per le immagini.',
  },
  AI_NOT_CONFIGURED: {
    cause: 'Nessun servizio è configurato.',
    remedy: 'Scrivi AI_API_KEY o AI_BASE_URL nelle impostazioni del server.',
  },
}

/** The words for a recorded status; null when it is no fault of the service. */
export const faultWords = (status: string): FaultWords | null =>
  status in words ? words[status as AiFaultCode] : null

/** Faults of the service itself, whatever it was asked. */
export const isOfService = (status: string): boolean =>
  isForAdministrators(status) ||
  ['AI_TOO_MANY_REQUESTS', 'AI_SLOW', 'AI_AWAY', 'AI_FAILED'].includes(status)

/** Faults that only administrators can mend: they are told at once. */
export const isForAdministrators = (status: string): boolean =>
  ['AI_AUTHENTICATION', 'AI_FORBIDDEN', 'AI_NO_CREDIT', 'AI_MODEL_GONE', 'AI_NO_MODEL'].includes(
    status,
  )

/** The words of the card, and of the page around it. */
export const cardWords = {
  lead: 'Riempi gli spazi qui, oppure stampa e scrivi a mano. Poi metti il biglietto vicino al telefono, dove chi viene in casa non lo legge.',
  privacy:
    'Quello che scrivi resta su questo foglio. Il sito non lo salva e non lo manda a nessuno.',
  rules: [
    'Chi chiama dice che è un parente? Chiedi la parola di casa.',
    'Riaggancia, anche se hanno fretta.',
    'Chiama tu, a questi numeri. Meglio un altro telefono: su questo possono essere ancora in linea.',
  ],
  doctor: 'Medico, di notte e nei festivi',
  report: 'Sito della Polizia Postale, solo per segnalare:',
  word: 'La sa solo la famiglia. Non dirla tu: falla dire a chi chiama.',
} as const

/** How much fits on a line, in characters. */
export const longestLine = 40

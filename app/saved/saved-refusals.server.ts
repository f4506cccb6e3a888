/** The catalogue's texts that only the server says. */
export const savedRefusals = {
  foreign: 'Non hai accesso a questa risposta',
  missing: 'Risposta non trovata',
  empty: 'Contenuto mancante',
  signedOut: 'Per salvare serve un account',
} as const

/** The catalogue's texts of the tab 'Auth Data'. */
export const authDataTexts = {
  missing: 'Nessun profilo utente trovato',
  loadFailed: 'Errore nel caricamento dei dati utente',
} as const

/** The catalogue's texts of the tab 'Auth Data'. */
export const authDataTexts = {
  missing: 'Nessun profilo utente trovato',
  loadFailed: 'Errore nel caricamento dei dati utente',
} as const

/** What the stored words of a subscription mean; a word we don't know stands as it is. */
const subscriptionWords = new Map([
  ['free', 'Gratuito'],
  ['active', 'Attivo'],
  ['inactive', 'Non attivo'],
])

export const subscriptionWord = (stored: string | undefined): string =>
  stored === undefined ? '—' : (subscriptionWords.get(stored) ?? stored)

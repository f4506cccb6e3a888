/** The catalogue's texts of the administrators' prompt sets. */
export const promptsTexts = {
  listFailed: 'Errore nel caricamento dei prompt',
  none: 'Nessun prompt trovato',
  syncFailed: 'Errore durante la sincronizzazione. Riprova più tardi.',
} as const

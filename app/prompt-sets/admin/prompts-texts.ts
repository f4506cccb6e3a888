/** The catalogue's texts of the administrators' prompt sets. */
export const promptsTexts = {
  listFailed: 'Errore nel caricamento dei prompt',
  none: 'Nessun prompt trovato',
  importFailed: "Errore durante l'importazione del dataset",
  syncFailed: 'Errore durante la sincronizzazione. Riprova più tardi.',
  importWarning: "L'importazione potrebbe sovrascrivere i dati esistenti. Vuoi continuare?",
} as const

/** 'Sincronizzazione completata! Documenti aggiornati: 3'. */
export const syncDone = (updated: number) =>
  `Sincronizzazione completata! Documenti aggiornati: ${updated}`

/** What the administrators' screens of the scenes say when something fails. */
export const adminTexts = {
  listFailed: 'Errore nel caricamento delle scene',
  loadFailed: 'Errore nel caricamento della scena',
  createFailed: 'Errore durante la creazione della scena',
  saveFailed: 'Errore durante il salvataggio della scena',
  deleteFailed: "Errore durante l'eliminazione della scena",
  undoFailed: 'Errore durante il ripristino della scena. La trovi ancora nel cestino.',
  moveFailed: "Errore durante lo spostamento della scena. L'ordine è quello di prima.",
  resetFailed: 'Errore durante il ripristino delle scene incluse. Nessuna scena è cambiata.',
} as const

/** 'Nessun segno', '1 segno', '4 segni'. */
export const signsText = (count: number) =>
  count === 0 ? 'Nessun segno' : count === 1 ? '1 segno' : `${count} segni`

/** What a scene is, in a word. */
export const truthText = (isTrue: boolean) => (isTrue ? 'Vero' : 'Truffa')

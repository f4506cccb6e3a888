import { counted } from '../../ui/format-number.ts'

/** The catalogue's texts. */
export const adminTexts = {
  listFailed: 'Errore nel caricamento delle professioni dal database',
  cloneFailed: 'Errore durante la clonazione della professione',
  deleteFailed: "Errore durante l'eliminazione della professione",
  createFailed: 'Errore durante la creazione della professione',
  saveFailed: 'Errore durante il salvataggio della professione',
  moveFailed: "Errore durante lo spostamento della professione. L'ordine è quello di prima.",
  cloned: 'Professione clonata con successo',
  deleted: 'Professione eliminata con successo',
  saved: 'Professione salvata con successo',
  confirmDelete: 'Sei sicuro di voler eliminare questa professione?',
} as const

/** The catalogue's text; `reason` in Italian, nothing internal. */
export const resetFailed = (reason: string) =>
  `Errore durante la configurazione delle professioni: ${reason}`

export const unavailable = 'il database non risponde. Nessuna professione è cambiata.'

/** The catalogue's text. */
export const configured = (count: number) => `${count} professioni configurate con successo!`

/** How much a prompt set holds, in words. */
export const setText = ({ blocks, templates }: { blocks: number; templates: number }) =>
  `${counted(blocks, 'blocco', 'blocchi')} e ${counted(templates, 'template', 'template')}`

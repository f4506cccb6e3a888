import { type Acts, actsOf } from '../acts/acts.ts'
import type { Noun } from '../noun.ts'

type Listing = Acts<'delete' | 'restore' | 'publish' | 'unpublish' | 'move-up' | 'move-down'> & {
  listFailed: string
}

/** What the list of a noun asks for, and what it says when that fails. */
export function listActs({ words }: Pick<Noun, 'words'>): Listing {
  const acts = actsOf({
    delete: `Errore durante l'eliminazione. Riprova.`,
    restore: `Errore nel ripristino. Riprova.`,
    publish: 'Errore nella pubblicazione. Riprova.',
    unpublish: 'Errore nel ritiro. Riprova.',
    'move-up': "Errore durante lo spostamento. L'ordine è quello di prima.",
    'move-down': "Errore durante lo spostamento. L'ordine è quello di prima.",
  })
  return { ...acts, listFailed: `Errore nel caricamento: ${words.many}. Riprova più tardi.` }
}

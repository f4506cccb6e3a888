import { type Acts, actsOf } from '../acts/acts.ts'
import type { Intent } from '../acts/intents.ts'
import type { Noun } from '../noun.ts'

type ListIntent = 'delete' | 'restore' | 'publish' | 'unpublish' | 'move-up' | 'move-down'

type Listing<Own extends Intent> = Acts<ListIntent | Own> & { listFailed: string }

/**
 * What the list of a noun asks for, and what it says when that fails.
 * @param own the same of the acts that are the noun's own
 */
export function listActs<Own extends Intent = never>(
  { failures }: Pick<Noun, 'failures'>,
  own?: Readonly<Record<Own, string>>,
): Listing<Own> {
  const acts = actsOf<ListIntent | Own>({
    delete: failures.delete,
    restore: 'Errore nel ripristino. Riprova.',
    publish: 'Errore nella pubblicazione. Riprova.',
    unpublish: 'Errore nel ritiro. Riprova.',
    'move-up': "Errore durante lo spostamento. L'ordine è quello di prima.",
    'move-down': "Errore durante lo spostamento. L'ordine è quello di prima.",
    ...own,
  } as Record<ListIntent | Own, string>)
  return { ...acts, listFailed: failures.list }
}

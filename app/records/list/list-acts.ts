import { counted } from '../../ui/count-text.ts'
import { type Acts, actsOf, type Intent } from '../acts/acts.ts'
import type { Noun } from '../noun.ts'
import { capitalized, countEnding, ending, trashTime, type Words } from '../words.ts'

/** What is done to records of a list, to one or to several that are chosen. */
export type RecordsAct = 'publish' | 'unpublish' | 'delete' | 'restore'

type ListIntent = RecordsAct | 'move-up' | 'move-down'

/**
 * What the list of a noun asks for, and what it says when that fails.
 * @param own the same of the acts that are the noun's own
 */
export function listActs<Own extends Intent = never>(
  { failures }: Pick<Noun, 'failures'>,
  own?: Readonly<Record<Own, string>>,
): Acts<ListIntent | Own> & { listFailed: string } {
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

/** What is said of an act on `done` records; of `unchanged` ones there was nothing to do. */
type Said = (words: Words, done: number, unchanged: number) => string

const said: Readonly<Record<RecordsAct, Said>> = {
  publish: (words, done, unchanged) =>
    countedText(words, ['pubblicat', done], [unchanged, 'era già', 'erano già']),
  unpublish: (words, done, unchanged) =>
    countedText(words, ['ritirat', done], [unchanged, 'non era', 'non erano']),
  delete: (words, done) =>
    done === 1
      ? `${capitalized(words.one)} ${ending(words, 'eliminat')} con successo. Per ${trashTime} si può riportare.`
      : `${howMany(words, done)} ${countEnding(words, 'eliminat', done)}. Per ${trashTime} si possono riportare.`,
  restore: (words, done) =>
    done === 1
      ? `${capitalized(words.one)} ${ending(words, 'ripristinat')}.`
      : `${howMany(words, done)} ${countEnding(words, 'ripristinat', done)}.`,
}

/**
 * What the list says of an act: '2 guide ritirate; 3 non erano pubblicate.'
 * @param done to how many it was done
 * @param unchanged of how many there was nothing to do
 */
export const doneText = (
  words: Words,
  act: RecordsAct,
  [done = 1, unchanged = 0]: readonly number[],
): string => said[act](words, done, unchanged)

const howMany = ({ one, many }: Words, count: number) => counted(count, one, many)

function countedText(
  words: Words,
  [stem, done]: [string, number],
  [unchanged, was, were]: [number, string, string],
): string {
  const parts: string[] = []
  if (done > 0) parts.push(`${howMany(words, done)} ${countEnding(words, stem, done)}`)
  if (unchanged > 0) {
    const published = countEnding(words, 'pubblicat', unchanged)
    parts.push(`${counted(unchanged, was, were)} ${published}`)
  }
  return `${parts.join('; ')}.`
}

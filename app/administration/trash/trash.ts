import type { RecordKind } from '../../../db/schema.ts'
import { trashPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import type { Words } from '../../records/words.ts'

/** A deleted record as the list shows it. */
export type TrashItem = {
  noun: RecordKind
  words: Words
  id: string
  title: string
  /** null: a command did it, or the account is gone. */
  deletedBy: string | null
  deletedAt: Date
  /** Until then it can be brought back. */
  endsAt: Date
}

/** What came back, and where it is edited. */
export type Restored = { words: Words; to: string }

/** The noun of the record that a form or an address names. */
export const nounField = 'tipo'

/** Where the screen says what came back. */
export const restoredAddress = ({ noun, id }: { noun: RecordKind; id: string }) =>
  outcomeAddress(withQuery(trashPath(), { [nounField]: noun }), { done: 'restore', id })

/** What the buttons of the trash ask for; the screen of the database, which shows it, answers. */
export const trashActs = actsOf({
  restore: 'Errore durante il ripristino. Non è cambiato niente: riprova tra poco.',
})

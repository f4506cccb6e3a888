import type { ComponentProps, ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'
import { DoneNote, type DoneTexts } from '../acts/done-note.tsx'
import { useOutcome } from '../acts/use-outcome.ts'
import { ListSearch } from './list-search.tsx'
import { Pager } from './pager.tsx'
import { Rows, type RowsProps } from './rows.tsx'

type ListScreenProps<Row> = {
  /** What the list says of what was done on the way to it. */
  doneTexts: DoneTexts
  /** What an act answered that went wrong where no dialog stands to say it. */
  failure: ReactNode
  /** null: a list that fits on a screen. */
  search: ComponentProps<typeof ListSearch> | null
  list: RowsProps<Row>
  /** Stands in the place of the rows when there are none. */
  none: ReactNode
  pager: ComponentProps<typeof Pager> | null
}

/**
 * A list of records: what was done, what is asked, the search, the rows and the way through them.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { doneTexts, failure, search, list, none, pager } = props
  const outcome = useOutcome()
  return (
    <div className="stack">
      {failure}
      {!failure && <DoneNote outcome={outcome} texts={doneTexts} />}
      {search && <ListSearch {...search} />}
      {list.rows.length > 0 ? <Rows {...list} /> : none}
      {pager && <Pager {...pager} />}
    </div>
  )
}

/** The note of what went wrong; null for none. */
export const failureNote = (text: string | null) =>
  text && (
    <Note kind="bad" role="alert">
      {text}
    </Note>
  )

/** What an act answered when it did not lead on, as far as a list shows it. */
export const failureIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
    ? String(answer.message)
    : null

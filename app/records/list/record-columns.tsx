import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { versionsPath } from '../../admin-paths.ts'
import { Tag } from '../../ui/tag.tsx'
import { useMay } from '../../ui/use-may.ts'
import { idField } from '../acts/acts.ts'
import { ConfirmButton } from '../acts/confirm-act.tsx'
import { deletionOf } from '../editor/editor-acts.ts'
import { type Noun, publishingRight } from '../noun.ts'
import { ending } from '../words.ts'
import { ChooseRow, type Chosen } from './choose-several.tsx'
import { listActs } from './list-acts.ts'
import { Moves } from './moves.tsx'
import type { ListedRecord, loadList } from './record-list.server.ts'
import { besideList, listAddress, type RecordListView } from './record-list-view.ts'
import { RelativeDate } from './relative-date.tsx'
import { RowMenu } from './row-menu.tsx'
import { type Column, RecordMark, RowName } from './rows.tsx'

export type LoadedList<Row> = Awaited<ReturnType<typeof loadList<Noun, Row>>>

export type RowsOfNoun<Row> = {
  noun: Noun
  loaded: LoadedList<Row>
  /** The noun's own columns, between the title and the state. */
  columns?: Column<ListedRecord<Row>>[]
  /** Stands small under the title of a record. */
  beside?: (record: ListedRecord<Row>) => ReactNode
  /** What goes with a record when it is deleted, where the noun alone does not know. */
  deletionDetail?: (record: ListedRecord<Row>) => readonly string[]
  /** Of a record, in its menu beside those of every noun: list items. */
  moreActs?: (record: ListedRecord<Row>) => ReactNode
}

/**
 * The columns of every noun's list, with those of its own.
 * @param saved the record that was saved on the way here; null: none
 */
export function recordColumns<Row>(
  props: RowsOfNoun<Row>,
  { chosen, choose, saved }: Pick<Chosen, 'chosen' | 'choose'> & { saved: string | null },
): Column<ListedRecord<Row>>[] {
  const { noun, loaded, columns = [], beside } = props
  const { words } = noun
  const { view, now } = loaded
  const address = (change?: Partial<RecordListView>) =>
    listAddress(noun.places.list(), view, change)
  const name: Column<ListedRecord<Row>> = {
    label: 'Titolo',
    sort: {
      to: address({ order: 'called' }),
      current: view.order === 'called' ? 'ascending' : null,
    },
    cell: (record) => (
      <>
        <ChooseRow id={record.id} name={record.title} chosen={chosen} choose={choose} />
        <RowName to={besideList(noun.places.edit(record.id), view)}>{record.title}</RowName>
        {record.id === saved && <Tag tone="green">{ending(words, 'Appena salvat')}</Tag>}
        {beside && <span className="beside">{beside(record)}</span>}
      </>
    ),
  }
  const order: Column<ListedRecord<Row>> = {
    label: 'Ordine',
    cell: ({ id, title, place }) => (
      <Moves
        acts={listActs(noun)}
        action={address(view)}
        {...{ id, name: title, place, of: loaded.page.all }}
      />
    ),
  }
  return [
    name,
    ...columns,
    {
      label: 'Stato',
      cell: ({ state }) => <RecordMark words={words} state={state} />,
    },
    {
      label: `${ending(words, 'Modificat')} da`,
      sort: {
        to: address({ order: 'changed' }),
        current: view.order === 'changed' ? 'descending' : null,
      },
      cell: ({ updatedAt, updatedBy }) => (
        <>
          {updatedBy && <b className="block">{updatedBy} </b>}
          <RelativeDate value={updatedAt} now={now} />
        </>
      ),
    },
    ...(noun.isOrdered ? [order] : []),
    { label: 'Azioni', isWide: true, cell: (record) => <Acts {...props} record={record} /> },
  ]
}

type ActsProps<Row> = RowsOfNoun<Row> & { record: ListedRecord<Row> }

function Acts<Row>({ noun, loaded, deletionDetail, moreActs, record }: ActsProps<Row>) {
  const { id, title, state, kept } = record
  const here = listAddress(noun.places.list(), loaded.view, loaded.view)
  const act = deletionOf(noun, { id, title, detail: deletionDetail?.(record), kept })
  const isShown = state === 'published'
  const mayPublish = useMay()(publishingRight(noun.name))
  return (
    <RowMenu subject={title}>
      <li>
        <Link to={besideList(noun.places.edit(id), loaded.view)}>Modifica</Link>
      </li>
      <li>
        <Link to={besideList(versionsPath(noun.places.edit(id)), loaded.view)}>Versioni</Link>
      </li>
      {moreActs?.(record)}
      {mayPublish && (
        <li>
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name={idField} value={id} />
            <button type="submit" {...listActs(noun).button(isShown ? 'unpublish' : 'publish')}>
              {isShown ? 'Togli dalla pubblicazione' : 'Pubblica'}
            </button>
          </Form>
        </li>
      )}
      <li>
        <ConfirmButton kind="quiet" size="small" className="text-error" act={act} action={here}>
          Elimina
        </ConfirmButton>
      </li>
    </RowMenu>
  )
}

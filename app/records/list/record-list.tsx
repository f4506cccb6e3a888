import { Files, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { adminContentPath, trashPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { longestQuery } from '../../platform/well-formed.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { idField, keepActs } from '../acts/acts.ts'
import { type DoneTexts, useOutcome } from '../acts/done-note.tsx'
import type { Outcome } from '../acts/outcome.ts'
import { adminErrorBoundary } from '../frame/admin-error.tsx'
import { PageHead } from '../frame/page-head.tsx'
import type { Noun } from '../noun.ts'
import { ending, none, savedText } from '../words.ts'
import { ChosenRecords, RefusalsNote, refusalsIn, useChosen } from './choose-several.tsx'
import { doneText, listActs, type RecordsAct } from './list-acts.ts'
import { pagesAround } from './list-page.ts'
import { failureIn, failureNote, ListScreen } from './list-screen.tsx'
import { MoveSaid } from './moves.tsx'
import { type RowsOfNoun, recordColumns } from './record-columns.tsx'
import {
  besideList,
  listAddress,
  narrowsRecords,
  type RecordListView,
  stateNames,
} from './record-list-view.ts'
import { stateLabel } from './rows.tsx'

/** What the route of a noun's list says beside its records. @param title 'Guide' */
export function listScreen(noun: Noun, title: string) {
  const acts = listActs(noun)
  return {
    meta: titled(adminTitle(title)),
    clientAction: keepActs(acts),
    ErrorBoundary: adminErrorBoundary(acts.listFailed),
  }
}

type RecordListProps<Row> = RowsOfNoun<Row> & {
  answer: unknown
  title: string
  text?: ReactNode
  /** Buttons beside the one that begins a new record. */
  actions?: ReactNode
  noneText: string
  notFoundTitle?: string
  /** Names of what the list is narrowed to, where they are not the values themselves. */
  facetLabels?: Readonly<Record<string, string>>
  doneTexts?: DoneTexts
  children?: ReactNode
}

/** The list of every noun: search, filters, the records with their acts, one or several at once. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { noun, loaded, title, text, actions, noneText, children } = props
  const { page, view } = loaded
  const { words } = noun
  const answer = useLastAnswer(props.answer)
  const refusals = refusalsIn(answer)
  const address = (change?: Partial<RecordListView>) =>
    listAddress(noun.places.list(), view, change)
  const { chosen, choose, chooseNone } = useChosen(page.items)
  const outcome = useOutcome()
  const saved = outcome?.done === 'save' ? outcome.id : null
  return (
    <>
      <PageHead
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink
              to={besideList(noun.places.edit(newId), view)}
              kind="main"
              icon={<Plus aria-hidden="true" className="i" />}
            >
              {ending(words, 'Nuov')} {words.one}
            </ButtonLink>
            {actions}
            <ButtonLink to={trashPath()} icon={<Trash2 aria-hidden="true" className="i" />}>
              Cestino
            </ButtonLink>
            <ButtonLink to={adminContentPath()} icon={<Files aria-hidden="true" className="i" />}>
              Su file
            </ButtonLink>
          </>
        }
      />
      {noun.isOrdered && (
        <MoveSaid rows={page.items.map((item) => ({ id: item.id, name: item.title }))} />
      )}
      <ListScreen
        doneTexts={{ ...doneTexts(props), ...props.doneTexts }}
        failure={
          refusals ? <RefusalsNote {...{ noun, view, refusals }} /> : failureNote(failureIn(answer))
        }
        search={{
          label: 'Cerca in tutto il testo',
          placeholder: 'Parole in qualunque ordine',
          query: view.query,
          maxLength: longestQuery,
          children: <Filters {...props} />,
        }}
        list={{
          caption: said(props),
          columns: recordColumns(props, { chosen, choose, saved }),
          rows: page.items,
          idOf: ({ id }) => id,
          children: chosen.length > 0 && <ChosenRecords {...{ noun, view, chosen, chooseNone }} />,
        }}
        none={
          narrowsRecords(view) ? (
            <EmptyState
              title={props.notFoundTitle ?? 'Non ho trovato niente'}
              text="Prova con meno parole, oppure togli i filtri."
              action={<ButtonLink to={noun.places.list()}>Togli la ricerca</ButtonLink>}
            />
          ) : (
            <EmptyState title={`Ancora ${none(words)}`} text={noneText} />
          )
        }
        pager={{
          said: said(props),
          ...pagesAround(view.page, page.total, (to) => address({ page: to })),
        }}
      />
      {children}
    </>
  )
}

/** '6 guide su 13 hanno queste parole' */
function said<Row>({ noun: { words }, loaded: { page, view } }: RecordListProps<Row>): string {
  const count = counted(page.total, words.one, words.many)
  return narrowsRecords(view) ? `${count} su ${page.all}` : count
}

function Filters<Row>({ noun, loaded: { page, view }, facetLabels = {} }: RecordListProps<Row>) {
  const state = stateNames.find((one) => one.state === view.state)?.name ?? ''
  return (
    <>
      <SelectField key={`stato ${state}`} label="Stato" name="stato" defaultValue={state}>
        <option value="">Tutti</option>
        {stateNames.map((one) => (
          <option key={one.name} value={one.name}>
            {stateLabel(noun.words, one.state)}
          </option>
        ))}
      </SelectField>
      {page.facets.length > 0 && (
        <SelectField
          key={`voce ${view.facet}`}
          label={noun.facet.label}
          name="voce"
          defaultValue={view.facet ?? ''}
        >
          <option value="">{noun.facet.all}</option>
          {page.facets.map(({ value, label }) => (
            <option key={value} value={value}>
              {facetLabels[value] ?? label}
            </option>
          ))}
        </SelectField>
      )}
      {page.changers.length > 1 && (
        <SelectField
          key={`chi ${view.changedBy}`}
          label={`${ending(noun.words, 'Modificat')} da`}
          name="chi"
          defaultValue={view.changedBy ?? ''}
        >
          <option value="">Tutti</option>
          {page.changers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {view.order === 'changed' && <input type="hidden" name="ordine" value="modifica" />}
    </>
  )
}

/** What the list says of what was done on the way to it; what was deleted comes back at a press. */
function doneTexts<Row>({ noun, loaded: { page, view } }: RecordListProps<Row>): DoneTexts {
  const said =
    (act: RecordsAct) =>
    ({ counts }: Outcome) =>
      doneText(noun.words, act, counts)
  return {
    // From its form, which may go on.
    save: ({ id }: Outcome) => (
      <div className="row">
        <span>{savedText(noun.words, page.items.find((item) => item.id === id)?.state)}</span>
        {id !== null && (
          <Link to={besideList(noun.places.edit(id), view)}>Continua a modificare</Link>
        )}
      </div>
    ),
    publish: said('publish'),
    unpublish: said('unpublish'),
    restore: said('restore'),
    delete: ({ ids, counts }: Outcome) => (
      <Form
        method="post"
        action={listAddress(noun.places.list(), view, view)}
        className="row"
        preventScrollReset
      >
        <span>{doneText(noun.words, 'delete', counts)}</span>
        {ids.map((id) => (
          <input key={id} type="hidden" name={idField} value={id} />
        ))}
        {ids.length > 0 && (
          <Button size="small" {...listActs(noun).button('restore')}>
            Annulla
          </Button>
        )}
        <Link to={trashPath()}>Apri il cestino</Link>
      </Form>
    ),
  }
}

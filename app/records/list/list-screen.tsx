import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { DoneNote, type DoneTexts, useOutcome } from '../acts/done-note.tsx'
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

type ListSearchProps = {
  /** 'Cerca tra le guide'. */
  label: string
  placeholder: string
  query: string
  maxLength: number
  /** SelectFields that narrow the list, and hidden fields to keep. */
  children?: ReactNode
}

/**
 * Search and filters of a list as a form that asks for the same address: the search is the
 * parameter `q`. A filter takes effect at once where the
 * browser can do that (Safari since 16); 'Cerca' is there for the others.
 */
function ListSearch({ label, placeholder, query, maxLength, children }: ListSearchProps) {
  return (
    <div className="list-place">
      <Form
        method="get"
        role="search"
        className="list-search"
        preventScrollReset
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit?.()
        }}
      >
        <Field label={label} id="q">
          {(control) => (
            <input
              {...control}
              // A search that another address carries is another field.
              key={query}
              type="search"
              name="q"
              defaultValue={query}
              placeholder={placeholder}
              maxLength={maxLength}
            />
          )}
        </Field>
        {children}
        {/* Never busy: a search asked for while another loads takes its place. */}
        <Button icon={<Search aria-hidden="true" className="i" />}>Cerca</Button>
      </Form>
    </div>
  )
}

type PagerProps = {
  /** '10 guide': how many there are in all, in words. */
  said: string
  /** Addresses of the pages around this one; null where there is none. */
  first: string | null
  /** Where a list knows its way back, page by page. */
  previous?: string | null
  next: string | null
}

/**
 * The way through a long list: on to the next page, back to the first, and to the one before where
 * the list knows it; the browser's own way back leads there too.
 */
export function Pager({ said, first, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pagine">
      <p>{said}</p>
      <div className="row">
        {first && (
          <ButtonLink size="small" to={first}>
            Torna all'inizio
          </ButtonLink>
        )}
        {previous && (
          <ButtonLink size="small" to={previous}>
            Precedenti
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" to={next}>
            Successive
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

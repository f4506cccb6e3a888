import { RotateCcw } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { databasePath, trashPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { useOutcome } from '../../records/acts/done-note.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { doneText } from '../../records/list/list-acts.ts'
import { pageParameter, pagesAround } from '../../records/list/list-page.ts'
import { Pager } from '../../records/list/list-screen.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { capitalized, trashTime } from '../../records/words.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { useMay } from '../../ui/use-may.ts'
import { nounField, type Restored, type TrashItem, trashActs } from './trash.ts'

type TrashScreenProps = {
  items: TrashItem[]
  /** From 1. */
  page: number
  total: number
  /** What the address says came back. */
  restored: Restored | null
  failure: string | null
  /** Milliseconds, as the loader gave them. */
  now: number
}

/** What was deleted, of every noun, while it is kept, and the way back. */
export function TrashScreen(props: TrashScreenProps) {
  const { items, page, total, failure, now } = props
  const may = useMay()
  const outcome = useOutcome()
  const restored = outcome?.done === 'restore' && !failure ? props.restored : null
  return (
    <>
      <PageHead
        title="Cestino"
        back={may('seeSystem') && <BackLink to={databasePath()}>Torna a Database</BackLink>}
        text={`Quello che elimini resta qui per ${trashTime}, con le sue versioni. Poi sparisce per sempre.`}
      />
      <div className="outcome">
        <div aria-live="assertive">{failure && <Note kind="bad">{failure}</Note>}</div>
        <div aria-live="polite">{restored && <RestoredNote {...restored} />}</div>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="Il cestino è vuoto"
          text="Quello che eliminate arriva qui, e da qui torna al suo posto."
        />
      ) : (
        <>
          <Rows
            caption={`Cestino, ${totalText(total)}`}
            columns={columns(now)}
            rows={items}
            idOf={({ noun, id }) => `${noun}.${id}`}
          />
          <Pager
            said={totalText(total)}
            {...pagesAround(page, total, (to) => withQuery(trashPath(), pageParameter(to)))}
          />
        </>
      )}
    </>
  )
}

const totalText = (total: number) => counted(total, 'elemento', 'elementi')

function RestoredNote({ words, to }: Restored) {
  return (
    <Note kind="ok">
      {doneText(words, 'restore', [1])}{' '}
      <Link to={to}>{words.isFeminine ? 'Aprila' : 'Aprilo'} per controllare</Link>
    </Note>
  )
}

const columns = (now: number): Column<TrashItem>[] => [
  {
    label: 'Che cosa',
    cell: ({ words, title }) => (
      <>
        <span className="name">{title}</span>
        <span className="beside">{capitalized(words.one)}</span>
      </>
    ),
  },
  { label: 'Da chi', cell: ({ deletedBy }) => deletedBy ?? '—' },
  { label: 'Quando', cell: ({ deletedAt }) => <RelativeDate value={deletedAt} now={now} /> },
  { label: 'Resta fino al', cell: ({ endsAt }) => formatDay(endsAt) },
  { label: 'Azioni', isWide: true, cell: (item) => <RestoreButton {...item} /> },
]

function RestoreButton({ noun, words, id, title }: TrashItem) {
  const { formData } = useNavigation()
  const isBusy = isAskedBy(formData, 'restore', id) && formData?.get(nounField) === noun
  return (
    <Form method="post" action={trashPath()} className="acts">
      <input type="hidden" {...trashActs.button('restore')} />
      <input type="hidden" name={nounField} value={noun} />
      <input type="hidden" name={idField} value={id} />
      <Button size="small" icon={<RotateCcw aria-hidden="true" className="i" />} busy={isBusy}>
        Ripristina
        <span className="vh">
          {' '}
          {words.the} «{title}»
        </span>
      </Button>
    </Form>
  )
}

import { RotateCcw } from 'lucide-react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { databasePath, trashPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { formNames } from '../../records/form/form-answer.ts'
import { PageHead } from '../../records/frame/page-head.tsx'
import { Pager } from '../../records/list/pager.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { counted } from '../../ui/format-number.ts'
import { Note } from '../../ui/note.tsx'
import { naming, restoredOf, type TrashItem, trashActs } from './trash.ts'

type TrashScreenProps = {
  items: TrashItem[]
  /** The page after this one; null on the last. */
  next: string | null
  isFirst: boolean
  total: number
  /** The entry that is asked about, because something has its place. */
  asked: TrashItem | null
  failure: string | null
  /** Milliseconds, as the loader gave them. */
  now: number
}

/** What administrators deleted or replaced, while it is kept, and the way back. */
export function TrashScreen(props: TrashScreenProps) {
  const { items, next, isFirst, total, asked, failure, now } = props
  const restored = restoredOf(useSearchParams()[0], useOutcome())
  const act = asked && replaceAct(asked)
  return (
    <>
      <PageHead
        title="Cestino"
        back={<BackLink to={databasePath()}>Torna a Database</BackLink>}
        text={`Quello che elimini o sostituisci resta qui per ${trashTime}. Poi sparisce per sempre.`}
      />
      <div className="outcome">
        <div role="alert">{failure && <Note kind="bad">{failure}</Note>}</div>
        <div role="status">
          {restored && !failure && (
            <Note kind="ok">
              {naming[restored.kind].restored}{' '}
              <Link to={naming[restored.kind].path(restored.recordId)}>
                {naming[restored.kind].open}
              </Link>
            </Note>
          )}
        </div>
        {act && <ConfirmPanel act={act} cancelTo={trashPath()} />}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="Il cestino è vuoto"
          text="Qui trovi le guide, gli strumenti, le professioni, i set di prompt, le scene e le schede di aiuto che eliminate."
        />
      ) : (
        <>
          <Rows
            caption={`Cestino, ${totalText(total)}`}
            columns={columns(now)}
            rows={items}
            idOf={({ id }) => id}
          />
          <Pager
            said={totalText(total)}
            first={isFirst ? null : trashPath()}
            next={next && withQuery(trashPath(), { dopo: next })}
          />
        </>
      )}
    </>
  )
}

const totalText = (total: number) => counted(total, 'elemento', 'elementi')

const columns = (now: number): Column<TrashItem>[] => [
  {
    label: 'Che cosa',
    cell: ({ kind, title, contents }) => (
      <>
        <span className="name">{title}</span>
        <span className="beside">
          {naming[kind].label}
          {contents && `: ${contents}`}
        </span>
      </>
    ),
  },
  { label: 'Da chi', cell: ({ deletedBy }) => deletedBy ?? 'Account eliminato' },
  { label: 'Quando', cell: ({ deletedAt }) => <RelativeDate value={deletedAt} now={now} /> },
  { label: 'Resta fino al', cell: ({ expiresAt }) => formatDay(expiresAt) },
  { label: 'Azioni', isWide: true, cell: (item) => <RestoreButton item={item} /> },
]

/** What is asked where something has the entry's place now. */
const replaceAct = ({ id, kind, title, replaces }: TrashItem): Act => ({
  question: `Vuoi ripristinare ${naming[kind].named(title)}?`,
  detail: replaces ? (
    <p>
      Oggi al suo posto c'è «{replaces}». Se ripristini, la versione di oggi va nel cestino e da lì
      la riprendi.
    </p>
  ) : (
    <p>Torna al suo posto com'era.</p>
  ),
  confirmLabel: naming[kind].restore,
  cancelLabel: "Lascia com'è",
  fields: trashActs.fields('restore', { id, [formNames.replace]: 'si' }),
  confirmKind: 'main',
})

function RestoreButton({ item }: { item: TrashItem }) {
  const { formData } = useNavigation()
  const icon = <RotateCcw aria-hidden="true" className="i" />
  const label = (
    <>
      Ripristina<span className="vh"> {naming[item.kind].named(item.title)}</span>
    </>
  )
  if (item.replaces !== null) {
    return (
      <div className="acts">
        <ConfirmLink
          act={replaceAct(item)}
          to={questionAddress(trashPath(), 'restore', item.id)}
          action={trashPath()}
          size="small"
          icon={icon}
        >
          {label}
        </ConfirmLink>
      </div>
    )
  }
  return (
    <Form method="post" action={trashPath()} className="acts">
      <input type="hidden" {...trashActs.button('restore')} />
      <input type="hidden" name={idField} value={item.id} />
      <Button size="small" icon={icon} busy={isAskedBy(formData, 'restore', item.id)}>
        {label}
      </Button>
    </Form>
  )
}

import { Upload } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { isAskedBy } from '../../records/acts/acts.ts'
import { FocusedNote } from '../../records/acts/focused-note.tsx'
import {
  countPlanned,
  type ImportPlan,
  type Planned,
  type PlannedState,
} from '../../records/exchange/plan.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/format-number.ts'
import { contentActs, contentNames, entriesText } from './content-acts.ts'

type PlanSectionProps = {
  plan: ImportPlan
  /** The file, as the form carries it on. */
  packed: string
  /** Why it is asked again; null the first time. */
  problem: string | null
  cancelTo: string
}

/** In the order in which people need them; of what stays equal the number is enough. */
const groups: { state: PlannedState; title: string; text: string }[] = [
  { state: 'refused', title: 'Restano fuori', text: 'Queste voci non si possono importare.' },
  {
    state: 'changed',
    title: 'Cambiano',
    text: 'Diventano bozze: quello che si vede oggi resta, finché non le pubblichi.',
  },
  { state: 'new', title: 'Sono nuove', text: 'Arrivano come bozze: le pubblichi tu, dopo.' },
]

/** What an import would do, and the button that does it. */
export function PlanSection({ plan, packed, problem, cancelTo }: PlanSectionProps) {
  const counts = countPlanned(plan.entries)
  const isBusy = isAskedBy(useNavigation().formData, 'import-file')
  const doable = counts.new + counts.changed
  return (
    <section className="stack" aria-labelledby="piano">
      <h2 id="piano" className="vh">
        Che cosa cambia
      </h2>
      <FocusedNote about={plan} kind={problem ? 'bad' : 'info'} role={problem ? 'alert' : 'status'}>
        <p className="font-bold">
          {problem ??
            (doable > 0 ? 'Non ho ancora cambiato niente.' : "Non c'è niente da importare.")}
        </p>
        <p>{summary(counts)}</p>
        {plan.warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </FocusedNote>
      {groups.map(({ state, title, text }) => (
        <Group
          key={state}
          title={title}
          text={text}
          entries={plan.entries.filter((entry) => entry.state === state)}
        />
      ))}
      <Form method="post" encType="multipart/form-data" className="row">
        <input type="hidden" {...contentActs.button('import-file')} />
        <input type="hidden" name={contentNames.packed} value={packed} />
        <input type="hidden" name={contentNames.plan} value={plan.name} />
        {doable > 0 && (
          <Button kind="main" busy={isBusy} icon={<Upload aria-hidden="true" className="i" />}>
            Importa {entriesText(doable)}
          </Button>
        )}
        <Link className="btn" to={cancelTo}>
          {doable > 0 ? 'Non importare' : 'Scegli un altro file'}
        </Link>
      </Form>
    </section>
  )
}

const summary = (counts: Record<PlannedState, number>) =>
  `Nel file: ${[
    counted(counts.new, 'nuova', 'nuove'),
    counted(counts.changed, 'che cambia', 'che cambiano'),
    counted(counts.unchanged, 'già uguale', 'già uguali'),
    `${counts.refused} da lasciare fuori`,
  ].join(', ')}.`

/** Of a long group so many stand on the page. */
const mostShown = 100

function Group({ title, text, entries }: { title: string; text: string; entries: Planned[] }) {
  if (entries.length === 0) return null
  return (
    <div className="stack gap-2">
      <h3>
        {title} ({entries.length})
      </h3>
      <p className="small soft">{text}</p>
      <ul className="list-disc pl-6">
        {entries.slice(0, mostShown).map((entry) => (
          <Entry key={`${entry.noun} ${entry.place}`} entry={entry} />
        ))}
      </ul>
      {entries.length > mostShown && <p>E altre {entries.length - mostShown}.</p>}
    </div>
  )
}

function Entry({ entry }: { entry: Planned }) {
  const { what, place, title, reason, changes, notes } = entry
  return (
    <li>
      <span className="font-bold">{title ?? 'Senza titolo'}</span>{' '}
      <span className="small soft">
        ({what} {place} del file)
      </span>
      {reason && <p>{reason}</p>}
      {changes.length > 0 && <p>Cambia: {changes.join(', ')}.</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </li>
  )
}

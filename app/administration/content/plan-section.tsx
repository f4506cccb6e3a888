import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { isAskedBy } from '../../records/acts/acts.ts'
import { FocusedNote } from '../../records/acts/done-note.tsx'
import {
  countPlanned,
  entryKey,
  type ImportPlan,
  type Planned,
  type PlannedState,
} from '../../records/exchange/plan.ts'
import { trashTime } from '../../records/words.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { CheckField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { contentActs, contentNames, entriesText } from './content-texts.ts'

type PlanSectionProps = {
  plan: ImportPlan
  /** The file, as the form carries it on; null: it comes with the product. */
  packed: string | null
  /** Why it is asked again; null the first time. */
  problem: string | null
  /** What the button that does it says: 'Importa'. */
  label: string
  /** What is not chosen can be left, so that it is not offered again. */
  isOffer: boolean
  cancelTo: string
  /** Another note says what was done, and has the focus. */
  isAfter: boolean
}

type Group = { state: PlannedState; title: string; fromFile: string; ofProduct: string }

/** In the order in which people need them; of what stays equal the number is enough. */
const groups: Group[] = [
  {
    state: 'refused',
    title: 'Restano fuori',
    fromFile: 'Queste voci non si possono importare.',
    ofProduct: 'A queste voci manca qualcosa.',
  },
  {
    state: 'removed',
    title: 'Vanno nel cestino',
    fromFile: '',
    ofProduct: `Le avete aggiunte voi. Nel cestino restano per ${trashTime}; con una guida ci vanno i progressi di chi l'ha cominciata.`,
  },
  {
    state: 'changed',
    title: 'Cambiano',
    fromFile: 'Diventano bozze: quello che si vede oggi resta, finché non le pubblichi.',
    ofProduct: 'Diventano come sono arrivate con Fucina. Come sono oggi resta tra le versioni.',
  },
  {
    state: 'new',
    title: 'Sono nuove',
    fromFile: 'Arrivano come bozze: le pubblichi tu, dopo.',
    ofProduct: 'Arrivano come sono uscite da Fucina.',
  },
]

const isDoable = ({ state }: Planned) => state !== 'refused' && state !== 'unchanged'

/** What an import would do, each entry with its tick, and the button that does it. */
export function PlanSection(props: PlanSectionProps) {
  const { plan, packed, problem, label, isOffer, cancelTo, isAfter } = props
  const { formData } = useNavigation()
  const doable = plan.entries.filter(isDoable)
  // Nobody's words are replaced by a text of ours that was only offered.
  const begun = doable.filter(({ isTouched }) => !(isOffer && isTouched)).map(entryKey)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(begun))
  const choose = (key: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((one) => one !== key)))
  const isEmpty = packed ? "Non c'è niente da importare." : "È già tutto com'è arrivato."
  const said = (
    <>
      <p className="font-bold">
        {problem ?? (doable.length > 0 ? 'Non ho ancora cambiato niente.' : isEmpty)}
      </p>
      <p>{summary(countPlanned(plan.entries), packed !== null)}</p>
      {plan.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </>
  )
  return (
    <section className="stack" aria-labelledby="piano">
      <h2 id="piano" className="vh">
        Che cosa cambia
      </h2>
      {isAfter ? (
        <Note kind="info">{said}</Note>
      ) : (
        <FocusedNote about={plan} kind={problem ? 'bad' : 'info'}>
          {said}
        </FocusedNote>
      )}
      <Form method="post" encType="multipart/form-data" className="stack">
        {packed && <input type="hidden" name={contentNames.packed} value={packed} />}
        <input type="hidden" name={contentNames.plan} value={plan.name} />
        {groups.map(({ state, title, fromFile, ofProduct }) => {
          const entries = plan.entries.filter((entry) => entry.state === state)
          if (entries.length === 0) return null
          return (
            <div key={state} className="stack gap-2 pt-4">
              <h3>
                {title} ({entries.length})
              </h3>
              <p className="small soft">{packed ? fromFile : ofProduct}</p>
              <ul className="list-none border-t-[1.5px] border-rule p-0">
                {entries.map((entry) => (
                  <li
                    key={`${entry.noun} ${entry.place}`}
                    className="border-b-[1.5px] border-rule py-2"
                  >
                    <Entry entry={entry} chosen={chosen} onChoose={choose} />
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        <div className="row">
          {doable.length > 0 && (
            <Button
              {...contentActs.button('import')}
              kind="main"
              disabled={chosen.size === 0}
              busy={isAskedBy(formData, 'import')}
              icon={<Upload aria-hidden="true" className="i" />}
            >
              {packed ? `${label} ${entriesText(chosen.size)}` : label}
            </Button>
          )}
          {doable.length > 0 && isOffer && (
            <Button
              {...contentActs.button('leave')}
              disabled={chosen.size === 0}
              busy={isAskedBy(formData, 'leave')}
            >
              Lascia com'è quello che ho scelto
            </Button>
          )}
          <Link className="btn" to={cancelTo}>
            {packed && doable.length === 0 ? 'Scegli un altro file' : "Lascia tutto com'è"}
          </Link>
        </div>
      </Form>
    </section>
  )
}

function summary(counts: Record<PlannedState, number>, isFile: boolean): string {
  const parts = [
    counted(counts.new, 'nuova', 'nuove'),
    counted(counts.changed, 'che cambia', 'che cambiano'),
    counted(counts.unchanged, 'già uguale', 'già uguali'),
    ...(counts.removed > 0 ? [`${counts.removed} da mettere nel cestino`] : []),
    ...(isFile || counts.refused > 0 ? [`${counts.refused} da lasciare fuori`] : []),
  ]
  return `${isFile ? 'Nel file' : 'Voci'}: ${parts.join(', ')}.`
}

type EntryProps = {
  entry: Planned
  chosen: ReadonlySet<string>
  onChoose: (key: string, isChosen: boolean) => void
}

function Entry({ entry, chosen, onChoose }: EntryProps) {
  const { what, place, title, reason, changes, notes } = entry
  const key = entryKey(entry)
  const name = (
    <>
      <b>{title || 'Senza titolo'}</b> <span className="small soft">({what})</span>
    </>
  )
  const said = [
    ...(reason ? [reason] : []),
    ...(changes.length > 0 ? [`Cambia: ${changes.join(', ')}.`] : []),
    ...notes,
  ]
  const hint = said.map((sentence) => (
    <span key={sentence} className={isDoable(entry) ? 'block pl-9' : 'block'}>
      {sentence}
    </span>
  ))
  if (!isDoable(entry)) {
    return (
      <>
        {name} <span className="small soft">voce {place}</span>
        <div className="small">{hint}</div>
      </>
    )
  }
  return (
    <CheckField
      name={contentNames.entry}
      value={key}
      id={`voce-${entry.noun}-${place}-${entry.state}`}
      checked={chosen.has(key)}
      onChange={({ target }) => onChoose(key, target.checked)}
      label={name}
      hint={said.length > 0 ? hint : undefined}
    />
  )
}

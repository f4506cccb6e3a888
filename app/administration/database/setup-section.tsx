import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { databasePath } from '../../admin-paths.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { Button } from '../../ui/button.tsx'
import {
  builtInText,
  type Noun,
  nouns,
  nounText,
  resetWarnings,
  type SetupKind,
  type SetupPreview,
  stateText,
  updateWarning,
} from './setup.ts'
import { databaseActs } from './setup-outcome.ts'

type Task = {
  kind: SetupKind
  title: string
  about: ReactNode
  /** How things stand now; null where other tasks say it. */
  state: string | null
  label: string
  /** What is asked first; null where nothing would be lost. */
  act: Act | null
}

const fieldsOf = (kind: SetupKind) => databaseActs.fields('configure', { id: kind })

/** An update of one kind asks only where it would replace what somebody changed. */
const updateAct = (kind: SetupKind, label: string, replaced: number, noun: Noun): Act | null =>
  replaced === 0
    ? null
    : {
        question: `Vuoi riportare ${noun.ends[1] === 'i' ? 'gli' : 'le'} ${noun.many} di partenza com'erano?`,
        detail: <p>{updateWarning(replaced, noun)}</p>,
        confirmLabel: label,
        cancelLabel: "Lascia com'è",
        fields: fieldsOf(kind),
        confirmKind: 'main',
      }

/** What the screen can set up, in the order of its buttons. */
function tasksOf({ tools, guides, professions, incompleteSets }: SetupPreview): Task[] {
  return [
    {
      kind: 'everything',
      title: 'Strumenti e guide',
      about:
        "Riporta strumenti e guide com'erano il primo giorno, con i loro legami. Quello che è stato aggiunto o cambiato va nel cestino.",
      state: null,
      label: 'Configura tutto',
      act: {
        question: "Vuoi riportare strumenti e guide com'erano il primo giorno?",
        detail: (
          <ul className="spark-list">
            {resetWarnings({ tools, guides }).map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        ),
        confirmLabel: 'Configura tutto',
        cancelLabel: "Lascia com'è",
        fields: fieldsOf('everything'),
      },
    },
    {
      kind: 'tools',
      title: 'Solo gli strumenti',
      about: 'Rimette gli strumenti di partenza. Quelli aggiunti dopo restano.',
      state: stateText(tools, nouns.tools),
      label: 'Aggiorna gli strumenti',
      act: updateAct('tools', 'Aggiorna gli strumenti', tools.replaced, nouns.tools),
    },
    {
      kind: 'guides',
      title: 'Solo le guide',
      about:
        'Rimette le guide di partenza, con i loro capitoli. Quelle aggiunte dopo e i progressi di chi impara restano.',
      state: stateText(guides, nouns.guides),
      label: 'Aggiorna le guide',
      act: updateAct('guides', 'Aggiorna le guide', guides.replaced, nouns.guides),
    },
    {
      kind: 'professions',
      title: 'Le professioni',
      about: 'Rimette le professioni di partenza. Quelle aggiunte dopo restano.',
      state: stateText(professions, nouns.professions),
      label: 'Aggiorna le professioni',
      act: updateAct(
        'professions',
        'Aggiorna le professioni',
        professions.replaced,
        nouns.professions,
      ),
    },
    {
      kind: 'templates',
      title: 'I template dei prompt',
      about:
        "Dà un identificativo ai template che non ce l'hanno, per esempio dopo aver importato un file.",
      state:
        incompleteSets === 0
          ? 'Oggi: tutti i template ne hanno uno.'
          : `Oggi: da completare in ${nounText(incompleteSets, nouns.sets)}.`,
      label: 'Sincronizza i template',
      act: null,
    },
  ]
}

type SetupSectionProps = {
  preview: SetupPreview
  /** What is asked about now, where there is no script. */
  asked: SetupKind | null
}

/** Brings the content back that came with the product. */
export function SetupSection({ preview, asked }: SetupSectionProps) {
  const tasks = tasksOf(preview)
  const question = tasks.find(({ kind }) => kind === asked)?.act
  return (
    <section aria-labelledby="contenuti" className="base-section">
      <h2 id="contenuti">Contenuti di partenza</h2>
      <p className="measure">
        {`Fucina arriva con ${builtInText(preview)}. Se una modifica è andata storta, da qui la riprendi.`}
      </p>
      {question && <ConfirmPanel act={question} cancelTo={databasePath()} />}
      <ul className="tasks">
        {tasks.map((task) => (
          <li key={task.kind}>
            <div>
              <h3>{task.title}</h3>
              <p>{task.about}</p>
              {task.state && <p className="small soft">{task.state}</p>}
            </div>
            <TaskButton {...task} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaskButton({ kind, label, act }: Task) {
  const { formData } = useNavigation()
  if (act) {
    return (
      <ConfirmLink
        act={act}
        to={questionAddress(databasePath(), 'configure', kind)}
        action={databasePath()}
      >
        {label}
      </ConfirmLink>
    )
  }
  return (
    <Form method="post" action={databasePath()}>
      <input type="hidden" {...databaseActs.button('configure')} />
      <input type="hidden" name={idField} value={kind} />
      <Button busy={isAskedBy(formData, 'configure', kind)}>{label}</Button>
    </Form>
  )
}

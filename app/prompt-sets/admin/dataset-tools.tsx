import { Download, Link2, RefreshCw, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { adminPromptSetsPath, exportPromptSetsPath } from '../../admin-paths.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { type Act, ConfirmLink } from '../../records/acts/confirm-act.tsx'
import { FocusedNote } from '../../records/acts/focused-note.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { type SyncTarget, setListActs } from './list-acts.ts'
import { promptsTexts } from './prompts-texts.ts'
import type { SyncAnswer } from './sync-sets.server.ts'

/** What asks before the built-in sets are imported. */
export const datasetImport: Act = {
  question: promptsTexts.importWarning,
  detail: (
    <p>
      Ogni professione di base e la vita quotidiana ritrovano il loro set di partenza. Quello che
      viene sostituito resta tra le versioni; gli altri set restano come sono.
    </p>
  ),
  confirmLabel: 'Importa e sostituisci',
  cancelLabel: 'Non importare',
  fields: setListActs.fields('import'),
}

/** 'Importa Dataset'. */
export function ImportDataset() {
  return (
    <ConfirmLink
      act={datasetImport}
      to={questionAddress(adminPromptSetsPath(), 'import')}
      icon={<Upload aria-hidden="true" className="i" />}
    >
      Importa Dataset
    </ConfirmLink>
  )
}

type DatasetToolsProps = {
  /** What a sync did; null: none was asked for. */
  answer: SyncAnswer | null
}

/** What is done to all sets at once: a file of them, and the two sync tools. */
export function DatasetTools({ answer }: DatasetToolsProps) {
  return (
    <section className="dataset-tools" aria-labelledby="strumenti">
      <h2 id="strumenti">Tutti i set insieme</h2>
      {answer && <Answer answer={answer} />}
      <div className="tools">
        <FileImport />
        <div className="stack">
          <h3>Scarica</h3>
          <p className="small">
            Un file JSON con tutti i set, da conservare o da importare altrove.
          </p>
          <a className={buttonClass({ size: 'small' })} href={exportPromptSetsPath()} download>
            <Download aria-hidden="true" className="i" />
            Scarica tutti i set
          </a>
        </div>
        <Sync
          target="professions"
          icon={<RefreshCw aria-hidden="true" className="i" />}
          title="Riallinea le professioni"
          label="Sincronizza gli identificativi"
          text="Una professione con il titolo di una di base riprende il suo identificativo, se è libero. Il suo set e i link la seguono."
        />
        <Sync
          target="sets"
          icon={<Link2 aria-hidden="true" className="i" />}
          title="Riallinea i set"
          label="Collega i set alle professioni"
          text="Un set senza professione va alla professione di cui porta il titolo, se questa non ha già un set."
        />
      </div>
    </section>
  )
}

function Answer({ answer }: { answer: NonNullable<DatasetToolsProps['answer']> }) {
  const details = 'details' in answer ? answer.details : []
  return (
    <FocusedNote about={answer} kind={'code' in answer ? 'bad' : 'ok'} role="status">
      <p className="font-bold">{answer.message}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </FocusedNote>
  )
}

function FileImport() {
  const isBusy = isAskedBy(useNavigation().formData, 'import-file')
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <h3>Importa da un file</h3>
      <input type="hidden" {...setListActs.button('import-file')} />
      <Field label="File JSON con i set di prompt" id="file">
        {(control) => (
          <input {...control} type="file" name="file" accept=".json,application/json" required />
        )}
      </Field>
      <CheckField
        name="understood"
        required
        label="Ho capito: l'importazione potrebbe sovrascrivere i dati esistenti."
      />
      <Button
        size="small"
        className="justify-self-start"
        busy={isBusy}
        icon={<Upload aria-hidden="true" className="i" />}
      >
        Importa il file
      </Button>
    </Form>
  )
}

type SyncProps = { target: SyncTarget; icon: ReactNode; title: string; label: string; text: string }

function Sync({ target, icon, title, label, text }: SyncProps) {
  const isBusy = isAskedBy(useNavigation().formData, 'sync', target)
  return (
    <Form method="post" className="stack">
      <h3>{title}</h3>
      <p className="small">{text}</p>
      <input type="hidden" {...setListActs.button('sync')} />
      <input type="hidden" name={idField} value={target} />
      <Button size="small" className="justify-self-start" busy={isBusy} icon={icon}>
        {label}
      </Button>
    </Form>
  )
}

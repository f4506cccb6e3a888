import { Download, Link2, RefreshCw, Upload } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type Act, ConfirmLink } from '../../records/form/confirm-act.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import type { SyncAnswer } from './list-request.server.ts'
import { promptsPath, promptsTexts } from './prompts-texts.ts'

/** What asks before the built-in sets are imported (ADMS-08). */
export const datasetImport: Act = {
  question: promptsTexts.importWarning,
  detail: (
    <p>
      Ogni professione di base e la vita quotidiana ritrovano il loro set di partenza. Quello che
      viene sostituito resta nel cestino per 30 giorni; gli altri set restano come sono.
    </p>
  ),
  confirmLabel: 'Importa e sostituisci',
  cancelLabel: 'Non importare',
  fields: { intent: 'dataset' },
}

/** 'Importa Dataset' (ADMS-06). */
export function ImportDataset() {
  return (
    <ConfirmLink
      act={datasetImport}
      to={`${promptsPath}?importa`}
      icon={<Upload aria-hidden="true" className="i" />}
    >
      Importa Dataset
    </ConfirmLink>
  )
}

type DatasetToolsProps = {
  /** What a form here was answered: a sync's result, or a failure. */
  answer: SyncAnswer | { code: string; message: string } | null
}

/** What is done to all sets at once: a file of them, and the two sync tools (ADMS-09, ADMS-10). */
export function DatasetTools({ answer }: DatasetToolsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  return (
    <section className="dataset-tools" aria-labelledby="strumenti">
      <h2 id="strumenti">Tutti i set insieme</h2>
      <div ref={box} tabIndex={-1} role="status" className="done-note">
        {answer && <Answer answer={answer} />}
      </div>
      <div className="tools">
        <FileImport />
        <div className="stack">
          <h3>Scarica</h3>
          <p className="small">
            Un file JSON con tutti i set, da conservare o da importare altrove.
          </p>
          <a className={buttonClass({ size: 'small' })} href={`${promptsPath}/esporta`} download>
            <Download aria-hidden="true" className="i" />
            Scarica tutti i set
          </a>
        </div>
        <Sync
          intent="ids"
          icon={<RefreshCw aria-hidden="true" className="i" />}
          title="Riallinea le professioni"
          label="Sincronizza gli identificativi"
          text="Una professione con il titolo di una di base riprende il suo identificativo, se è libero. Il suo set e i link la seguono."
        />
        <Sync
          intent="links"
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
    <Note kind={'code' in answer ? 'bad' : 'ok'}>
      <p className="font-bold">{answer.message}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}

function FileImport() {
  const isBusy = useIsBusy('file')
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <h3>Importa da un file</h3>
      <input type="hidden" name="intent" value="file" />
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

type SyncProps = { intent: string; icon: ReactNode; title: string; label: string; text: string }

function Sync({ intent, icon, title, label, text }: SyncProps) {
  const isBusy = useIsBusy(intent)
  return (
    <Form method="post" className="stack">
      <h3>{title}</h3>
      <p className="small">{text}</p>
      <input type="hidden" name="intent" value={intent} />
      <Button size="small" className="justify-self-start" busy={isBusy} icon={icon}>
        {label}
      </Button>
    </Form>
  )
}

function useIsBusy(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

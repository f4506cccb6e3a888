import { Link2, RefreshCw, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { bundlePath } from '../../admin-paths.ts'
import type { Mended } from '../../professions/mend.server.ts'
import { idField, isAskedBy } from '../../records/acts/acts.ts'
import { FocusedNote } from '../../records/acts/done-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type SyncTarget, setListActs } from './list-acts.ts'

/** 'Importa Dataset': says first what it would do. */
export const ImportDataset = () => (
  <ButtonLink to={bundlePath('dataset')} icon={<Upload aria-hidden="true" className="i" />}>
    Importa Dataset
  </ButtonLink>
)

type SyncToolsProps = {
  /** What a tool did; null: none was asked for. */
  mended: Mended | null
}

/** The two tools that bring professions and sets from elsewhere in line. */
export function SyncTools({ mended }: SyncToolsProps) {
  return (
    <section className="dataset-tools" aria-labelledby="strumenti">
      <h2 id="strumenti">Tutti i set insieme</h2>
      {mended && (
        <FocusedNote about={mended} kind="ok">
          <p className="font-bold">
            Sincronizzazione completata! Documenti aggiornati: {mended.updated}
          </p>
          {mended.left.length > 0 && (
            <ul>
              {mended.left.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </FocusedNote>
      )}
      <div className="tools">
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

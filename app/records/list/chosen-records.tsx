import { Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { exportContentPath } from '../../admin-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { counted } from '../../ui/format-number.ts'
import { useMay } from '../../ui/use-may.ts'
import { idField } from '../acts/acts.ts'
import { ConfirmLink } from '../acts/confirm-act.tsx'
import { deletionOf } from '../editor/editor-acts.ts'
import { kindOf } from '../exchange/content-file.ts'
import type { Noun } from '../noun.ts'
import { publishingAct } from '../publishing.ts'
import { countEnding } from '../words.ts'
import { samePage } from './list-address.ts'
import { listActs } from './record-list-acts.ts'
import { listAddress, type RecordListView } from './record-list-view.ts'

type ChosenRecordsProps = {
  noun: Noun
  view: RecordListView
  /** Ids. */
  chosen: readonly string[]
  onNone: () => void
}

/** What can be done with several records at once. */
export function ChosenRecords({ noun, view, chosen, onNone }: ChosenRecordsProps) {
  const { words } = noun
  const acts = listActs(noun)
  const mayPublish = useMay()(publishingAct(noun.name))
  const isBusy = useNavigation().formMethod === 'POST'
  const count = counted(chosen.length, words.one, words.many)
  const here = listAddress(noun.places.list(), view, samePage(view))
  const act = {
    ...deletionOf(noun, { id: '', detail: [`Elimini ${count}.`] }),
    question: `Sei sicuro di voler eliminare ${count}?`,
    fields: acts.fields('delete', { [idField]: chosen.join() }),
  }
  return (
    <Form
      method="post"
      action={here}
      preventScrollReset
      className="chosen"
      aria-label={`${count}: che cosa farne`}
      onSubmit={onNone}
    >
      {chosen.map((id) => (
        <input key={id} type="hidden" name={idField} value={id} />
      ))}
      <div className="how-many">
        <p role="status">
          <b>
            {count} {countEnding(words, 'scelt', chosen.length)}
          </b>
        </p>
        <Button type="button" kind="quiet" size="small" onClick={onNone}>
          Togli la scelta
        </Button>
      </div>
      <div className="row">
        {mayPublish && (
          <>
            <Button
              {...acts.button('publish')}
              kind="main"
              disabled={isBusy}
              icon={<Eye aria-hidden="true" className="i" />}
            >
              Pubblica
            </Button>
            <Button
              {...acts.button('unpublish')}
              disabled={isBusy}
              icon={<EyeOff aria-hidden="true" className="i" />}
            >
              Ritira
            </Button>
          </>
        )}
        <a className={buttonClass()} href={exportContentPath(kindOf(noun.name), chosen)} download>
          <Download aria-hidden="true" className="i" />
          Esporta
        </a>
        <ConfirmLink
          kind="danger"
          act={act}
          action={here}
          to={here}
          icon={<Trash2 aria-hidden="true" className="i" />}
        >
          Elimina
        </ConfirmLink>
      </div>
    </Form>
  )
}

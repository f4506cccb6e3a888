import { Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { exportContentPath } from '../../admin-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { counted } from '../../ui/format-number.ts'
import { useMay } from '../../ui/use-may.ts'
import { idField } from '../acts/acts.ts'
import { kindOf } from '../exchange/content-file.ts'
import type { Noun } from '../noun.ts'
import { publishingAct } from '../publishing.ts'
import { trashTime } from '../trash/trash-days.ts'
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
  const [isAsked, setAsked] = useState(false)
  const submit = useSubmit()
  const they = words.isFeminine ? 'le' : 'li'
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
        <Button
          type="button"
          kind="danger"
          disabled={isBusy}
          icon={<Trash2 aria-hidden="true" className="i" />}
          onClick={() => setAsked(true)}
        >
          Elimina
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        question={`Sei sicuro di voler eliminare ${count}?`}
        detail={
          chosen.length === 1
            ? `Resta nel cestino per ${trashTime}: da lì ${words.isFeminine ? 'la' : 'lo'} puoi ripristinare.`
            : `Restano nel cestino per ${trashTime}: da lì ${they} puoi ripristinare.`
        }
        confirmLabel={`Elimina ${count}`}
        cancelLabel={`Tieni ${count}`}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          // Answered on the list: of several some may refuse.
          const fields = acts.fields('delete', { [idField]: chosen.join() })
          void submit(fields, { method: 'post', action: here, preventScrollReset: true })
          onNone()
        }}
      />
    </Form>
  )
}

import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useMay } from '../../ui/use-may.ts'
import { idField } from '../acts/acts.ts'
import { FocusedNote } from '../acts/done-note.tsx'
import { type Noun, publishingRight } from '../noun.ts'
import { countEnding, trashTime } from '../words.ts'
import { doneText, listActs, type RecordsAct } from './list-acts.ts'
import { besideList, listAddress, type RecordListView } from './record-list-view.ts'

export type Chosen = {
  /** Ids of rows that are there. */
  chosen: readonly string[]
  choose: (id: string, isChosen: boolean) => void
  chooseNone: () => void
}

/** Which rows of a list are chosen. */
export function useChosen(rows: readonly { id: string }[]): Chosen {
  const [ids, setIds] = useState<readonly string[]>([])
  // What was ticked before the scripts came stays chosen.
  useEffect(() => setIds(tickedRows()), [])
  const chosen = ids.filter((id) => rows.some((row) => row.id === id))
  return {
    chosen,
    choose: (id, isChosen) =>
      setIds(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
    chooseNone: () => setIds([]),
  }
}

const tickedRows = () =>
  [...document.querySelectorAll<HTMLInputElement>('.choose-row :checked')].map(({ value }) => value)

type ChooseRowProps = Pick<Chosen, 'chosen' | 'choose'> & { id: string; name: string }

/** Before the name of a row: chooses it for what is done to several. */
export function ChooseRow({ id, name, chosen, choose }: ChooseRowProps) {
  return (
    <label className="check choose-row">
      <input
        type="checkbox"
        value={id}
        checked={chosen.includes(id)}
        onChange={({ target }) => choose(id, target.checked)}
      />
      <span className="vh">Scegli {name}</span>
    </label>
  )
}

type ChosenRecordsProps = Pick<Chosen, 'chosen' | 'chooseNone'> & {
  noun: Noun
  view: RecordListView
}

/** What can be done with the chosen records at once. */
export function ChosenRecords({ noun, view, chosen, chooseNone }: ChosenRecordsProps) {
  const { words } = noun
  const acts = listActs(noun)
  const mayPublish = useMay()(publishingRight(noun.name))
  const isBusy = useNavigation().formMethod === 'POST'
  const count = counted(chosen.length, words.one, words.many)
  const here = listAddress(noun.places.list(), view, view)
  return (
    <Form
      method="post"
      action={here}
      preventScrollReset
      className="chosen"
      aria-label={`${count}: che cosa farne`}
      onSubmit={chooseNone}
    >
      {chosen.map((id) => (
        <input key={id} type="hidden" name={idField} value={id} />
      ))}
      <div className="how-many">
        <p aria-live="polite">
          <b>
            {count} {countEnding(words, 'scelt', chosen.length)}
          </b>
        </p>
        <Button type="button" kind="quiet" size="small" onClick={chooseNone}>
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
        <DeleteChosen {...{ noun, chosen, chooseNone, count, here, isBusy }} />
      </div>
    </Form>
  )
}

type DeleteChosenProps = Omit<ChosenRecordsProps, 'view'> & {
  /** '3 guide' */
  count: string
  here: string
  isBusy: boolean
}

/** Asks first; answered on the list, because of several some may refuse. */
function DeleteChosen({ noun, chosen, chooseNone, count, here, isBusy }: DeleteChosenProps) {
  const [isAsked, setAsked] = useState(false)
  const submit = useSubmit()
  const isOne = chosen.length === 1
  const [it, them] = noun.words.isFeminine ? ['la', 'le'] : ['lo', 'li']
  return (
    <>
      <Button
        type="button"
        kind="danger"
        disabled={isBusy}
        icon={<Trash2 aria-hidden="true" className="i" />}
        onClick={() => setAsked(true)}
      >
        Elimina
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={`Sei sicuro di voler eliminare ${count}?`}
        detail={`${isOne ? 'Resta' : 'Restano'} nel cestino per ${trashTime}: da lì ${isOne ? it : them} puoi ripristinare.`}
        confirmLabel={`Elimina ${count}`}
        cancelLabel={`Tieni ${count}`}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          const fields = listActs(noun).fields('delete', { [idField]: chosen.join() })
          void submit(fields, { method: 'post', action: here, preventScrollReset: true })
          chooseNone()
        }}
      />
    </>
  )
}

/** What an act on records of a list answers where some of them refused. */
export type ListRefusals = {
  code: string
  /** All that is said, without the records' names. */
  message: string
  act: RecordsAct
  /** To how many it was done, and of how many there was nothing to do. */
  counts: readonly number[]
  /** `title` null: it is gone. */
  refused: readonly { id: string; title: string | null; message: string }[]
}

/** What an action answered where records of the list refused; null for every other answer. */
export const refusalsIn = (answer: unknown): ListRefusals | null =>
  typeof answer === 'object' && answer !== null && 'refused' in answer
    ? (answer as ListRefusals)
    : null

type RefusalsNoteProps = { noun: Noun; view: RecordListView; refusals: ListRefusals }

/** What refused, or asks first, by name and with the way to it. */
export function RefusalsNote({ noun, view, refusals }: RefusalsNoteProps) {
  const { act, counts, refused } = refusals
  return (
    <FocusedNote about={refusals} kind="bad">
      {counts.some((count) => count > 0) && <p>{doneText(noun.words, act, counts)}</p>}
      {refused.map(({ id, title, message }) => (
        <div key={id}>
          {title !== null && (
            <p className="font-bold">
              <Link to={besideList(noun.places.edit(id), view)}>{title}</Link>
            </p>
          )}
          {message.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </FocusedNote>
  )
}

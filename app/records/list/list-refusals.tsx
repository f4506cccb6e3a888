import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { idField } from '../acts/acts.ts'
import { FocusedNote } from '../acts/focused-note.tsx'
import type { Decision } from '../form/form-answer.ts'
import type { Noun } from '../noun.ts'
import { listActs } from './record-list-acts.ts'
import { besideList, type RecordListView } from './record-list-view.ts'
import { againLabel, doneText, type SeveralAct } from './several-texts.ts'

/** What an act on records of a list answers where some of them refused. */
export type ListRefusals = {
  code: string
  /** All that is said, without the records' names. */
  message: string
  act: SeveralAct
  /** To how many it was done, and of how many there was nothing to do. */
  counts: readonly number[]
  refused: readonly {
    id: string
    /** null: it is gone. */
    title: string | null
    message: string
    /** It asks first; what answers it. */
    asks: Decision | null
  }[]
  /** What was answered already. */
  decided: readonly Decision[]
}

/** What refused, by name and with the way to it, and a button where it only asks. */
export function RefusalsNote({
  noun,
  view,
  refusals,
}: {
  noun: Noun
  view: RecordListView
  refusals: ListRefusals
}) {
  const { act, counts, refused, decided } = refusals
  const asked = refused.filter(({ asks }) => asks !== null)
  const answers = new Set([...decided, ...asked.map(({ asks }) => asks)])
  return (
    <FocusedNote about={refusals} kind="bad" role="alert">
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
      {asked.length > 0 && (
        <Form method="post" preventScrollReset className="row mt-2">
          {asked.map(({ id }) => (
            <input key={id} type="hidden" name={idField} value={id} />
          ))}
          {[...answers].map(
            (name) => name && <input key={name} type="hidden" name={name} value="si" />,
          )}
          <Button size="small" {...listActs(noun).button(act)}>
            {againLabel(act)}
          </Button>
        </Form>
      )}
    </FocusedNote>
  )
}

/** What an action answered where records of the list refused; null for every other answer. */
export const refusalsIn = (answer: unknown): ListRefusals | null =>
  typeof answer === 'object' && answer !== null && 'refused' in answer
    ? (answer as ListRefusals)
    : null

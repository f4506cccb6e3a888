import { Form } from 'react-router'
import { idField } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import type { Outcome } from '../../records/acts/outcome.ts'
import { type StateAct, wordsField } from '../../security/desk/desk.ts'
import { Button } from '../../ui/button.tsx'
import { severalText, undoing, undoReason } from './several-users.ts'
import { userActs } from './user-acts.ts'

/**
 * What the list says of what was done.
 * @param done of one person, with the name, from the loader
 */
export function usersDone(done: string | null): DoneTexts {
  const state = (act: StateAct) => (outcome: Outcome) => (
    <StateDone act={act} outcome={outcome} done={done} />
  )
  return {
    delete: 'Account eliminato.',
    suspend: state('suspend'),
    reactivate: state('reactivate'),
    'end-sessions': state('end-sessions'),
    'give-role': done,
    'take-role': done,
  }
}

type StateDoneProps = { act: StateAct; outcome: Outcome; done: string | null }

/** What was done to whom, and the button that takes it back. */
function StateDone({ act, outcome: { ids, counts }, done }: StateDoneProps) {
  const text = counts.length > 0 ? severalText(act, counts) : done
  const back = undoing[act]
  if (back === null || ids.length === 0) return text
  return (
    <Form method="post" className="row" preventScrollReset>
      <span>{text}</span>
      {ids.map((id) => (
        <input key={id} type="hidden" name={idField} value={id} />
      ))}
      <input type="hidden" name={wordsField} value={undoReason} />
      <Button size="small" {...userActs.button(back)}>
        Annulla
      </Button>
    </Form>
  )
}

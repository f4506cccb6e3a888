import { Check, HandHeart, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'
import { minutesText } from '../ui/count-text.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { type Board, type BoardPerson, personAnchor } from './board.ts'
import { charactersALetter, groupLimits } from './group.ts'

/**
 * Everybody with the steps as little arches; what is done about one person opens below the name.
 * On a wide screen a row is as high whatever it says.
 */
export function MemberList({ groupId, board }: { groupId: string; board: Board }) {
  const { people, steps } = board
  if (people.length === 0) {
    return <p className="soft">Non è ancora entrato nessuno.</p>
  }
  return (
    <ul className="member-list">
      {people.map((person) => (
        <li
          key={person.id}
          data-finished={person.at < 0 || undefined}
          data-hand={person.hand !== null || undefined}
        >
          <details>
            <summary id={personAnchor(person.id)}>
              <b className="wrap-anywhere">{person.name}</b>
              <span className="member-steps" aria-hidden="true">
                {steps.map(({ ref }, index) => (
                  <span key={ref} data-step={stepState(person, index)} />
                ))}
              </span>
              <span>{whereText(steps, person)}</span>
              <HowItGoes person={person} />
            </summary>
            <MemberActs groupId={groupId} person={person} />
          </details>
          {person.hand !== null && <LowerHand groupId={groupId} person={person} />}
        </li>
      ))}
    </ul>
  )
}

const stepState = ({ done, at }: BoardPerson, index: number) =>
  done.includes(index) ? 'done' : index === at ? 'next' : undefined

function whereText(steps: { title: string }[], { at }: BoardPerson): string {
  const step = steps[at]
  if (step) return `${at + 1}. ${step.title}`
  return steps.length > 0 ? 'Tutti i passi' : 'Il percorso non ha passi'
}

const since = (minutes: number) => (minutes === 0 ? 'adesso' : `da ${minutesText(minutes)}`)

function HowItGoes({ person: { hand, still, at } }: { person: BoardPerson }) {
  if (hand !== null) {
    return (
      <span className="how">
        <HandHeart aria-hidden="true" className="i" />
        <span>
          <b>Chiede aiuto</b> {since(hand)}
        </span>
      </span>
    )
  }
  if (still !== null) {
    return (
      <span className="how">
        <Hourglass aria-hidden="true" className="i" />
        <span>Qui da {minutesText(still)}</span>
      </span>
    )
  }
  return (
    <span className="how">
      {at < 0 && (
        <>
          <Check aria-hidden="true" className="i" />
          <b>Ha finito</b>
        </>
      )}
    </span>
  )
}

type PersonProps = { groupId: string; person: BoardPerson }

function LowerHand({ groupId, person: { id, name } }: PersonProps) {
  return (
    <Form
      method="post"
      action={groupPath(groupId)}
      preventScrollReset
      // The button goes with the hand: the keyboard stays in the row.
      onSubmit={() => document.getElementById(personAnchor(id))?.focus()}
    >
      <input type="hidden" name="id" value={id} />
      <Button size="small" name="intent" value="lower-hand">
        Abbassa la mano<span className="vh"> di {name}</span>
      </Button>
    </Form>
  )
}

function MemberActs({ groupId, person: { id, name, hasSlip } }: PersonProps) {
  return (
    <div className="member-acts">
      <Form method="post" action={groupPath(groupId)} className="row items-end">
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`nome-${id}`}
          name="nome"
          label="Nome"
          defaultValue={name}
          required
          maxLength={groupLimits.personName * charactersALetter}
          autoComplete="off"
        />
        <Button name="intent" value="rename-member">
          Cambia il nome
        </Button>
      </Form>
      <Form method="post" action={groupPath(groupId)} className="row">
        <input type="hidden" name="id" value={id} />
        {hasSlip ? (
          <>
            <Button name="intent" value="renew-slip">
              Fai un biglietto nuovo
            </Button>
            <span className="small">
              Se l'ha perso. Quello di prima finisce, e {name} esce: rientra con quello nuovo.
            </span>
          </>
        ) : (
          <span className="small">Entra con la sua email: non ha un biglietto.</span>
        )}
      </Form>
      <Removal groupId={groupId} id={id} name={name} />
    </div>
  )
}

function Removal({ groupId, id, name }: { groupId: string; id: string; name: string }) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    submit({ intent: 'take-out', id }, { method: 'post', action: groupPath(groupId) })
  }
  return (
    <div>
      <Button type="button" kind="danger" onClick={() => setAsking(true)}>
        Togli dal gruppo
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Tolgo ${name} dal gruppo?`}
        detail="Quello che ha fatto resta suo, e puoi annullare."
        confirmLabel={`Togli ${name}`}
        cancelLabel="Lascia nel gruppo"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

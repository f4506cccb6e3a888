import { Form } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { charactersALetter, groupLimits } from './group.ts'

/** Somebody in the group: which steps are done, and which comes next, from 0; -1: none. */
export type ShownMember = {
  id: string
  name: string
  hasSlip: boolean
  done: boolean[]
  at: number
}

type MemberListProps = {
  groupId: string
  steps: { ref: string; title: string }[]
  members: ShownMember[]
}

/** Everybody with the steps as little arches; what is done about one person opens below the name. */
export function MemberList({ groupId, steps, members }: MemberListProps) {
  if (members.length === 0) {
    return <p className="soft">Non è ancora entrato nessuno.</p>
  }
  return (
    <ul className="member-list">
      {members.map((member) => (
        <li key={member.id} data-finished={member.at < 0 || undefined}>
          <details>
            <summary>
              <b className="wrap-anywhere">{member.name}</b>
              <span className="member-steps" aria-hidden="true">
                {steps.map(({ ref }, index) => (
                  <span
                    key={ref}
                    data-step={
                      member.done[index] ? 'done' : index === member.at ? 'next' : undefined
                    }
                  />
                ))}
              </span>
              <span>{whereText(steps, member)}</span>
            </summary>
            <MemberActs groupId={groupId} member={member} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function whereText(steps: { title: string }[], { at }: ShownMember): string {
  const step = steps[at]
  if (step) return `${at + 1}. ${step.title}`
  return steps.length > 0 ? 'Ha finito' : 'Il percorso non ha passi'
}

function MemberActs({ groupId, member }: { groupId: string; member: ShownMember }) {
  const { id, name, hasSlip } = member
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
        <Button name="intent" value="save">
          Cambia il nome
        </Button>
      </Form>
      <Form method="post" action={groupPath(groupId)} className="row">
        <input type="hidden" name="id" value={id} />
        {hasSlip ? (
          <>
            <Button name="intent" value="reset">
              Fai un biglietto nuovo
            </Button>
            <span className="small">
              Se l'ha perso. Quello di prima non vale più, e chi è dentro deve rientrare.
            </span>
          </>
        ) : (
          <span className="small">Entra con la sua email: non ha un biglietto.</span>
        )}
        <Button kind="danger" name="intent" value="forget">
          Togli dal gruppo
        </Button>
      </Form>
    </div>
  )
}

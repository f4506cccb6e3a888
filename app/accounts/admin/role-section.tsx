import { Link, useFetcher } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import { type Lacking, type Role, roles } from '../../platform/roles.ts'
import { DoneNote, FocusedNote, useOutcome } from '../../records/acts/done-note.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { roleLabels } from '../role-labels.ts'
import { roleSentences, waitingAdvice, waitingText } from '../users.ts'
import { roleField, roleSectionId, settingsActs } from './user-acts.ts'

type RoleSectionProps = {
  user: { id: string; name: string; isSelf: boolean }
  role: Role
  lacking: readonly Lacking[]
  /** How many groups they lead, and where those stand; null: none. */
  groups: { words: string; to: string } | null
}

/** The role of a person, what each may do, and what theirs waits for. */
export function RoleSection({ user, role, lacking, groups }: RoleSectionProps) {
  const fetcher = useFetcher<{ message?: string }>()
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={roleSectionId}>
      <h2 id={roleSectionId}>Ruolo</h2>
      <DoneNote
        outcome={useOutcome()}
        texts={{ 'change-role': `Ruolo di ${user.name}: ${roleLabels[role]}.` }}
      />
      {fetcher.data?.message && (
        <FocusedNote about={fetcher.data} kind="bad">
          {fetcher.data.message}
        </FocusedNote>
      )}
      {lacking.length > 0 && (
        <Note kind="info">
          {waitingText(lacking)} {waitingAdvice(user.name, lacking)}
        </Note>
      )}
      {groups && (
        <Note kind="info">
          {groups.words} <Link to={groups.to}>Passali a chi resta</Link>
        </Note>
      )}
      <fetcher.Form method="post" action={adminUserPath(user.id)} className="stack">
        <input type="hidden" {...settingsActs.button('change-role')} />
        <fieldset className="radio-field gap-3">
          <legend className="lbl">
            {user.isSelf ? 'Che cosa fai qui' : `Che cosa fa ${user.name}`}
          </legend>
          {roles.map((one) => (
            <CheckField
              key={`${one} ${role}`}
              type="radio"
              id={`${roleField}-${one}`}
              name={roleField}
              value={one}
              defaultChecked={one === role}
              label={
                <span>
                  <span className="block font-bold">{roleLabels[one]}</span>
                  <span className="small soft">{roleSentences[one]}</span>
                </span>
              }
            />
          ))}
        </fieldset>
        {user.isSelf && (
          <p>Se lasci il ruolo di Admin esci subito da qui. Solo un altro Admin può ridartelo.</p>
        )}
        <Button className="justify-self-start" busy={fetcher.state !== 'idle'}>
          Cambia il ruolo
        </Button>
      </fetcher.Form>
    </section>
  )
}

import { useFetcher } from 'react-router'
import { adminUserPath } from '../../admin-paths.ts'
import { type Lacking, type Role, roles } from '../../platform/roles.ts'
import { DoneNote, FocusedNote, useOutcome } from '../../records/acts/done-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { invitationTime } from '../invitation/invitation.ts'
import { roleLabels } from '../role-labels.ts'
import { waitingText } from '../users.ts'
import { RoleChoice } from './role-choice.tsx'
import { personActs, roleSectionId } from './user-acts.ts'

type RoleSectionProps = {
  user: { id: string; name: string; isSelf: boolean }
  role: Role
  lacking: readonly Lacking[]
}

/** The role of a person, what each may do, and what theirs waits for. */
export function RoleSection({ user, role, lacking }: RoleSectionProps) {
  const fetcher = useFetcher<{ message?: string }>()
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={roleSectionId}>
      <h2 id={roleSectionId}>Ruolo</h2>
      <DoneNote
        outcome={useOutcome()}
        texts={{
          'change-role': `Ruolo di ${user.name}: ${roleLabels[role]}.`,
          'give-role': `${user.name} ha già un account: il suo ruolo adesso è ${roleLabels[role]}.`,
          invite: `L'invito è partito, con il ruolo ${roleLabels[role]}. Vale ${invitationTime}.`,
        }}
      />
      {fetcher.data?.message && (
        <FocusedNote about={fetcher.data} kind="bad">
          {fetcher.data.message}
        </FocusedNote>
      )}
      {lacking.length > 0 && <Note kind="info">{waitingText(lacking)}</Note>}
      <fetcher.Form method="post" action={adminUserPath(user.id)} className="stack">
        <input type="hidden" {...personActs.button('change-role')} />
        <RoleChoice
          legend={user.isSelf ? 'Che cosa fai qui' : `Che cosa fa ${user.name}`}
          roles={roles}
          chosen={role}
        />
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

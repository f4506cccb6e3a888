import { adminUserPath } from '../../admin-paths.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { settingsActs } from './user-acts.ts'

type UserSessionsProps = {
  user: { id: string; name: string; isSelf: boolean }
  /** How many are open. */
  count: number
  /** For who has no script: the question stands on the page. */
  isAsked: boolean
}

/** How many sessions of the person are open, and the button that ends them all. */
export function UserSessions({ user, count, isAsked }: UserSessionsProps) {
  const act = actOn(user)
  const here = adminUserPath(user.id)
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="sessioni">
      <h2 id="sessioni">Sessioni</h2>
      <DoneNote
        outcome={useOutcome()}
        texts={{ 'end-sessions': `Sessioni chiuse: ${user.name} deve accedere di nuovo.` }}
      />
      <p>{sessionsText(count)}</p>
      {isAsked && <ConfirmPanel act={act} cancelTo={here} />}
      {count > 0 && !isAsked && (
        <div>
          <ConfirmLink
            kind="danger"
            act={act}
            to={questionAddress(`${here}#sessioni`, 'end-sessions')}
          >
            {act.confirmLabel}
          </ConfirmLink>
        </div>
      )}
    </section>
  )
}

function sessionsText(count: number): string {
  if (count === 0) return 'Questa persona non ha sessioni aperte.'
  const sessions = count === 1 ? 'una sessione aperta' : `${count} sessioni aperte`
  return `Questa persona ha ${sessions}. Se ha perso un dispositivo, chiudile: dappertutto serve di nuovo l'accesso.`
}

const actOn = ({ name, isSelf }: UserSessionsProps['user']): Act => ({
  question: isSelf
    ? 'Vuoi chiudere tutte le tue sessioni?'
    : `Vuoi chiudere tutte le sessioni di ${name}?`,
  detail: isSelf
    ? 'Esci subito da tutti i dispositivi, anche da questo. La tua password e i tuoi dati restano.'
    : `${name} esce subito da tutti i dispositivi e deve accedere di nuovo. La sua password e i suoi dati restano.`,
  confirmLabel: 'Chiudi tutte le sessioni',
  fields: settingsActs.fields('end-sessions'),
})

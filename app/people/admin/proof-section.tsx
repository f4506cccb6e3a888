import { adminUserPath } from '../../admin-paths.ts'
import { type Act, ConfirmLink, ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { formatDay } from '../../ui/format-date.ts'
import { proofSectionId, settingsActs } from './user-acts.ts'

type ProofSectionProps = {
  user: { id: string; name: string }
  /** null: they have none. */
  setUpAt: Date | null
  /** For who has no script: the question stands on the page. */
  isAsked: boolean
}

/** Whether the person has a second code, and the button for who has lost it. */
export function ProofSection({ user, setUpAt, isAsked }: ProofSectionProps) {
  const act = takeAway(user)
  const here = `${adminUserPath(user.id)}#${proofSectionId}`
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={proofSectionId}>
      <h2 id={proofSectionId}>Secondo codice</h2>
      <DoneNote
        outcome={useOutcome()}
        texts={{ reset: `Secondo codice tolto: ${user.name} ora entra con la password.` }}
      />
      {setUpAt ? (
        <p>
          È attivo dal {formatDay(setUpAt)}. Se {user.name} ha perso il telefono e anche i codici di
          riserva, toglilo da qui. Prima controlla che sia davvero quella persona a chiederlo.
        </p>
      ) : (
        <p>{user.name} non ha il secondo codice.</p>
      )}
      {setUpAt && isAsked ? <ConfirmPanel act={act} cancelTo={here} /> : null}
      {setUpAt && !isAsked ? (
        <div>
          <ConfirmLink kind="danger" act={act} to={questionAddress(here, 'reset')}>
            {act.confirmLabel}
          </ConfirmLink>
        </div>
      ) : null}
    </section>
  )
}

const takeAway = ({ name }: ProofSectionProps['user']): Act => ({
  question: `Vuoi togliere il secondo codice a ${name}?`,
  detail: `${name} esce da tutti i dispositivi, e poi entra con la sola password. Lo avvisiamo via email.`,
  confirmLabel: 'Togli il secondo codice',
  fields: settingsActs.fields('reset'),
})

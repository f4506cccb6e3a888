import { type Act, ConfirmButton } from '../../records/acts/confirm-act.tsx'
import { DoneNote, useOutcome } from '../../records/acts/done-note.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { personActs, proofSectionId } from './user-acts.ts'

type ProofSectionProps = {
  user: { id: string; name: string }
  /** null: they have none. */
  since: Date | null
}

/** Whether the person has a second proof, and the button for who has lost it. */
export function ProofSection({ user, since }: ProofSectionProps) {
  const act = takeAway(user)
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby={proofSectionId}>
      <h2 id={proofSectionId}>Seconda chiave</h2>
      <DoneNote
        outcome={useOutcome()}
        texts={{ 'reset-proof': `Seconda chiave tolta: ${user.name} ora entra con la password.` }}
      />
      {since ? (
        <p>
          È attiva dal {formatDay(since)}. Se {user.name} ha perso il telefono o il computer, e
          anche i codici di riserva, toglila da qui. Prima controlla che sia davvero quella persona
          a chiederlo.
        </p>
      ) : (
        <p>{user.name} non ha una seconda chiave.</p>
      )}
      {since && (
        <div>
          <ConfirmButton kind="danger" act={act}>
            {act.confirmLabel}
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}

const takeAway = ({ name }: ProofSectionProps['user']): Act => ({
  question: `Vuoi togliere la seconda chiave a ${name}?`,
  detail: `${name} esce da tutti i dispositivi, e poi entra con la sola password: il secondo codice, i telefoni e i computer aggiunti non valgono più. Lo avvisiamo via email.`,
  confirmLabel: 'Togli la seconda chiave',
  fields: personActs.fields('reset-proof'),
})

import type { DoneAtDesk } from '../../security/desk/done-at-desk.server.ts'
import { DateTime } from '../../ui/date-time.tsx'

/** What was done for this person lately, and by whom. */
export function DoneAtDeskSection({ rows }: { rows: readonly DoneAtDesk[] }) {
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="fatto">
      <h2 id="fatto">Fatto allo sportello</h2>
      {rows.length === 0 ? (
        <p className="soft">Ancora niente.</p>
      ) : (
        <ul className="stack gap-3">
          {rows.map(({ id, at, what, who, reason }) => (
            <li key={id}>
              <DateTime value={at} />, {who ?? 'account eliminato'}: {what}.
              {reason !== null && ` Motivo: ${reason}.`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

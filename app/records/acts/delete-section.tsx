import { Trash2 } from 'lucide-react'
import { type Act, ConfirmButton } from './confirm-act.tsx'

/** The end of a record's screen: what deleting it means, and the button that asks. */
export function DeleteSection({ act }: { act: Act }) {
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="elimina">
      <h2 id="elimina">{act.confirmLabel}</h2>
      <div>{act.detail}</div>
      {!act.isRefused && (
        <div>
          <ConfirmButton kind="danger" act={act} icon={<Trash2 aria-hidden="true" className="i" />}>
            {act.confirmLabel}
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}

import { Trash2 } from 'lucide-react'
import { type Act, ConfirmLink } from './confirm-act.tsx'

type DeleteSectionProps = {
  act: Act
  /** Where the question stands for who has no script. */
  to: string
  /** Posts to another screen's action than the one shown. */
  action?: string
}

/** The end of a record's screen: what deleting it means, and the button that asks. */
export function DeleteSection({ act, to, action }: DeleteSectionProps) {
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="elimina">
      <h2 id="elimina">{act.confirmLabel}</h2>
      <div>{act.detail}</div>
      {!act.isRefused && (
        <div>
          <ConfirmLink
            kind="danger"
            act={act}
            to={to}
            action={action}
            icon={<Trash2 aria-hidden="true" className="i" />}
          >
            {act.confirmLabel}
          </ConfirmLink>
        </div>
      )}
    </section>
  )
}

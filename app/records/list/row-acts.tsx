import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { type Act, ConfirmLink } from '../acts/confirm-act.tsx'

type RowActsProps = {
  /** What the row's record is called. */
  name: string
  editTo: string
  /** The question before it is deleted. */
  deletion: Act
  /** The list's own address, which does it. */
  action: string
  /** Where the question is asked without script. */
  askAt: string
  /** Links between editing and deleting. */
  children?: ReactNode
}

/** What can be done with a row's record. */
export function RowActs({ name, editTo, deletion, action, askAt, children }: RowActsProps) {
  return (
    <div className="acts">
      <ButtonLink size="small" to={editTo}>
        Modifica<span className="vh"> {name}</span>
      </ButtonLink>
      {children}
      <ConfirmLink
        kind="quiet"
        size="small"
        className="text-error"
        act={deletion}
        action={action}
        to={askAt}
      >
        Elimina<span className="vh"> {name}</span>
      </ConfirmLink>
    </div>
  )
}

import { ButtonLink } from '../../ui/button.tsx'
import { type Act, ConfirmLink } from '../form/confirm-act.tsx'

type EditOrDeleteProps = {
  /** What the row's record is called. */
  name: string
  editTo: string
  /** The question before it is deleted. */
  act: Act
  /** The list's own address, which does it. */
  action: string
  /** Where the question is asked without script. */
  askAt: string
}

/** The two actions of a row. */
export function EditOrDelete({ name, editTo, act, action, askAt }: EditOrDeleteProps) {
  return (
    <div className="acts">
      <ButtonLink size="small" to={editTo}>
        Modifica<span className="vh"> {name}</span>
      </ButtonLink>
      <ConfirmLink
        kind="quiet"
        size="small"
        className="text-error"
        act={act}
        action={action}
        to={askAt}
      >
        Elimina<span className="vh"> {name}</span>
      </ConfirmLink>
    </div>
  )
}

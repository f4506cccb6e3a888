import type { Dispatch } from 'react'
import type { Guarded } from '../sheet/work.ts'
import type { GuardedPlace, WorkshopEvent } from '../sheet/workshop-state.ts'
import { findPersonalData } from './find.ts'
import { GuardPanel } from './guard-panel.tsx'
import { bringBack, hide } from './hide.ts'
import './guard.css'

export type GuardedFieldProps = {
  field?: GuardedPlace
  /** What the field holds. */
  text: string
  /** What other fields hold and answer for: their data are not named twice. */
  others: readonly string[]
  guarded: Guarded
  /** It kept the text from being sent, once. */
  hasStopped?: boolean
  /** The data may be sent: the person goes on from the field, or what was stopped is sent. */
  onLeft: () => void
  dispatch: Dispatch<WorkshopEvent>
}

/** The guard of one field of the sheet: what it sees there, and what was replaced there. */
export default function GuardedField(props: GuardedFieldProps) {
  const { field, text, others, guarded, dispatch } = props
  const { kept, left } = guarded
  const findings = findPersonalData(text, {
    kept,
    label: typeof field === 'string' ? field : '',
  }).filter(
    (found) => !left.includes(found.text) && !others.some((other) => other.includes(found.text)),
  )
  const replaced = Object.entries(kept).filter(
    ([placeholder]) =>
      text.includes(placeholder) && !others.some((one) => one.includes(placeholder)),
  )
  return (
    <GuardPanel
      text={text}
      findings={findings}
      replaced={Object.fromEntries(replaced)}
      hasStopped={props.hasStopped}
      onHide={(chosen) => dispatch({ type: 'dataHidden', field, ...hide(text, chosen) })}
      onBringBack={(undone) =>
        dispatch({ type: 'dataBroughtBack', field, text: bringBack(text, undone), undone })
      }
      onLeave={(some) => {
        dispatch({ type: 'dataLeft', words: some.map((finding) => finding.text) })
        props.onLeft()
      }}
    />
  )
}

import type { Dispatch } from 'react'
import { type FoundData, findPersonalData } from './find.ts'
import { GuardPanel } from './guard-panel.tsx'
import type { GuardAction, Guarded, GuardedText } from './guarded-text.ts'
import { hide, putBack } from './hide.ts'

/** The data in a field that nobody has answered for. */
export function findData(
  { place, text, others }: Omit<GuardedText, 'id'>,
  { kept, left }: Guarded,
): FoundData[] {
  const label = place.in === 'gap' ? place.label : ''
  return findPersonalData(text, { kept, label }).filter(
    (found) => !left.includes(found.text) && !others.some((other) => other.includes(found.text)),
  )
}

type GuardedFieldProps = GuardedText & {
  guarded: Guarded
  /** It kept the text from being sent, once. */
  hasStopped: boolean
  /** The data may be sent: the person goes on from the field, or what was stopped is sent. */
  onLeft: () => void
  dispatch: Dispatch<GuardAction>
}

/** The guard of one field of the sheet: what it sees there, and what was replaced there. */
export function GuardedField({ place, text, others, guarded, ...props }: GuardedFieldProps) {
  const { dispatch } = props
  const replaced = Object.entries(guarded.kept).filter(
    ([placeholder]) =>
      text.includes(placeholder) && !others.some((one) => one.includes(placeholder)),
  )
  return (
    <GuardPanel
      id={props.id}
      text={text}
      findings={findData({ place, text, others }, guarded)}
      replaced={Object.fromEntries(replaced)}
      hasStopped={props.hasStopped}
      onHide={(chosen) => dispatch({ type: 'dataHidden', field: place, ...hide(text, chosen) })}
      onBringBack={(undone) =>
        dispatch({ type: 'dataBroughtBack', field: place, text: putBack(text, undone), undone })
      }
      onLeave={(some) => {
        dispatch({ type: 'dataLeft', words: some.map((finding) => finding.text) })
        props.onLeft()
      }}
    />
  )
}

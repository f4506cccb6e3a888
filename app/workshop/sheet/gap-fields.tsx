import type { Dispatch, ReactNode } from 'react'
import { type Composition, lostGaps } from '../../prompt-sets/composition.ts'
import { fieldLabel, gapField, listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { GrowingField } from '../answer/growing-field.tsx'
import type { SheetAction } from '../state/sheet-state.ts'

type GapFieldsProps = {
  composition: Composition
  /** What stands under a gap's field. */
  under?: (gap: { label: string; id: string }) => ReactNode
  dispatch: Dispatch<SheetAction>
}

/** The id of a gap's field, by its place. */
export const gapId = (index: number) => `spazio-${index + 1}`

/** One labelled field per gap; what is typed replaces the gap in the prompt. */
export function GapFields({ composition, under, dispatch }: GapFieldsProps) {
  const gaps = listGaps(parseGaps(composition.source))
  const lost = lostGaps(composition)
  return (
    <>
      {gaps.length > 0 ? (
        <div className="stack">
          {gaps.map(({ label, example }, index) => {
            const id = gapId(index)
            const value = composition.values[label] ?? ''
            return (
              <div key={label}>
                <GrowingField
                  id={id}
                  name={gapField(label)}
                  label={fieldLabel(label)}
                  hint={`Per esempio: ${example}`}
                  maxLength={500}
                  value={value}
                  onChange={(event) =>
                    dispatch({ type: 'gapTyped', label, value: event.target.value })
                  }
                />
                {under?.({ label, id })}
              </div>
            )
          })}
        </div>
      ) : null}
      {lost.length > 0 ? (
        <Note kind="info" role="status">
          <p>
            Hai cambiato il testo a mano: {lost.length === 1 ? 'questo spazio' : 'questi spazi'} non
            {lost.length === 1 ? " c'è" : ' ci sono'} più nel prompt (
            {lost.map(fieldLabel).join(' ')}).
          </p>
          <Button
            type="button"
            size="small"
            className="mt-2 needs-script"
            onClick={() => dispatch({ type: 'promptRebuilt' })}
          >
            Riscrivi il testo del template
          </Button>
        </Note>
      ) : null}
    </>
  )
}

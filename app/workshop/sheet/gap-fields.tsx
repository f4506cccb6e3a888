import type { Dispatch } from 'react'
import { type Composition, lostGaps } from '../../prompt-sets/composition.ts'
import { fieldLabel, gapsOf, parseGaps } from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import type { WorkshopEvent } from './workshop-state.ts'

type GapFieldsProps = { composition: Composition; dispatch: Dispatch<WorkshopEvent> }

/** One labelled field per gap; what is typed replaces the gap in the prompt. */
export function GapFields({ composition, dispatch }: GapFieldsProps) {
  const gaps = gapsOf(parseGaps(composition.source))
  const lost = lostGaps(composition)
  return (
    <>
      {gaps.length > 0 ? (
        <div className="stack needs-script">
          <h3>Riempi gli spazi</h3>
          <p className="small soft">
            Quello che scrivi qui va subito nel prompt. Uno spazio lasciato vuoto resta nel testo.
          </p>
          {gaps.map((gap) => (
            <TextField
              key={gap.label}
              label={fieldLabel(gap.label)}
              hint={`Per esempio: ${gap.example}`}
              autoComplete="off"
              maxLength={500}
              value={composition.values[gap.label] ?? ''}
              onChange={(event) =>
                dispatch({ type: 'gapTyped', label: gap.label, value: event.target.value })
              }
            />
          ))}
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
            className="mt-2"
            onClick={() => dispatch({ type: 'promptRebuilt' })}
          >
            Riscrivi il testo del template
          </Button>
        </Note>
      ) : null}
    </>
  )
}

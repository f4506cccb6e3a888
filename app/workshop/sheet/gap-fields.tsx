import type { Dispatch } from 'react'
import { type Composition, lostGaps } from '../../prompt-sets/composition.ts'
import { fieldLabel, gapField, gapsOf, parseGaps } from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { SignGap } from '../sign/sign.tsx'
import { Guard } from './guard.tsx'
import type { Guarded } from './work.ts'
import type { WorkshopEvent } from './workshop-state.ts'

type GapFieldsProps = {
  composition: Composition
  /** Where the words go to the AI. */
  guarded?: Guarded
  /** Who is signed in; null for a visitor. */
  ownerId?: string | null
  dispatch: Dispatch<WorkshopEvent>
}

/** The id of a gap's field, by its place. */
export const gapId = (index: number) => `spazio-${index + 1}`

/** One labelled field per gap; what is typed replaces the gap in the prompt. */
export function GapFields({ composition, guarded, ownerId = null, dispatch }: GapFieldsProps) {
  const gaps = gapsOf(parseGaps(composition.source))
  const lost = lostGaps(composition)
  return (
    <>
      {gaps.length > 0 ? (
        <div className="stack">
          {gaps.map((gap, index) => (
            <div key={gap.label}>
              <TextField
                id={gapId(index)}
                name={gapField(gap.label)}
                label={fieldLabel(gap.label)}
                hint={`Per esempio: ${gap.example}`}
                autoComplete="off"
                maxLength={500}
                value={composition.values[gap.label] ?? ''}
                onChange={(event) =>
                  dispatch({ type: 'gapTyped', label: gap.label, value: event.target.value })
                }
              />
              {guarded ? (
                <>
                  <SignGap
                    label={gap.label}
                    value={composition.values[gap.label] ?? ''}
                    ownerId={ownerId}
                    onWrite={(value) => dispatch({ type: 'gapTyped', label: gap.label, value })}
                  />
                  <Guard
                    field={gap.label}
                    text={composition.values[gap.label] ?? ''}
                    others={[]}
                    guarded={guarded}
                    onFocus={() => document.getElementById(gapId(index))?.focus()}
                    dispatch={dispatch}
                  />
                </>
              ) : null}
            </div>
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

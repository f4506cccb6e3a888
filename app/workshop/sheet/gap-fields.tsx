import type { Dispatch, ReactNode } from 'react'
import type { Composition } from '../../prompt-sets/composition.ts'
import { fieldLabel, gapField, listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { GrowingField } from '../answer/growing-field.tsx'
import type { SheetAction } from '../state/sheet-state.ts'

type GapFieldsProps = {
  composition: Composition
  under?: (gap: { label: string; id: string }) => ReactNode
  dispatch: Dispatch<SheetAction>
}

/** The id of a gap's field, by its place. */
export const gapId = (index: number) => `spazio-${index + 1}`

/** One labelled field per gap; what is typed replaces the gap in the prompt. */
export function GapFields({ composition, under, dispatch }: GapFieldsProps) {
  const gaps = listGaps(parseGaps(composition.source))
  if (gaps.length === 0) return null
  // Who rewrote a gap by hand has it no more.
  const standing = new Set(composition.marks.map(({ label }) => label))
  return (
    <div className="stack">
      {gaps.map(({ label, example }, index) => {
        const id = gapId(index)
        return (
          <div key={label}>
            <GrowingField
              id={id}
              name={gapField(label)}
              label={fieldLabel(label)}
              hint={
                standing.has(label)
                  ? `Per esempio: ${example}`
                  : 'Questo spazio non è più nel testo.'
              }
              maxLength={500}
              value={composition.values[label] ?? ''}
              onChange={({ target }) => dispatch({ type: 'gapTyped', label, value: target.value })}
            />
            {under?.({ label, id })}
          </div>
        )
      })}
    </div>
  )
}

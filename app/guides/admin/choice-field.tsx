import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { adminGuideChoicesPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { ChoiceField as SelectField } from '../../records/form/bound-fields.tsx'
import { Field } from '../../ui/field.tsx'
import type { Choice, ChoiceTable } from '../guide-choices.server.ts'

type ChoiceFieldProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a text in a form of any shape
  field: FieldMetadata<any, any>
  /** All there are, or null when they are too many for a select. */
  choices: Choice[] | null
  table: ChoiceTable
  label: ReactNode
  hint?: string
  /** What the select says while nothing is chosen. */
  nothing: string
}

/** A tool or a guide: from a select, or where there are very many by typing part of its name. */
export function ChoiceField({ choices, nothing, table, hint, ...bound }: ChoiceFieldProps) {
  if (!choices) return <SearchedField {...bound} table={table} />
  return (
    <SelectField {...bound} hint={hint}>
      <option value="">{nothing}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Long enough for a word, so that not every letter asks. */
const pauseMilliseconds = 250

function SearchedField({
  field,
  label,
  table,
}: Pick<ChoiceFieldProps, 'field' | 'label' | 'table'>) {
  const listId = useId()
  const fetcher = useFetcher<Choice[]>()
  const [typed, setTyped] = useState('')
  const { load } = fetcher
  useEffect(() => {
    if (!typed.trim()) return
    const search = new URLSearchParams({ di: table, q: typed })
    const timer = setTimeout(
      () => void load(withQuery(adminGuideChoicesPath(), search)),
      pauseMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [typed, table, load])
  const { key, ...input } = getInputProps(field, { type: 'text', ariaAttributes: false })
  const found = Array.isArray(fetcher.data) ? fetcher.data : []
  return (
    <Field
      key={key}
      id={field.id}
      label={label}
      hint="Scrivi una parte del nome e scegli dall'elenco. Va bene anche l'ID."
      error={field.errors?.[0] ?? null}
    >
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            list={listId}
            autoComplete="off"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <datalist id={listId}>
            {found.map(({ id, name }) => {
              const isAlone = found.every((other) => other.id === id || other.name !== name)
              return (
                <option key={id} value={isAlone ? name : id}>
                  {isAlone ? id : name}
                </option>
              )
            })}
          </datalist>
        </>
      )}
    </Field>
  )
}

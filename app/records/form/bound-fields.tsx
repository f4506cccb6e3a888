import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from '@conform-to/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { countText } from '../../ui/count-text.ts'
import { CheckField, FieldNotes, SelectField, TextArea, TextField } from '../../ui/field.tsx'

type Bound = {
  // biome-ignore lint/suspicious/noExplicitAny: any field; the schema checks what is in it
  field: FieldMetadata<any, any>
  label: ReactNode
  hint?: ReactNode
}

type Rest<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Element>,
  keyof Bound | 'id' | 'name' | 'key' | 'defaultValue' | 'type'
>

type InputFieldProps = Bound &
  Rest<'input'> & { type?: 'text' | 'url' | 'number' | 'email' | 'date' }

/**
 * One line of text, an address or a number. What is longer than `maxLength` is not cut: the schema
 * refuses it when it is saved.
 */
export function InputField({
  field,
  label,
  hint,
  type = 'text',
  maxLength: _,
  ...rest
}: InputFieldProps) {
  const { key, ...input } = getInputProps(field, { type, ariaAttributes: false })
  // A number inside a list comes as one, which conform would leave out.
  const begun: unknown = field.initialValue
  const number = typeof begun === 'number' ? { defaultValue: String(begun) } : {}
  return <TextField key={key} {...input} {...number} {...rest} {...texts(field, label, hint)} />
}

/**
 * Several lines of text, with a counter where there is a limit. More than that is typed and pasted
 * whole: it is said, and refused when it is saved.
 */
export function AreaField({
  field,
  label,
  hint,
  maxLength,
  onInput,
  ...rest
}: Bound & Rest<'textarea'>) {
  const { key, ...area } = getTextareaProps(field, { ariaAttributes: false })
  const begun = String(field.initialValue ?? '').length
  const [length, setLength] = useState(begun)
  return (
    <div>
      <TextArea
        key={key}
        {...area}
        {...rest}
        {...texts(field, label, hint)}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
      />
      {maxLength !== undefined && <Counter length={length} most={maxLength} />}
    </div>
  )
}

/** '389 caratteri su 12.000'; what is too much is said while it can still be mended. */
function Counter({ length, most }: { length: number; most: number }) {
  const more = length - most
  return (
    <p className={`counter${more > 0 ? ' text-error' : ''}`}>
      {countText(length)} caratteri su {countText(most)}
      {more > 0 && `: ${countText(more)} di troppo. Non tagliamo niente: accorcia tu.`}
    </p>
  )
}

/** One of `children`'s options. */
export function ChoiceField({ field, label, hint, ...rest }: Bound & Rest<'select'>) {
  const { key, ...select } = getSelectProps(field, { ariaAttributes: false })
  return <SelectField key={key} {...select} {...rest} {...texts(field, label, hint)} />
}

/** Yes or no. */
export function TickField({ field, label, hint, ...rest }: Bound & Rest<'input'>) {
  const { key, ...input } = getInputProps(field, { type: 'checkbox', ariaAttributes: false })
  return (
    <CheckField key={key} {...input} type="checkbox" {...rest} {...texts(field, label, hint)} />
  )
}

type RadioFieldProps = Bound & {
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
}

/** One of a few choices, all of them in sight. */
export function RadioField({ field, label, hint, options }: RadioFieldProps) {
  const said = texts(field, label, hint)
  return (
    <fieldset id={field.id} tabIndex={-1} className="radio-field">
      <legend className="lbl">{label}</legend>
      {options.map((option) => {
        const { key, ...input } = getInputProps(field, {
          type: 'radio',
          value: option.value,
          ariaAttributes: false,
        })
        return (
          <CheckField
            key={option.value}
            {...input}
            type="radio"
            id={`${field.id}-${option.value}`}
            label={option.label}
            hint={option.hint}
          />
        )
      })}
      <FieldNotes id={field.id} hint={said.hint} error={said.error} />
    </fieldset>
  )
}

/** A value that goes with the form unseen, such as the id of a part. */
export function HiddenField({ field }: Pick<Bound, 'field'>) {
  const { key, ...input } = getInputProps(field, { type: 'hidden', ariaAttributes: false })
  return <input key={key} {...input} />
}

const texts = (field: Bound['field'], label: ReactNode, hint: ReactNode) => ({
  id: field.id,
  label,
  hint,
  error: field.errors?.[0] ?? null,
})

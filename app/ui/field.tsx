import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

/** What a control inside a Field must carry. */
export type ControlProps = {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** The field's own message; the control turns red and is described by it. */
  error?: ReactNode
}

type FieldProps = FieldTexts & {
  /**
   * Taken from the control's name by TextField and its siblings, so that ErrorSummary can link to
   * it.
   */
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error of one form field. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const described = [hint && `${control}-hint`, error && `${control}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control}>{label}</label>
      {children({
        id: control,
        className: 'in',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  )
}

/** Error and hint beneath a control. */
export function FieldNotes({ id, hint, error }: { id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {error && (
        <p className="err" id={`${id}-error`}>
          <TriangleAlert aria-hidden="true" className="i" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & { className?: string }

/** One line of text; `id` defaults to `name`. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, className }} id={id ?? input.name}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

/** Several lines; grows with its text where the browser can, else it can be pulled larger. */
export function TextArea({ label, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className }} id={id ?? area.name}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  )
}

type SelectFieldProps = FieldTexts & ComponentProps<'select'>

/** A native select; `children` are its options. */
export function SelectField({ label, hint, error, id, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, className }} id={id ?? select.name}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} />
          <ChevronDown aria-hidden="true" className="i" />
        </span>
      )}
    </Field>
  )
}

type CheckFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & { type?: 'checkbox' | 'radio' }

/** A tick box (or radio) with its words beside it. */
export function CheckField({
  label,
  hint,
  error,
  id,
  className,
  type = 'checkbox',
  ...input
}: CheckFieldProps) {
  const made = useId()
  const control = id ?? (type === 'checkbox' ? input.name : undefined) ?? made
  const described = [hint && `${control}-hint`, error && `${control}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="check" htmlFor={control}>
        <input
          {...input}
          type={type}
          id={control}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  )
}

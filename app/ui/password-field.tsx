import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  // It may have been shown before React ran (show-password.ts).
  useLayoutEffect(() => setShown(field.current?.hasAttribute('data-shown') ?? false), [])
  return (
    <Field {...{ label, hint, error, className }} id={id ?? input.name}>
      {(control) => (
        <span className="secret" ref={field} data-shown={shown ? '' : undefined}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="btn sm needs-script"
            aria-controls={control.id}
            data-at-once="password"
            onClick={() => setShown(!shown)}
          >
            <span className="if-hidden">
              <Eye aria-hidden="true" className="i" />
              Mostra
            </span>
            <span className="if-shown">
              <EyeOff aria-hidden="true" className="i" />
              Nascondi
            </span>
            <span className="vh"> la password</span>
          </button>
        </span>
      )}
    </Field>
  )
}

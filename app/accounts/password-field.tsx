import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Field, type FieldTexts } from '../ui/field.tsx'
import { accountLimits } from './account.ts'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className }} id={id ?? input.name}>
      {(control) => (
        <span className="secret">
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
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="i" />
            ) : (
              <Eye aria-hidden="true" className="i" />
            )}
            {shown ? 'Nascondi' : 'Mostra'}
            <span className="vh">: {label}</span>
          </button>
        </span>
      )}
    </Field>
  )
}

type NewPasswordProps = {
  label: string
  /** Characters of it. */
  least: number
  errorOf: (field: string) => string | undefined
}

/** A password that is chosen, and typed twice. */
export const NewPasswordFields = ({ label, least, errorOf }: NewPasswordProps) => (
  <>
    <PasswordField
      name="password"
      label={label}
      hint={`Almeno ${least} caratteri. Non una parola comune o «123456», il tuo nome, la tua email, la città o il nome di questo sito, neanche con dei numeri in fondo. Per esempio, tre parole che non c'entrano tra loro.`}
      autoComplete="new-password"
      required
      minLength={least}
      maxLength={accountLimits.passwordMost}
      error={errorOf('password')}
    />
    <PasswordField
      name="confirm"
      label="Conferma password"
      autoComplete="new-password"
      required
      maxLength={accountLimits.passwordMost}
      error={errorOf('confirm')}
    />
  </>
)

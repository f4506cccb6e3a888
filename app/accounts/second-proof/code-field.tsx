import { codeField, codeMost } from '../../security/second-proof/second-proof.ts'
import { TextField } from '../../ui/field.tsx'

type CodeFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** Of the telephone alone, or a recovery code as well, which has letters. */
  isDigits?: boolean
}

/** Where a second code is typed: telephones and password managers know what it is. */
export function CodeField({ label, hint, error, isDigits = false }: CodeFieldProps) {
  return (
    <TextField
      name={codeField}
      label={label}
      hint={hint}
      error={error}
      required
      maxLength={codeMost}
      inputMode={isDigits ? 'numeric' : undefined}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="max-w-[20rem]"
    />
  )
}

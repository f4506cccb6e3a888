import { Button } from '../../ui/button.tsx'
import type { FormAnswer } from '../form-answer.ts'
import { NewPasswordFields } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import { checkNewPassword } from './check-form.ts'

type NewPasswordFormProps = {
  action: string
  answer: FormAnswer | null
  /** Characters that it needs. */
  least: number
  /** What opened the way here, sent along. */
  hidden: Record<string, string | undefined>
}

/** Where a password is chosen that a link or a code of the desk opened the way to. */
export function NewPasswordForm({ action, answer, least, hidden }: NewPasswordFormProps) {
  return (
    <PersonForm
      action={action}
      failedTitle="Password non cambiata"
      answer={answer}
      check={checkNewPassword}
    >
      {({ isBusy, errorOf }) => (
        <>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <NewPasswordFields label="Nuova password" least={least} errorOf={errorOf} />
          <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
            Salva la nuova password
          </Button>
        </>
      )}
    </PersonForm>
  )
}

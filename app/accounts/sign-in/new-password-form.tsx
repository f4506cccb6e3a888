import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { NewPasswordFields } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import { AccountRules } from './account-rules.tsx'
import { checkNewPassword } from './check-form.ts'
import { SharedDevice } from './shared-device.tsx'

type NewPasswordFormProps = {
  action: string
  answer: PersonFormAnswer | null
  /** Characters that it needs. */
  least: number
  /** What opened the way here, sent along. */
  hidden: Record<string, string | undefined>
  /** Of an account that begins with it: what is asked before, and whether the device is others' too. */
  beginning?: { fields: (state: FieldState) => ReactNode; isShared: boolean } | undefined
}

type FieldState = Pick<
  Parameters<ComponentProps<typeof PersonForm>['children']>[0],
  'errorOf' | 'typed'
>

/** Where a password is chosen that a link or a code of the desk opened the way to. */
export function NewPasswordForm({ beginning, ...props }: NewPasswordFormProps) {
  const { action, answer, least, hidden } = props
  return (
    <PersonForm
      action={action}
      failedTitle={beginning ? 'Account non pronto' : 'Password non cambiata'}
      answer={answer}
      check={checkNewPassword}
    >
      {({ isBusy, errorOf, typed }) => (
        <>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {beginning?.fields({ errorOf, typed })}
          <NewPasswordFields
            label={beginning ? 'Password' : 'Nuova password'}
            least={least}
            errorOf={errorOf}
          />
          {beginning && <SharedDevice isShared={beginning.isShared} />}
          <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
            {beginning ? 'Entra' : 'Salva la nuova password'}
          </Button>
          {beginning && <AccountRules />}
        </>
      )}
    </PersonForm>
  )
}

import { Link } from 'react-router'
import { loginPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { accountLimits, type SignInScreen } from '../account.ts'
import { EmailField } from '../email-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import { checkSignIn } from './check-form.ts'
import { crossings } from './crossings.ts'
import { ProviderSection } from './provider-form.tsx'
import { SharedDevice } from './shared-device.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

type EnterScreenProps = {
  screen: SignInScreen
  answer: PersonFormAnswer | null
  children?: React.ReactNode
}

/** Signing in with address and password; also after a registration with an address that is taken. */
export function EnterScreen({ screen, answer, children }: EnterScreenProps) {
  const { returnTo, hasPasswords } = screen
  return (
    <SignInFrame
      title="Ho già un account"
      lead={hasPasswords ? null : 'Con la password entra solo chi ha un ruolo nel sito.'}
      screen={screen}
      answer={answer}
      isWayIn
      crossings={crossings.enter(screen)}
      after={(carried) =>
        hasPasswords && <ProviderSection screen={screen} isShared={carried.isShared} hasRules />
      }
    >
      {(carried) => (
        <>
          {children}
          <PersonForm
            action={loginPath(returnTo, 'login')}
            failedTitle="Accesso non riuscito"
            answer={answer}
            check={checkSignIn}
          >
            {({ isBusy, errorOf, typed }) => (
              <>
                {answer?.code === 'SIGN_IN_FAILED' && (
                  <p>
                    Se non ti sei mai registrato qui,{' '}
                    <Link to={loginPath(returnTo, 'register')} state={{ carried }}>
                      crea un account
                    </Link>
                    : la password della tua posta qui non vale.
                  </p>
                )}
                <EmailField
                  defaultValue={typed['email'] ?? carried.email}
                  error={errorOf('email')}
                />
                <PasswordField
                  name="password"
                  label="Password"
                  hint="Quella di Fucina, non quella della tua posta."
                  autoComplete="current-password"
                  required
                  maxLength={accountLimits.passwordMost}
                  error={errorOf('password')}
                />
                <SharedDevice isShared={carried.isShared} />
                <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
                  Accedi
                </Button>
              </>
            )}
          </PersonForm>
        </>
      )}
    </SignInFrame>
  )
}

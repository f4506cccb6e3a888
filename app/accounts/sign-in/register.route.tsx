import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { env } from '../../platform/process.server.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { accountLimits, formTexts, sharedField } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { EmailField } from '../email-field.tsx'
import { askAboutAddress, handleForm } from '../form-answer.server.ts'
import { keepForm } from '../form-answer.ts'
import { NewPasswordFields } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import type { Route } from './+types/register.route.ts'
import { AccountRules } from './account-rules.tsx'
import { registerSchema } from './account-schema.ts'
import { checkRegistration } from './check-form.ts'
import { crossings } from './crossings.ts'
import { EnterScreen } from './enter-form.tsx'
import { ProviderSection } from './provider-form.tsx'
import { SharedDevice } from './shared-device.tsx'
import { register } from './sign-in.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import {
  accountNamedIn,
  leadOn,
  readScreen,
  signInContext,
  welcome,
} from './sign-in-screen.server.ts'

export const meta = loadedTags

/** Where people have no passwords nobody registers with one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  if (env.SIGN_IN_PASSWORD === 'no') throw redirect(loginPath(url.searchParams.get('da')))
  return readScreen(url, 'Registrati')
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const corrected = askAboutAddress(form, false)
  if (corrected) return corrected
  const handled = {
    ...{ form, schema: registerSchema, failed: accountTexts.failed },
    subject: () => accountNamedIn(form),
  }
  return handleForm(args.context, handled, async (person) => {
    const again = askAboutAddress(form, true)
    if (again) return again
    const signedIn = await register(signInContext(args, form), person)
    return welcome(args, signedIn, { event: 'registered', isShared: form.has(sharedField) })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, formTexts.failed)

export default function Register({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const isAlive = useHydrated()
  if (answer?.code === 'EMAIL_TAKEN') return <EnterScreen screen={screen} answer={answer} />
  return (
    <SignInFrame
      title="Crea un account gratis"
      lead="Ti basta un indirizzo email."
      screen={screen}
      answer={answer}
      isDoor
      crossings={crossings.register(screen)}
      after={(carried) => (
        <ProviderSection screen={screen} isShared={carried.isShared} hasRules={false} />
      )}
    >
      {(carried) => (
        <PersonForm
          action={loginPath(screen.returnTo, 'register')}
          failedTitle="Registrazione non riuscita"
          answer={answer}
          check={checkRegistration}
        >
          {({ isBusy, errorOf, typed }) => (
            <>
              <TextField
                name="name"
                label="Nome"
                autoComplete="name"
                required
                maxLength={accountLimits.name}
                defaultValue={typed['name']}
                error={errorOf('name')}
              />
              <EmailField
                defaultValue={typed['email'] ?? carried.email}
                error={errorOf('email')}
                answer={answer}
                elseDo={
                  isAlive
                    ? "Se è giusto com'è, premi «Registrati»."
                    : "Se è giusto com'è, riscrivi la password e premi «Registrati»."
                }
              />
              <NewPasswordFields
                label="Password"
                least={passwordLeast.customer}
                errorOf={errorOf}
              />
              <SharedDevice isShared={carried.isShared} />
              <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
                Registrati
              </Button>
              <AccountRules />
            </>
          )}
        </PersonForm>
      )}
    </SignInFrame>
  )
}

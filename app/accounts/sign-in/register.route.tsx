import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { announceNext } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { accountLimits, formTexts } from '../account.ts'
import { sendFirstAddressLink } from '../address/own-address.server.ts'
import { EmailField } from '../email-field.tsx'
import { NewPasswordFields } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import { keepPersonForm } from '../person-form-answer.ts'
import type { Route } from './+types/register.route.ts'
import { AccountRules } from './account-rules.tsx'
import { registerSchema } from './account-schema.ts'
import { checkRegistration } from './check-form.ts'
import { crossings } from './crossings.ts'
import { EnterScreen } from './enter-screen.tsx'
import { ProviderSection } from './provider-form.tsx'
import { SharedDevice } from './shared-device.tsx'
import { register } from './sign-in.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { leadOn, readScreen, readSignInForm, welcome } from './sign-in-screen.server.ts'

export const meta = loadedTags

/** Where people have no passwords nobody registers with one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  if (env.SIGN_IN_PASSWORD === 'no') throw redirect(loginPath(url.searchParams.get('da')))
  return readScreen(url, 'Registrati')
}

export async function action(args: Route.ActionArgs) {
  const { ground, handle } = await readSignInForm(args)
  return handle(registerSchema, async (person) => {
    const signedIn = await register(ground, person)
    const { email } = person
    void sendFirstAddressLink({ db, env, log }, { id: signedIn.accountId, email }, ground.address)
    return welcome(args, signedIn, { event: 'registered', isShared: ground.isShared })
  })
}

/** What leads on is thrown: then there is an account. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await keepPersonForm(serverAction, formTexts.failed)
  } catch (onward) {
    announceNext('Il tuo account è pronto.')
    throw onward
  }
}

export default function Register({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  if (answer?.code === 'EMAIL_TAKEN') return <EnterScreen screen={screen} answer={answer} />
  return (
    <SignInFrame
      title="Crea un account gratis"
      lead="Ti basta un indirizzo email."
      screen={screen}
      answer={answer}
      isWayIn
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
              <EmailField defaultValue={typed['email'] ?? carried.email} error={errorOf('email')} />
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

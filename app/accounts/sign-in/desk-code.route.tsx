import { data, redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { log } from '../../platform/process.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { codeMissing, deskCodeField, longestDeskCode } from '../../security/desk/desk-code.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { enterWithDeskCode, openDeskCode, type TypedCode } from '../desk/desk-code.server.ts'
import { EmailField } from '../email-field.tsx'
import { answerTo } from '../form-answer.server.ts'
import { PersonForm } from '../person-form.tsx'
import { keepPersonForm, type PersonFormAnswer } from '../person-form-answer.ts'
import type { Route } from './+types/desk-code.route.ts'
import { deskCodeSchema, deskPasswordSchema } from './account-schema.ts'
import { checkEmail } from './check-form.ts'
import { crossings } from './crossings.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { type Carried, SignInFrame } from './sign-in-frame.tsx'
import { leadOn, readScreen, readSignInForm } from './sign-in-screen.server.ts'

export const meta = loadedTags

export async function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  return readScreen(url, 'Codice dello sportello')
}

/** No more of a code than shows that it is too long. */
const typedCode = (form: FormData): TypedCode => ({
  email: String(form.get('email') ?? '')
    .slice(0, 300)
    .trim()
    .toLowerCase(),
  code: String(form.get(deskCodeField) ?? '').slice(0, longestDeskCode + 1),
})

/** First the code, then, with the code again, the password that is chosen with it. */
export async function action(args: Route.ActionArgs) {
  const { form, handle, ...sent } = await readSignInForm(args)
  const ground = { ...sent.ground, log }
  if (!form.has('password')) {
    return handle(deskCodeSchema, async () => {
      await openDeskCode(ground, typedCode(form))
      return data(answerTo(form, 'CODE_OPENED'))
    })
  }
  return handle(deskPasswordSchema, async ({ password }) => {
    const wish = { ...typedCode(form), password }
    const { id } = await enterWithDeskCode(ground, ground.address, wish)
    audit(args.context, 'deskCodeUsed', { subjectId: id })
    return redirect(outcomeAddress(loginPath(null, 'login'), { done: 'change-password' }), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPersonForm(serverAction, formTexts.failed)

const passwordFaults = new Set(['password', 'confirm'])

/** The code was right: now, or when it was sent with a password that does not fit. */
const isOpened = ({ code, errors }: PersonFormAnswer) =>
  code === 'CODE_OPENED' || errors.some(({ field }) => passwordFaults.has(field ?? ''))

export default function DeskCode({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const opened = answer && isOpened(answer) ? answer : null
  return (
    <SignInFrame
      title={opened ? 'Scegli una nuova password' : 'Ho gli otto numeri dello sportello'}
      lead={
        opened
          ? 'Il codice è giusto. Con la nuova password poi accedi di nuovo, da ogni tuo telefono e computer.'
          : 'Scrivi la tua email e gli otto numeri del foglio che ti hanno dato.'
      }
      screen={screen}
      answer={answer}
      crossings={crossings.chosen(screen)}
    >
      {(carried) =>
        opened ? (
          <NewPasswordForm
            action={loginPath(null, 'desk')}
            answer={opened}
            least={passwordLeast.customer}
            hidden={{
              email: opened.values['email'],
              [deskCodeField]: opened.values[deskCodeField],
            }}
          />
        ) : (
          <CodeForm answer={answer} carried={carried} />
        )
      }
    </SignInFrame>
  )
}

const checkCode = (form: FormData) => [
  ...checkEmail(form),
  ...(String(form.get(deskCodeField) ?? '').trim()
    ? []
    : [{ field: deskCodeField, message: codeMissing }]),
]

function CodeForm({ answer, carried }: { answer: PersonFormAnswer | null; carried: Carried }) {
  return (
    <PersonForm
      action={loginPath(null, 'desk')}
      failedTitle="Codice non accettato"
      answer={answer}
      check={checkCode}
    >
      {({ isBusy, errorOf, typed }) => (
        <>
          <EmailField defaultValue={typed['email'] ?? carried.email} error={errorOf('email')} />
          <TextField
            name={deskCodeField}
            label="Codice"
            hint="Gli otto numeri che sono sul foglio."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={longestDeskCode}
            defaultValue={typed[deskCodeField]}
            error={errorOf(deskCodeField)}
          />
          <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
            Avanti
          </Button>
        </>
      )}
    </PersonForm>
  )
}

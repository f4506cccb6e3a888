import { data, redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { log } from '../../platform/process.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { codeField, codeMissing, codeMost } from '../../security/desk/desk-code.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import { formTexts } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { enterWithDeskCode, openDeskCode, type TypedCode } from '../desk/desk-code.server.ts'
import { EmailField } from '../email-field.tsx'
import { answerTo, askAboutAddress, handleForm } from '../form-answer.server.ts'
import { type FormAnswer, keepForm } from '../form-answer.ts'
import { NewPasswordFields } from '../password-field.tsx'
import { PersonForm } from '../person-form.tsx'
import type { Route } from './+types/desk-code.route.ts'
import { deskCodeSchema, deskPasswordSchema } from './account-schema.ts'
import { checkEmail, checkNewPassword } from './check-form.ts'
import { crossings } from './crossings.ts'
import { type Carried, SignInFrame } from './sign-in-frame.tsx'
import { accountNamedIn, leadOn, readScreen, signInContext } from './sign-in-screen.server.ts'

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
  code: String(form.get(codeField) ?? '').slice(0, codeMost + 1),
})

/** First the code, then, with the code again, the password that is chosen with it. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const again = askAboutAddress(form, false)
  if (again) return again
  const ground = { ...signInContext(args, form), log }
  const handled = { form, failed: accountTexts.failed, subject: () => accountNamedIn(form) }
  if (!form.has('password')) {
    return handleForm(args.context, { ...handled, schema: deskCodeSchema }, async () => {
      await openDeskCode(ground, typedCode(form))
      return data(answerTo(form, 'CODE_OPENED'))
    })
  }
  return handleForm(
    args.context,
    { ...handled, schema: deskPasswordSchema },
    async ({ password }) => {
      const wish = { ...typedCode(form), password }
      const { id } = await enterWithDeskCode(ground, ground.address, wish)
      audit(args.context, 'deskCodeUsed', { subjectId: id })
      return redirect(outcomeAddress(loginPath(null, 'login'), { done: 'change-password' }), 303)
    },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, formTexts.failed)

const passwordFaults = new Set(['password', 'confirm'])

/** The code was right: now, or when it was sent with a password that does not fit. */
const isOpened = ({ code, errors }: FormAnswer) =>
  code === 'CODE_OPENED' || errors.some(({ field }) => passwordFaults.has(field ?? ''))

export default function DeskCode({ loaderData: screen, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null
  const opened = answer && isOpened(answer) ? answer : null
  return (
    <SignInFrame
      title={opened ? 'Scegli una nuova password' : 'Ho i sei numeri dello sportello'}
      lead={
        opened
          ? 'Il codice è giusto. Con la nuova password poi accedi di nuovo, su tutti i tuoi dispositivi.'
          : 'Scrivi la tua email e i sei numeri del foglio che ti hanno dato.'
      }
      screen={screen}
      answer={answer}
      crossings={crossings.chosen(screen)}
    >
      {(carried) =>
        opened ? <PasswordForm answer={opened} /> : <CodeForm answer={answer} carried={carried} />
      }
    </SignInFrame>
  )
}

const checkCode = (form: FormData) => [
  ...checkEmail(form),
  ...(String(form.get(codeField) ?? '').trim() ? [] : [{ field: codeField, message: codeMissing }]),
]

function CodeForm({ answer, carried }: { answer: FormAnswer | null; carried: Carried }) {
  return (
    <PersonForm
      action={loginPath(null, 'desk')}
      failedTitle="Codice non accettato"
      answer={answer}
      check={checkCode}
    >
      {({ isBusy, errorOf, typed }) => (
        <>
          <EmailField
            defaultValue={typed['email'] ?? carried.email}
            error={errorOf('email')}
            answer={answer}
            elseDo={null}
          />
          <TextField
            name={codeField}
            label="Codice"
            hint="I sei numeri che sono sul foglio."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={codeMost}
            defaultValue={typed[codeField]}
            error={errorOf(codeField)}
          />
          <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
            Avanti
          </Button>
        </>
      )}
    </PersonForm>
  )
}

function PasswordForm({ answer }: { answer: FormAnswer }) {
  const { values } = answer
  return (
    <PersonForm
      action={loginPath(null, 'desk')}
      failedTitle="Password non cambiata"
      answer={answer}
      check={checkNewPassword}
    >
      {({ isBusy, errorOf }) => (
        <>
          <input type="hidden" name="email" value={values['email']} />
          <input type="hidden" name={codeField} value={values[codeField]} />
          <NewPasswordFields
            label="Nuova password"
            least={passwordLeast.customer}
            errorOf={errorOf}
          />
          <Button kind="main" busy={isBusy} busyLabel="Un momento…" className="w-full">
            Salva la nuova password
          </Button>
        </>
      )}
    </PersonForm>
  )
}

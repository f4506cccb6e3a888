import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { loginPath, privacyPath, termsPath, withQuery } from '../../paths.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { codeField, codeMissing, codeMost } from '../../security/desk/desk-code.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { accountLimits, formTexts, type LoginForm, type LoginScreenData } from '../account.ts'
import { PasswordField } from '../password-field.tsx'
import { EmailField } from './email-field.tsx'
import type { LoginAnswer } from './login-action.server.ts'
import { SharedDevice, type SharedDeviceState } from './shared-device.tsx'

type LoginFormProps = {
  mode: LoginForm
  screen: LoginScreenData
  answer: LoginAnswer | null
  shared: SharedDeviceState
}

const submits: Record<LoginForm, string> = {
  login: 'Accedi',
  register: 'Registrati',
  reset: 'Invia il collegamento',
  newPassword: 'Salva la nuova password',
  desk: 'Avanti',
  deskPassword: 'Salva la nuova password',
}

/** Above a message that is about the whole form. */
const failedTitles: Record<LoginForm, string> = {
  login: 'Accesso non riuscito',
  register: 'Registrazione non riuscita',
  reset: 'Email non inviata',
  newPassword: 'Password non cambiata',
  desk: 'Codice non accettato',
  deskPassword: 'Password non cambiata',
}

/**
 * Name and email as they were typed when the form was left, by the place in the browser's history:
 * whoever reads the rules meanwhile finds them again, whoever comes by another way does not.
 */
const left = new Map<string, { name?: string; email?: string }>()

function useLeft(key: string) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    return () => {
      const { name, email } = Object.fromEntries(new FormData(current)) as Record<string, string>
      left.set(key, { name, email })
    }
  }, [key])
  return { form, typed: left.get(key) }
}

/** The form of the mode; works without script, where the browser's own check stands in for ours. */
export function SignInForm({ mode, screen, answer, shared }: LoginFormProps) {
  const { key } = useLocation()
  const { form, typed } = useLeft(key)
  const [faults, setFaults] = useState<{ at: string; errors: FieldError[] } | null>(null)
  // Then our own check answers for the browser's, whose words may not be Italian.
  const isChecked = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const own = faults?.at === `${key} ${mode}` ? faults.errors : null
  const errors = own ?? answer?.errors ?? []
  const errorFor = (field: string) => errors.find((error) => error.field === field)?.message

  function check(event: FormEvent<HTMLFormElement>) {
    const found = checkForm(mode, new FormData(event.currentTarget))
    setFaults({ at: `${key} ${mode}`, errors: found })
    if (found.length > 0) event.preventDefault()
  }

  useEffect(() => {
    // Asked whether the address is right: the answer to that is the next press.
    if (answer?.code !== 'SHOWN_AGAIN') return
    form.current?.querySelector<HTMLElement>('[name="meant"]')?.focus()
  }, [answer, form])

  const isStopped = mode === 'reset' && !screen.canSendMail
  return (
    <Form
      ref={form}
      method="post"
      action={formAction(mode, screen)}
      noValidate={isChecked}
      onSubmit={check}
      className="stack gap-5"
    >
      {/* Without script Enter in a field must not press 'Sì, correggi', which stands before the others. */}
      {!isChecked && <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />}
      <ErrorSummary
        key={key}
        title={errors[0]?.field ? undefined : failedTitles[mode]}
        errors={errors}
      />
      {mode === 'login' && answer?.code === 'SIGN_IN_FAILED' && !own?.length && (
        <p>
          Se non ti sei mai registrato qui,{' '}
          <Link to={loginPath(screen.returnTo, 'register')}>crea un account</Link>: la password
          della tua posta qui non vale.
        </p>
      )}
      <input type="hidden" name="intent" value={mode} />
      {mode === 'deskPassword' && answer && <SentCode answer={answer} />}
      {screen.token && <input type="hidden" name="token" value={screen.token} />}
      <Fields
        mode={mode}
        least={screen.passwordLeast}
        values={answer?.values ?? typed}
        answer={answer}
        elseDo={
          isChecked
            ? "Se è giusto com'è, premi «Registrati»."
            : "Se è giusto com'è, riscrivi la password e premi «Registrati»."
        }
        errorFor={errorFor}
      />
      {(mode === 'login' || mode === 'register') && <SharedDevice key={mode} {...shared} />}
      <Button
        kind="main"
        busy={isBusy}
        busyLabel="Un momento…"
        disabled={isStopped}
        why={isStopped ? formTexts.resetWithoutMail : undefined}
        className="w-full"
      >
        {submits[mode]}
      </Button>
      {mode === 'register' && <AccountRules />}
    </Form>
  )
}

/** What a new account means, beside each button that may make one. */
export const AccountRules = () => (
  <p className="small">
    Se ti registri, accetti i <Link to={termsPath()}>Termini d'uso</Link>. Che cosa facciamo dei
    tuoi dati: <Link to={privacyPath()}>Privacy</Link>. Hai meno di 14 anni? Crea l'account con un
    genitore.
  </p>
)

function formAction(mode: LoginForm, { token, returnTo }: LoginScreenData) {
  if (mode === 'newPassword') return withQuery(loginPath(), { token })
  return loginPath(returnTo, mode === 'deskPassword' ? 'desk' : mode)
}

/** The code of the desk, and whose, as they were typed in the form before. */
const SentCode = ({ answer: { values, deskCode } }: { answer: LoginAnswer }) => (
  <>
    <input type="hidden" name="email" value={values.email} />
    <input type="hidden" name={codeField} value={deskCode} />
  </>
)

/** Somebody who has shown otherwise who they are chooses a password. */
const isNewPassword = (mode: LoginForm) => mode === 'newPassword' || mode === 'deskPassword'

type FieldsProps = {
  mode: LoginForm
  least: number
  values: { name?: string; email?: string } | undefined
  answer: LoginAnswer | null
  /** What to do when the address is right. */
  elseDo: string
  errorFor: (field: string) => string | undefined
}

function Fields({ mode, least, values, answer, elseDo, errorFor }: FieldsProps) {
  const isNew = mode === 'register' || isNewPassword(mode)
  return (
    <>
      {mode === 'register' && (
        <TextField
          name="name"
          label="Nome"
          autoComplete="name"
          required
          maxLength={accountLimits.name}
          defaultValue={values?.name}
          error={errorFor('name')}
        />
      )}
      {!isNewPassword(mode) && (
        <EmailField
          defaultValue={values?.email}
          error={errorFor('email')}
          answer={answer}
          elseDo={mode === 'register' ? elseDo : null}
        />
      )}
      {mode === 'desk' && (
        <TextField
          name={codeField}
          label="Codice"
          hint="I sei numeri che sono sul foglio."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={codeMost}
          defaultValue={answer?.deskCode}
          error={errorFor(codeField)}
        />
      )}
      {mode === 'login' && (
        <PasswordField
          name="password"
          label="Password"
          hint="Quella di Fucina, non quella della tua posta."
          autoComplete="current-password"
          required
          maxLength={accountLimits.passwordMost}
          error={errorFor('password')}
        />
      )}
      {isNew && (
        <>
          <PasswordField
            key={`${mode} password`}
            name="password"
            label={mode === 'register' ? 'Password' : 'Nuova password'}
            hint={`Almeno ${least} caratteri.`}
            autoComplete="new-password"
            required
            minLength={least}
            maxLength={accountLimits.passwordMost}
            error={errorFor('password')}
          />
          <PasswordField
            key={`${mode} confirm`}
            name="confirm"
            label="Conferma password"
            autoComplete="new-password"
            required
            maxLength={accountLimits.passwordMost}
            error={errorFor('confirm')}
          />
        </>
      )}
    </>
  )
}

/** What is asked of an address before it is sent; the server asks more. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * The form's own check, before anything is sent.
 * @returns the first fault of each field, in the order of the fields
 */
export function checkForm(mode: LoginForm, form: FormData): FieldError[] {
  const value = (name: string) => String(form.get(name) ?? '')
  const faults: Record<string, string | undefined> = {}
  if (mode === 'register' && !value('name').trim()) faults['name'] = formTexts.nameMissing
  if (!isNewPassword(mode)) faults['email'] = emailFault(value('email').trim())
  if (mode === 'desk' && !value(codeField).trim()) faults[codeField] = codeMissing
  if (mode === 'login' && !value('password')) faults['password'] = formTexts.passwordMissing
  if (mode === 'register' || isNewPassword(mode)) {
    if (value('password').length < passwordLeast.customer) {
      faults['password'] = formTexts.passwordTooShortInForm
    }
    if (value('password') !== value('confirm')) faults['confirm'] = formTexts.passwordsDiffer
  }
  return Object.entries(faults).flatMap(([field, message]) => (message ? { field, message } : []))
}

function emailFault(email: string): string | undefined {
  if (!email) return formTexts.emailMissing
  return looksLikeEmail.test(email) ? undefined : formTexts.emailInvalid
}

import { Button, buttonClass } from '../../ui/button.tsx'
import { accountLimits, either, formTexts } from '../account.ts'
import { NewPasswordFields, PasswordField } from '../password-field.tsx'
import type { SignInMethods } from './settings.server.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type PasswordSectionProps = SentForm & {
  /** null: they have none. */
  email: string | null
  /** The words of a slip sign them in. */
  hasSlip: boolean
  mayHave: boolean
  /** Characters of a new password. */
  least: number
  methods: SignInMethods
  canSendMail: boolean
}

/** Changing the password; who signs in with a provider alone can ask for a link to set one. */
export function PasswordSection({ methods, hasSlip, mayHave, ...rest }: PasswordSectionProps) {
  if (hasSlip) {
    return (
      <SettingsSection
        id="password"
        title="Password"
        about={<p>Qui non hai una password: entri con le parole del tuo biglietto.</p>}
      >
        <p>
          Non dare il biglietto a nessuno: chi ha quelle parole entra al posto tuo. Se lo perdi, chi
          guida il tuo gruppo, o lo sportello, te ne fa uno nuovo, e quello di prima non vale più.
        </p>
      </SettingsSection>
    )
  }
  const names = either(methods.providers.map(({ name }) => name))
  if (rest.email === null || !mayHave) {
    return (
      <SettingsSection
        id="password"
        title="Password"
        about={<p>Qui non hai una password{names && `: entri con ${names}`}.</p>}
      >
        <p>
          {mayHave
            ? 'Per averne una serve la tua email: aggiungila qui sopra.'
            : 'Su questo sito non serve: così non devi ricordarne una in più.'}
        </p>
      </SettingsSection>
    )
  }
  if (!methods.hasPassword) {
    return (
      <SettingsSection
        id="password"
        title="Password"
        about={
          <p>
            {names
              ? `Entri con ${names}, e qui non hai una password.`
              : 'Qui non hai ancora una password.'}
          </p>
        }
      >
        <p>
          {names
            ? `Vuoi entrare anche con la tua email? Ti mandiamo un collegamento per scegliere una password. Con ${names} entri come prima.`
            : 'Ti mandiamo un collegamento per sceglierne una: la prossima volta entri con la tua email.'}
        </p>
        <LinkForm {...rest} />
      </SettingsSection>
    )
  }
  return (
    <SettingsSection
      id="password"
      title="Password"
      about={<p>Quando la cambi, dagli altri telefoni e computer devi accedere di nuovo.</p>}
    >
      <ChangeForm {...rest} />
      <details>
        <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>
          Non ricordi la password di adesso?
        </summary>
        <div className="stack pt-4">
          <p>Ti mandiamo un collegamento via email per sceglierne una nuova.</p>
          <LinkForm {...rest} outcome={null} answer={null} />
        </div>
      </details>
    </SettingsSection>
  )
}

type FormProps = Omit<PasswordSectionProps, 'methods' | 'hasSlip' | 'mayHave'>

function ChangeForm({ email, least, answer, outcome }: FormProps) {
  return (
    <SettingsForm
      form="password"
      intent="change-password"
      failedTitle="Password non cambiata"
      isForgetful
      answer={answer}
      outcome={outcome}
    >
      {({ isBusy, errorOf }) => (
        <>
          {/* Tells password managers the account of this password. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            defaultValue={email ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            className="vh"
          />
          <PasswordField
            name="current"
            label="Password di adesso"
            autoComplete="current-password"
            required
            maxLength={accountLimits.passwordMost}
            error={errorOf('current')}
          />
          <NewPasswordFields label="Nuova password" least={least} errorOf={errorOf} />
          <p>
            <Button busy={isBusy} busyLabel="Un momento…">
              Cambia la password
            </Button>
          </p>
        </>
      )}
    </SettingsForm>
  )
}

function LinkForm({ canSendMail, answer, outcome }: FormProps) {
  return (
    <SettingsForm
      form="password"
      intent="send-reset"
      failedTitle="Email non inviata"
      answer={answer}
      outcome={outcome}
    >
      {({ isBusy }) => (
        <p>
          <Button busy={isBusy} disabled={!canSendMail} why={formTexts.resetWithoutMail}>
            Invia il collegamento
          </Button>
        </p>
      )}
    </SettingsForm>
  )
}

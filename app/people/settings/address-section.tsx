import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { accountLimits, formTexts } from '../account.ts'
import type { AskedChange } from '../address/address-change.server.ts'
import { PasswordField } from '../password-field.tsx'
import { EmailField } from '../sign-in/email-field.tsx'
import type { SignInMethods } from './settings.server.ts'
import { type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type AddressSectionProps = SentForm & {
  email: string
  /** A change that waits for its link to be opened. */
  asked: AskedChange | null
  methods: SignInMethods
  canSendMail: boolean
}

/** The person's mail address, the one that they want to have, and how to change it. */
export function AddressSection(props: AddressSectionProps) {
  const { email, asked, methods, canSendMail, answer, outcome } = props
  const own = answer?.form === 'email' ? answer : null
  return (
    <SettingsSection
      id="email"
      title="Email"
      about={<p>Serve per entrare, e qui ti scriviamo se succede qualcosa al tuo account.</p>}
    >
      <p className="[overflow-wrap:anywhere]">
        Il tuo indirizzo è <b>{email}</b>.
      </p>
      {asked && <Asked email={email} asked={asked} />}
      <SettingsForm
        form="email"
        intent="change-address"
        failedTitle="Indirizzo non cambiato"
        isForgetful
        answer={answer}
        outcome={outcome}
      >
        {({ isBusy, errorOf }) => (
          <>
            <EmailField
              label={asked ? 'Un altro indirizzo ancora' : 'Nuovo indirizzo'}
              hint="Ti mandiamo lì un collegamento: il cambio vale quando lo apri."
              autoComplete="off"
              error={errorOf('email')}
              defaultValue={own?.values.email}
              answer={own}
              elseDo="Se è giusto, premi di nuovo «Cambia indirizzo»."
            />
            {methods.hasPassword && (
              <PasswordField
                name="addressPassword"
                label="Password del tuo account"
                hint="Così siamo sicuri che l'account è tuo."
                autoComplete="current-password"
                required
                maxLength={accountLimits.passwordMost}
                error={errorOf('addressPassword')}
              />
            )}
            <p>
              <Button
                busy={isBusy}
                busyLabel="Un momento…"
                disabled={!canSendMail}
                why={formTexts.resetWithoutMail}
              >
                Cambia indirizzo
              </Button>
            </p>
          </>
        )}
      </SettingsForm>
    </SettingsSection>
  )
}

function Asked({ email, asked }: { email: string; asked: AskedChange }) {
  return (
    <Note kind="info">
      <div className="stack gap-4 [overflow-wrap:anywhere]">
        <p>
          Abbiamo scritto a <b>{asked.address}</b>. Apri il collegamento in quell'email entro il{' '}
          {formatDateTime(asked.until)}: fino ad allora il tuo indirizzo resta {email}. Se non la
          trovi, guarda nella posta indesiderata.
        </p>
        <SettingsForm form="email" intent="forget" failedTitle="" answer={null} outcome={null}>
          {({ isBusy }) => (
            <p>
              <Button busy={isBusy}>Non cambiare più</Button>
            </p>
          )}
        </SettingsForm>
      </div>
    </Note>
  )
}

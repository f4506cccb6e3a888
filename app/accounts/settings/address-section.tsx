import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { accountLimits, either, formTexts } from '../account.ts'
import type { AskedChange } from '../address/address-change.server.ts'
import { EmailField } from '../email-field.tsx'
import { PasswordField } from '../password-field.tsx'
import type { SignInMethods } from './settings.server.ts'
import { answerOf, type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type AddressSectionProps = SentForm & {
  /** null: they have none yet. */
  email: string | null
  /** They showed that they receive what is sent there. */
  isConfirmed: boolean
  asked: AskedChange | null
  /** The words of a slip sign them in. */
  hasSlip: boolean
  methods: SignInMethods
  canSendMail: boolean
}

/** The person's mail address, the one that they want to have, and how to change it. */
export function AddressSection(props: AddressSectionProps) {
  const { email, isConfirmed, asked, hasSlip, methods, canSendMail, answer, outcome } = props
  const names = either(methods.providers.map(({ name }) => name))
  const own = answerOf('email', answer)
  const change = email ? 'Cambia indirizzo' : 'Aggiungi la tua email'
  return (
    <SettingsSection
      id="email"
      title="Email"
      about={<p>Serve per entrare, e qui ti scriviamo se succede qualcosa al tuo account.</p>}
    >
      {email === null ? (
        <p>
          {hasSlip
            ? 'Adesso entri con le parole del tuo biglietto. Se aggiungi la tua email il biglietto non serve più, e tutto quello che hai fatto resta.'
            : `Adesso entri con ${names || 'un altro servizio'}, che non ci ha dato la tua email. Se la aggiungi, qui entri come prima.`}
        </p>
      ) : (
        <p className="[overflow-wrap:anywhere]">
          Il tuo indirizzo è <b>{email}</b>
          {isConfirmed ? ', confermato.' : '. Non è ancora confermato.'}
        </p>
      )}
      {email && !isConfirmed && canSendMail && (
        <SettingsForm form="email" intent="send-link" failedTitle="Email non inviata">
          {({ isBusy }) => (
            <p>
              <Button busy={isBusy}>Mandami il collegamento per confermarlo</Button>
            </p>
          )}
        </SettingsForm>
      )}
      {asked && <Asked email={email} asked={asked} hasSlip={hasSlip} />}
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
              label={
                asked ? 'Un altro indirizzo ancora' : email ? 'Nuovo indirizzo' : 'La tua email'
              }
              hint={`Ti mandiamo lì un collegamento: ${email ? 'il cambio' : 'la tua email'} vale quando lo apri.`}
              autoComplete="off"
              error={errorOf('email')}
              defaultValue={own?.values['email']}
            />
            {hasSlip && (
              <TextField
                name="slip"
                label="Le parole del tuo biglietto"
                hint="Così siamo sicuri che l'account è tuo. Il biglietto vale finché non apri il collegamento."
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
                error={errorOf('slip')}
                defaultValue={own?.values['slip']}
              />
            )}
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
                {change}
              </Button>
            </p>
          </>
        )}
      </SettingsForm>
    </SettingsSection>
  )
}

type AskedProps = { email: string | null; asked: AskedChange; hasSlip: boolean }

function Asked({ email, asked, hasSlip }: AskedProps) {
  return (
    <Note kind="info">
      <div className="stack gap-4 [overflow-wrap:anywhere]">
        <p>
          Abbiamo scritto a <b>{asked.address}</b>. Apri il collegamento in quell'email entro il{' '}
          {formatDateTime(asked.until)}: fino ad allora
          {email
            ? ` il tuo indirizzo resta ${email}`
            : hasSlip
              ? ' entri con il biglietto'
              : ' entri come adesso'}
          . Se non la trovi, guarda nella posta indesiderata.
        </p>
        <SettingsForm form="email" intent="forget-address">
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

import { Link } from 'react-router'
import { privacyPath, settingsPath } from '../../paths.ts'
import { freshMinutes } from '../../platform/durations.ts'
import { questionAddress } from '../../records/acts/outcome.ts'
import { providerPath } from '../../sign-in-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { accountLimits } from '../account.ts'
import { PasswordField } from '../password-field.tsx'
import type { SignInMethods } from './settings.server.ts'
import { deletionWord } from './settings.ts'
import { answerOf, type SentForm, SettingsForm, SettingsSection } from './settings-section.tsx'

type DeletionSectionProps = SentForm & {
  /** The words of a slip sign the person in. */
  hasSlip: boolean
  methods: SignInMethods
  /** The person signed in so recently that no password is needed. */
  isFresh: boolean
  isOpen: boolean
}

/** Deleting the account: what goes is said first, and it is asked for twice. */
export function DeletionSection({
  hasSlip,
  methods,
  isFresh,
  isOpen,
  answer,
  outcome,
}: DeletionSectionProps) {
  const isAsked = isOpen || answerOf('deletion', answer) !== null
  const mustSignIn = !methods.hasPassword && !isFresh
  return (
    <SettingsSection
      id="elimina"
      title="Elimina l'account"
      about={<p>Se non ti serve più. Prima puoi scaricare i tuoi dati.</p>}
    >
      <details open={isAsked || undefined}>
        <summary className={buttonClass({ kind: 'danger' })}>Elimina il mio account</summary>
        <div className="stack gap-5 pt-6">
          <p>Se lo elimini, spariscono subito dal sito, e non si torna indietro:</p>
          <ul className="spark-list">
            <li>il tuo profilo e i modi per entrare;</li>
            <li>i capitoli fatti e i traguardi;</li>
            <li>i gruppi dove sei entrato, i passi segnati e gli attestati;</li>
            <li>le risposte salvate, i loro tag e le immagini.</li>
          </ul>
          <p>
            Per qualche tempo qualcosa resta nelle copie e nel registro di sicurezza. Lo dice la
            pagina <Link to={privacyPath()}>Privacy</Link>.
          </p>
          {mustSignIn ? (
            <SignInAgain hasSlip={hasSlip} provider={methods.providers[0]} />
          ) : (
            <SettingsForm
              form="deletion"
              intent="delete"
              failedTitle="Account non eliminato"
              answer={answer}
              outcome={outcome}
            >
              {({ isBusy, errorOf }) => (
                <>
                  {methods.hasPassword ? (
                    <PasswordField
                      name="ownPassword"
                      label="La tua password"
                      hint="Così siamo sicuri che l'account è tuo."
                      autoComplete="current-password"
                      required
                      maxLength={accountLimits.passwordMost}
                      error={errorOf('ownPassword')}
                    />
                  ) : (
                    <TextField
                      name="word"
                      label={`Scrivi ${deletionWord}`}
                      hint="Così siamo sicuri che lo vuoi davvero."
                      autoComplete="off"
                      required
                      error={errorOf('word')}
                    />
                  )}
                  <p>
                    <Button kind="danger-full" busy={isBusy} busyLabel="Elimino…">
                      Elimina per sempre il mio account
                    </Button>
                  </p>
                </>
              )}
            </SettingsForm>
          )}
        </div>
      </details>
    </SettingsSection>
  )
}

type SignInAgainProps = { hasSlip: boolean; provider: { id: string; name: string } | undefined }

function SignInAgain({ hasSlip, provider }: SignInAgainProps) {
  if (hasSlip) {
    return (
      <Note kind="info">
        Per sicurezza esci e rientra con le parole del tuo biglietto: poi hai {freshMinutes} minuti
        per eliminare l'account.
      </Note>
    )
  }
  if (!provider) {
    return (
      <Note kind="info">
        Per sicurezza esci e accedi di nuovo: poi hai {freshMinutes} minuti per eliminare l'account.
      </Note>
    )
  }
  return (
    <>
      <Note kind="info">
        Per sicurezza accedi di nuovo con {provider.name}: poi hai {freshMinutes} minuti per
        eliminare l'account.
      </Note>
      <form method="post" action={providerPath(provider.id)}>
        <input type="hidden" name="da" value={questionAddress(settingsPath(), 'delete')} />
        <Button>{`Accedi di nuovo con ${provider.name}`}</Button>
      </form>
    </>
  )
}

import { Link } from 'react-router'
import { secondProofPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { formTexts } from '../account.ts'
import type { RoleThatWaits as Waiting } from './settings.server.ts'
import { settingsAddress } from './settings-forms.ts'
import { SettingsForm } from './settings-section.tsx'

type WaitingRoleProps = Waiting & { email: string | null; canSendMail: boolean }

/** What a role is for, what it waits for, and how each is done. */
export function WaitingRole({ words, sentence, lacking, email, canSendMail }: WaitingRoleProps) {
  return (
    <Note kind="info" className="mb-6">
      <div className="stack gap-3 [overflow-wrap:anywhere]">
        <p>
          <b>{words}</b> Così il ruolo è tuo, e di nessun altro.
        </p>
        <p>{sentence}</p>
        {lacking.includes('confirmedAddress') && email === null && (
          <p>
            <a href={settingsAddress('email')}>Aggiungi la tua email</a>, e apri il collegamento che
            ti mandiamo.
          </p>
        )}
        {lacking.includes('confirmedAddress') && email !== null && (
          <SettingsForm form="email" intent="send-link" failedTitle="Email non inviata">
            {({ isBusy }) => (
              <>
                <p>
                  Ti abbiamo scritto a <b>{email}</b>: apri il collegamento in quell'email. Se non
                  la trovi, guarda nella posta indesiderata.
                </p>
                <p>
                  <Button
                    busy={isBusy}
                    busyLabel="Un momento…"
                    disabled={!canSendMail}
                    why={formTexts.resetWithoutMail}
                  >
                    Mandami di nuovo il collegamento
                  </Button>
                </p>
              </>
            )}
          </SettingsForm>
        )}
        {lacking.includes('longPassword') && (
          <p>
            La password più lunga la scegli qui sotto, in{' '}
            <a href={settingsAddress('password')}>«Password»</a>.
          </p>
        )}
        {lacking.includes('secondProof') && (
          <p>
            <Link to={secondProofPath()}>Scegli la seconda chiave</Link>: bastano cinque minuti.
          </p>
        )}
      </div>
    </Note>
  )
}

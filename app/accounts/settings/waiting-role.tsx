import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { WaitingRole as Waiting } from './settings.server.ts'
import { SettingsForm } from './settings-section.tsx'

/** What a role waits for, with what brings it nearer. */
export function WaitingRole({ words, isByMail, needsProof }: Waiting) {
  return (
    <Note kind="info" className="mb-6">
      <div className="stack gap-3">
        <p>{words}</p>
        {isByMail && (
          <SettingsForm
            form="password"
            intent="send-reset"
            failedTitle="Email non inviata"
            answer={null}
            outcome={null}
          >
            {({ isBusy }) => (
              <>
                <p>Indirizzo e password: con un collegamento che ti mandiamo via email.</p>
                <p>
                  <Button busy={isBusy} busyLabel="Un momento…">
                    Mandami il collegamento
                  </Button>
                </p>
              </>
            )}
          </SettingsForm>
        )}
        {needsProof && <p>La seconda chiave la scegli qui sotto, in «Seconda chiave».</p>}
      </div>
    </Note>
  )
}

import { Trash2 } from 'lucide-react'
import { type Dispatch, useState } from 'react'
import { flushSync } from 'react-dom'
import { promptsPath } from '../../paths.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ActGroup } from '../../ui/more-acts.tsx'
import { opened } from '../sheet/browser-storages.ts'
import { draftKey } from '../sheet/sheet-draft.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { forgetSignature } from '../sign/kept-signature.ts'

type FinishedProps = {
  /** Who is signed in; null: a visitor. */
  userId: string | null
  /** Lets go of what the screen holds besides the sheet. */
  onFinish: (() => void) | undefined
  dispatch: Dispatch<WorkshopEvent>
}

/** On a device that others use: asks, then takes everything off it, for good. */
export default function Finished({ userId, onFinish, dispatch }: FinishedProps) {
  const [isAsking, setAsking] = useState(false)

  function finish() {
    forgetSignature()
    onFinish?.()
    // At once, so that leaving the page keeps no draft of what was there.
    flushSync(() => {
      dispatch({ type: 'startedOver' })
      dispatch({ type: 'undoClosed' })
    })
    forgetDrafts()
    window.location.assign(outcomeAddress(promptsPath(), { done: 'forget' }))
  }

  return (
    <div className="needs-script">
      <ActGroup title="Non è il tuo computer?">
        <Button
          type="button"
          kind="danger"
          icon={<Trash2 className="i" aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          Finito: cancella tutto
        </Button>
      </ActGroup>
      <ConfirmDialog
        open={isAsking}
        question="Cancello tutto?"
        detail={
          userId === null
            ? 'Nessuno lo potrà riavere, nemmeno tu.'
            : 'Le risposte salvate restano nel tuo account. Il resto nessuno lo potrà riavere, nemmeno tu.'
        }
        confirmLabel="Cancella tutto"
        onConfirm={finish}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

/** The workshop's draft, and those of the first steps, each under a name of its own. */
function forgetDrafts() {
  for (const storage of [...opened('sessionStorage'), ...opened('localStorage')]) {
    for (const key of Object.keys(storage)) {
      // The forms of the administration have a path for a name.
      if (key.startsWith(draftKey) && !key.includes('/')) storage.removeItem(key)
    }
  }
}

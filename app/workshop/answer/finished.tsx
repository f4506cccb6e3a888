import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRouteLoaderData } from 'react-router'
import { finishPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ActGroup } from '../../ui/more-acts.tsx'
import { useSheet } from '../state/sheet-context.ts'

/** On a device that others use: asks, then takes everything off it, for good. */
export function Finished() {
  const { dispatch } = useSheet()
  const isSignedIn = Boolean(useRouteLoaderData<{ user: object | null }>('root')?.user)
  const [isAsking, setAsking] = useState(false)

  function finish() {
    // At once, so that leaving the page keeps no draft of what was there.
    flushSync(() => {
      dispatch({ type: 'startedOver' })
      dispatch({ type: 'undoClosed' })
    })
    // Outside of what the sheet takes away with the answer.
    const form = document.createElement('form')
    form.method = 'post'
    form.action = finishPath()
    document.body.append(form)
    form.submit()
  }

  return (
    <ActGroup title="Non è il tuo computer?">
      <Button
        type="button"
        kind="danger"
        icon={<Eraser className="i" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Finito: cancella tutto
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Cancello tutto?"
        detail={
          isSignedIn
            ? 'Esci dal tuo account. Le risposte salvate restano nel tuo account. Il resto nessuno lo potrà riavere, nemmeno tu.'
            : 'Va via quello che hai scritto qui, le lezioni fatte e le tue scelte. Nessuno lo potrà riavere, nemmeno tu.'
        }
        confirmLabel="Cancella tutto"
        onConfirm={finish}
        onCancel={() => setAsking(false)}
      />
    </ActGroup>
  )
}

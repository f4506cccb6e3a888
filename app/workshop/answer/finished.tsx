import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { forgetSignature } from '../sign/kept-signature.ts'

/** On a device that others use: asks, then takes everything off it, for good. */
export default function Finished({ onFinish }: { onFinish: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="finished noprint needs-script">
      <p>Usi un computer che non è tuo?</p>
      <Button
        type="button"
        kind="danger"
        icon={<Trash2 className="i" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Finito: cancella tutto
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Cancello tutto?"
        detail="Nessuno lo potrà riavere, nemmeno tu."
        confirmLabel="Cancella tutto"
        onConfirm={() => {
          forgetSignature()
          onFinish()
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

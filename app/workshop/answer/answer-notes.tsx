import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'

/** The person's own data, which the AI never read, in the answer and out of it again. */
export function OwnData({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <Note kind="info" className="noprint">
      <p>
        I tuoi dati sono rimasti su questo dispositivo. L'AI ha letto solo le parole tra parentesi.
        Così resta anche la risposta che salvi.
      </p>
      <Button
        type="button"
        size="small"
        className="mt-2"
        icon={<Undo2 className="i" aria-hidden="true" />}
        onClick={onToggle}
      >
        {isShown ? 'Togli i miei dati' : 'Rimetti i miei dati'}
      </Button>
    </Note>
  )
}

/** On a device that others use: asks, then takes everything off it, for good. */
export function Finished({ onFinish }: { onFinish: () => void }) {
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
        onConfirm={onFinish}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

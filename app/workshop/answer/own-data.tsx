import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** The person's own data, which the AI never read, in the answer and out of it again. */
export function OwnData(props: { isShown: boolean; onToggle: () => void }) {
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
        onClick={props.onToggle}
      >
        {props.isShown ? 'Togli i miei dati' : 'Rimetti i miei dati'}
      </Button>
    </Note>
  )
}

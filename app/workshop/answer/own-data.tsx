import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { bringBack, hasPlaceholder } from '../guard/hide.ts'
import type { Kept } from '../guard/placeholder.ts'

/** The text with the person's own data in place of their placeholders. */
export type BringBack = typeof bringBack

type OwnDataProps = {
  /** The answer as it was written. */
  text: string
  kept: Kept
  isShown: boolean
  /** null: the data go out of the answer again. */
  onToggle: (bring: BringBack | null) => void
}

/** The person's own data, which the AI never read, in the answer and out of it again. */
export default function OwnData({ text, kept, isShown, onToggle }: OwnDataProps) {
  if (!hasPlaceholder(text, kept)) return null
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
        onClick={() => onToggle(isShown ? null : bringBack)}
      >
        {isShown ? 'Togli i miei dati' : 'Rimetti i miei dati'}
      </Button>
    </Note>
  )
}

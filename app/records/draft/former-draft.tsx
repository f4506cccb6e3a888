import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { type Former, forgetSlot } from './draft.ts'

type FormerDraftProps = { draft: Former; onResume: () => void; onSettled: () => void }

/** Offers what was typed here and not saved. */
export function FormerDraft({ draft, onResume, onSettled }: FormerDraftProps) {
  return (
    <Note kind="info" role="status">
      <p className="font-bold">Qui c'è una bozza non salvata.</p>
      <p>È del {formatDateTime(draft.savedAt)}. Vuoi continuare da lì?</p>
      <div className="row mt-2">
        <Button type="button" size="small" kind="main" onClick={onResume}>
          Riprendi la bozza
        </Button>
        <Button
          type="button"
          size="small"
          onClick={() => {
            forgetSlot(draft.slot)
            onSettled()
          }}
        >
          Scarta la bozza
        </Button>
      </div>
    </Note>
  )
}

import { savedPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { savedTexts } from './saved.ts'

/** 'Annulla' after a deletion where no script runs; with script the snackbar offers it. */
export function UndoForm({ id }: { id: string }) {
  return (
    <noscript>
      <Note kind="ok" className="mb-4">
        {savedTexts.deleted}
        <form method="post" action={savedPath(id)}>
          <Button kind="plain" size="small" name="intent" value="restore">
            Annulla
          </Button>
        </form>
      </Note>
    </noscript>
  )
}

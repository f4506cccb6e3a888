import { RotateCcw } from 'lucide-react'
import { Form, Link } from 'react-router'
import { adminScenesPath, editScenePath, trashPath } from '../../admin-paths.ts'
import { idField } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { Button } from '../../ui/button.tsx'
import { sceneListActs } from './scene-acts.tsx'

/** What the list says of the acts that lead to it; a deletion's id is its entry of the trash. */
export const listTexts: DoneTexts = {
  delete: ({ id }) => (
    <>
      <p className="font-bold">Scena eliminata.</p>
      <p>
        Resta nel <Link to={trashPath()}>cestino</Link> per {trashTime}.
      </p>
      {id && <UndoDeletion entry={id} />}
    </>
  ),
  undo: ({ id }) => (
    <>
      <p className="font-bold">La scena è di nuovo al suo posto.</p>
      {id && (
        <p>
          <Link to={editScenePath(id)}>Aprila per controllare</Link>
        </p>
      )}
    </>
  ),
  reset: (
    <>
      <p className="font-bold">Le scene sono quelle incluse.</p>
      <p>
        Quello che è andato via è nel <Link to={trashPath()}>cestino</Link>.
      </p>
    </>
  ),
}

function UndoDeletion({ entry }: { entry: string }) {
  return (
    <Form method="post" action={adminScenesPath()} className="mt-2">
      <input type="hidden" name={idField} value={entry} />
      <Button
        size="small"
        {...sceneListActs.button('undo')}
        icon={<RotateCcw aria-hidden="true" className="i" />}
      >
        Annulla: rimetti la scena
      </Button>
    </Form>
  )
}

/** What the screen of a scene says of its two states. */
export const publishedTexts: DoneTexts = {
  publish: (
    <>
      <p className="font-bold">Scena pubblicata.</p>
      <p>Adesso si vede nella palestra, al posto che ha nell'elenco.</p>
    </>
  ),
  unpublish: (
    <>
      <p className="font-bold">Scena tornata in bozza.</p>
      <p>La vedono solo gli amministratori. Chi l'ha già fatta non perde niente.</p>
    </>
  ),
}

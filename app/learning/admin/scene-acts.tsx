import { actsOf } from '../../records/acts/acts.ts'
import type { Act } from '../../records/acts/confirm-act.tsx'
import { deletion } from '../../records/acts/deletion.tsx'
import { publicationActs } from '../../records/acts/publication.tsx'
import { moveActs } from '../../records/list/moves.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import type { ScenesPreview } from '../scenes/reset-scenes.server.ts'
import { scenesText } from '../scenes/scene.ts'
import { adminTexts } from './scene-texts.ts'

/** What the screen of a stored scene asks for, that of a new one, and the list. */
export const sceneActs = actsOf({
  save: adminTexts.saveFailed,
  delete: adminTexts.deleteFailed,
  restore: adminTexts.saveFailed,
  ...publicationActs(adminTexts.saveFailed),
})

export const newSceneActs = actsOf({ create: adminTexts.createFailed })

export const sceneListActs = actsOf({
  delete: adminTexts.deleteFailed,
  undo: adminTexts.undoFailed,
  ...moveActs(adminTexts.moveFailed),
  reset: adminTexts.resetFailed,
})

/** The question before a scene is deleted. */
export const sceneDeletion = ({ id, title }: { id: string; title: string }) =>
  deletion({
    acts: sceneListActs,
    id,
    question: 'Vuoi eliminare questa scena?',
    what: 'la scena',
    detail: [
      `«${title}» non si vede più nella palestra.`,
      `Resta nel cestino per ${trashTime}: da lì la puoi ripristinare.`,
      "Chi l'ha già fatta non perde niente.",
    ],
  })

/** A reset asks, and names what would change. */
export const scenesReset = (preview: ScenesPreview): Act => ({
  question: 'Vuoi riportare le scene a quelle incluse?',
  detail: <ResetDetail preview={preview} />,
  confirmLabel: 'Ripristina le scene incluse',
  cancelLabel: "Lascia tutto com'è",
  fields: sceneListActs.fields('reset'),
})

const titles = (all: string[]) => all.map((title) => `«${title}»`).join(', ')

function ResetDetail({ preview: { added, changed, missing } }: { preview: ScenesPreview }) {
  if (added.length + changed.length + missing.length === 0) {
    return <p>Le scene sono già quelle incluse: cambierebbe al massimo il loro ordine.</p>
  }
  return (
    <div className="stack gap-2">
      <p>Tornano le scene incluse, con il loro contenuto e nel loro ordine.</p>
      <ul className="list-disc pl-6">
        {added.length > 0 && (
          <li>
            Nel cestino {added.length === 1 ? 'va' : 'vanno'} {scenesText(added.length)} che avete
            aggiunto: {titles(added)}.
          </li>
        )}
        {changed.length > 0 && (
          <li>
            {changed.length === 1 ? 'Torna' : 'Tornano'} come prima {titles(changed)}. La versione
            di oggi va nel cestino.
          </li>
        )}
        {missing.length > 0 && (
          <li>
            {missing.length === 1 ? 'Ritorna' : 'Ritornano'} anche {titles(missing)}.
          </li>
        )}
      </ul>
      {added.length + changed.length > 0 && (
        <p>Quello che va nel cestino si può ripristinare per {trashTime}.</p>
      )}
    </div>
  )
}

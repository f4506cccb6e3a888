import { actsOf } from '../../records/acts/acts.ts'
import type { Act } from '../../records/acts/confirm-act.tsx'
import { deletion } from '../../records/acts/deletion.tsx'
import { publicationActs } from '../../records/acts/publication.tsx'
import { moveActs } from '../../records/list/moves.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { counted } from '../../ui/format-number.ts'
import type { SetSize } from '../admin-professions.server.ts'
import type { ResetPreview } from '../built-in.server.ts'
import { adminTexts, resetFailed, setText, unavailable } from './profession-texts.ts'

/** What the screen of a stored profession asks for, that of a new one, and the list. */
export const professionActs = actsOf({
  save: adminTexts.saveFailed,
  delete: adminTexts.deleteFailed,
  ...publicationActs(adminTexts.saveFailed),
})

export const newProfessionActs = actsOf({ create: adminTexts.createFailed })

export const professionListActs = actsOf({
  reset: resetFailed(unavailable),
  delete: adminTexts.deleteFailed,
  duplicate: adminTexts.cloneFailed,
  ...moveActs(adminTexts.moveFailed),
})

type Deleted = { id: string; title: string; set: SetSize | null }

/** The question before a profession is deleted, with what goes along. */
export const professionDeletion = ({ id, title, set }: Deleted) =>
  deletion({
    acts: professionListActs,
    id,
    question: adminTexts.confirmDelete,
    what: 'la professione',
    detail: [
      `«${title}» non si vede più nel sito.`,
      set ? `Con lei va via anche il suo set di prompt (${setText(set)}).` : '',
      `Resta nel cestino per ${trashTime}: da lì la puoi ripristinare${set ? ', prompt compresi' : ''}.`,
    ].filter(Boolean),
  })

/** A reset asks, and counts what would change. */
export function reset(preview: ResetPreview): Act {
  return {
    question: 'Vuoi riportare le professioni a quelle incluse?',
    detail: <ResetDetail preview={preview} />,
    confirmLabel: 'Riporta alle professioni incluse',
    cancelLabel: "Lascia tutto com'è",
    fields: professionListActs.fields('reset'),
  }
}

const titles = (all: string[]) => all.map((title) => `«${title}»`).join(', ')

function ResetDetail({ preview }: { preview: ResetPreview }) {
  const { added, addedSets, changed, missing } = preview
  if (added.length + changed.length + missing.length === 0) {
    return <p>Le professioni sono già quelle incluse: cambierebbe al massimo il loro ordine.</p>
  }
  return (
    <div className="stack gap-2">
      <p>Tornano le professioni incluse, con il loro contenuto e nel loro ordine.</p>
      <ul className="list-disc pl-6">
        {added.length > 0 && (
          <li>
            {counted(added.length, 'professione aggiunta va', 'professioni aggiunte vanno')} nel
            cestino: {titles(added)}
            {addedSets > 0 && `, con ${counted(addedSets, 'set di prompt', 'set di prompt')}`}.
          </li>
        )}
        {changed.length > 0 && (
          <li>
            {counted(
              changed.length,
              'professione modificata torna',
              'professioni modificate tornano',
            )}{' '}
            come prima: {titles(changed)}. La versione modificata va nel cestino.
          </li>
        )}
        {missing.length > 0 && (
          <li>
            {counted(
              missing.length,
              'professione eliminata ritorna',
              'professioni eliminate ritornano',
            )}
            : {titles(missing)}. I suoi prompt tornano con «Importa Dataset» in Prompt.
          </li>
        )}
      </ul>
      <p>Quello che va nel cestino si può ripristinare per {trashTime}.</p>
    </div>
  )
}

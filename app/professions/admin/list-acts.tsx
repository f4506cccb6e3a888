import type { Act } from '../../records/acts/confirm-act.tsx'
import { listActs } from '../../records/list/record-list-acts.ts'
import type { ResetPreview } from '../../records/store/built-in.server.ts'
import { trashTime } from '../../records/trash/trash-days.ts'
import { counted } from '../../ui/format-number.ts'
import { professionNoun } from '../profession-noun.ts'
import { adminTexts, resetFailed, unavailable } from './profession-texts.ts'

/** What the list of professions does besides, and what it says when that fails. */
export const ownFailedTexts = {
  reset: resetFailed(unavailable),
  duplicate: adminTexts.cloneFailed,
} as const

export const professionListActs = listActs(professionNoun, ownFailedTexts)

/** A reset asks, and counts what would change. */
export const reset = (preview: ResetPreview): Act => ({
  question: 'Vuoi riportare le professioni a quelle incluse?',
  detail: <ResetDetail preview={preview} />,
  confirmLabel: 'Riporta alle professioni incluse',
  cancelLabel: "Lascia tutto com'è",
  fields: professionListActs.fields('reset'),
})

const named = (titles: readonly string[]) => titles.map((title) => `«${title}»`).join(', ')

function ResetDetail({ preview }: { preview: ResetPreview }) {
  const { added, replaced, removed, titles } = preview
  if (added + replaced + removed === 0) {
    return <p>Le professioni sono già quelle incluse: cambierebbe al massimo il loro ordine.</p>
  }
  return (
    <div className="stack gap-2">
      <p>Tornano le professioni incluse, con il loro contenuto e nel loro ordine.</p>
      <ul className="list-disc pl-6">
        {removed > 0 && (
          <li>
            {counted(removed, 'professione aggiunta va', 'professioni aggiunte vanno')} nel cestino,
            con i prompt: {named(titles.removed)}.
          </li>
        )}
        {replaced > 0 && (
          <li>
            {counted(replaced, 'professione modificata torna', 'professioni modificate tornano')}{' '}
            come prima: {named(titles.replaced)}. Quella modificata resta tra le versioni.
          </li>
        )}
        {added > 0 && (
          <li>
            {counted(added, 'professione eliminata ritorna', 'professioni eliminate ritornano')}:{' '}
            {named(titles.added)}. I prompt che mancano tornano con «Importa Dataset» in Prompt.
          </li>
        )}
      </ul>
      <p>Quello che va nel cestino si può ripristinare per {trashTime}.</p>
    </div>
  )
}

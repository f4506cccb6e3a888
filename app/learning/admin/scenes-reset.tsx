import { RotateCcw } from 'lucide-react'
import type { Act } from '../../records/acts/confirm-act.tsx'
import { ConfirmLink } from '../../records/acts/confirm-act.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { listActs } from '../../records/list/record-list-acts.ts'
import type { ResetPreview } from '../../records/store/built-in.server.ts'
import { trashTime } from '../../records/trash/trash-days.ts'
import { useMay } from '../../ui/use-may.ts'
import { scenesText } from '../scenes/scene.ts'
import { sceneNoun } from '../scenes/scene-noun.ts'

/** What the list of scenes says when its own act fails. */
export const ownFailedTexts = {
  reset: 'Errore durante il ripristino delle scene incluse. Nessuna scena è cambiata.',
} as const

/** What the list of scenes asks for. */
export const sceneListActs = listActs(sceneNoun, ownFailedTexts)

/** Under the rows: back to the scenes that came with the product. */
export function ScenesReset({ preview }: { preview: ResetPreview }) {
  const may = useMay()
  if (!may('resetContent')) return null
  return (
    <section className="built-in-part stack" aria-labelledby="incluse">
      <h2 id="incluse">Scene incluse</h2>
      <p className="measure">
        Fucina arriva con alcune scene già pronte. Se qualcosa è andato storto, puoi tornare a
        quelle. Prima ti dico che cosa cambia.
      </p>
      <div>
        <ConfirmLink
          kind="danger"
          act={scenesReset(preview)}
          to={questionAddress(sceneNoun.places.list(), 'reset')}
          icon={<RotateCcw aria-hidden="true" className="i" />}
        >
          Ripristina le scene incluse
        </ConfirmLink>
      </div>
    </section>
  )
}

/** A reset asks, and names what would change. */
export const scenesReset = (preview: ResetPreview): Act => ({
  question: 'Vuoi riportare le scene a quelle incluse?',
  detail: <ResetDetail titles={preview.titles} />,
  confirmLabel: 'Ripristina le scene incluse',
  cancelLabel: "Lascia tutto com'è",
  fields: sceneListActs.fields('reset'),
})

const named = (all: string[]) => all.map((title) => `«${title}»`).join(', ')

function ResetDetail({ titles: { added, replaced, removed } }: Pick<ResetPreview, 'titles'>) {
  if (added.length + replaced.length + removed.length === 0) {
    return <p>Le scene sono già quelle incluse: cambierebbe al massimo il loro ordine.</p>
  }
  return (
    <div className="stack gap-2">
      <p>Tornano le scene incluse, con il loro contenuto e nel loro ordine.</p>
      <ul className="list-disc pl-6">
        {removed.length > 0 && (
          <li>
            Nel cestino {removed.length === 1 ? 'va' : 'vanno'} {scenesText(removed.length)} che
            avete aggiunto: {named(removed)}. Per {trashTime} si può ripristinare.
          </li>
        )}
        {replaced.length > 0 && (
          <li>
            {replaced.length === 1 ? 'Torna' : 'Tornano'} come prima {named(replaced)}. Com'è oggi
            resta tra le versioni.
          </li>
        )}
        {added.length > 0 && (
          <li>
            {added.length === 1 ? 'Ritorna' : 'Ritornano'} anche {named(added)}.
          </li>
        )}
      </ul>
    </div>
  )
}

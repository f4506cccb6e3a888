import { RotateCcw } from 'lucide-react'
import { bundlePath } from '../../admin-paths.ts'
import { db } from '../../platform/process.server.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { type ListedRecord, loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import type { Column } from '../../records/list/rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useMay } from '../../ui/use-may.ts'
import { channelLabels, messageSpots } from '../scenes/scene.ts'
import { type SceneRecord, sceneNoun } from '../scenes/scene-noun.ts'
import type { Route } from './+types/scenes.route'
import { signsText, truthText } from './scene-texts.ts'

const screen = listScreen(sceneNoun, 'Scene')

export const meta = screen.meta

/** What the list shows of a scene besides. */
const project = (scene: SceneRecord) => ({
  channel: scene.channel,
  isTrue: scene.isTrue,
  /** How many of its parts can make somebody suspicious. */
  signs: messageSpots(scene).filter(({ sign }) => sign !== null).length,
})

export const loader = (args: Route.LoaderArgs) => loadList(args, db, sceneNoun, project)

export const action = (args: Route.ActionArgs) => answerList(args, db, sceneNoun)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

const columns: Column<ListedRecord<ReturnType<typeof project>>>[] = [
  {
    label: 'Tipo',
    cell: ({ row: { isTrue, signs } }) => (
      <>
        <span className="block font-bold">{truthText(isTrue)}</span>
        <span className="beside">{signsText(signs)}</span>
      </>
    ),
  },
]

/** All scenes, in the order in which everybody meets them. */
export default function Scenes({ loaderData, actionData }: Route.ComponentProps) {
  const may = useMay()
  return (
    <RecordList
      noun={sceneNoun}
      loaded={loaderData}
      answer={actionData}
      title="Scene"
      text={<p>Sono gli esercizi della palestra contro le truffe, in questo ordine.</p>}
      columns={columns}
      beside={({ row }) => row.channel && channelLabels[row.channel]}
      facetLabels={channelLabels}
      noneText="Una scena è un messaggio inventato: chi impara decide se fidarsi. Scrivine una, oppure riprendi quelle incluse."
    >
      {may('resetContent') && (
        <section className="built-in-part stack" aria-labelledby="incluse">
          <h2 id="incluse">Scene incluse</h2>
          <p className="measure">
            Fucina arriva con alcune scene già pronte. Se qualcosa è andato storto, puoi tornare a
            quelle. Prima ti dico che cosa cambia.
          </p>
          <div>
            <ButtonLink
              kind="danger"
              to={bundlePath('scene-incluse')}
              icon={<RotateCcw aria-hidden="true" className="i" />}
            >
              Ripristina le scene incluse
            </ButtonLink>
          </div>
        </section>
      )}
    </RecordList>
  )
}

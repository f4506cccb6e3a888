import { redirect, useSearchParams } from 'react-router'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList, type ListedRecord, loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import type { Column } from '../../records/list/rows.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { previewScenesReset, resetScenes } from '../scenes/reset-scenes.server.ts'
import { channelLabels, messageSpots } from '../scenes/scene.ts'
import { type SceneRecord, sceneNoun } from '../scenes/scene-noun.ts'
import type { Route } from './+types/scenes.route'
import { goesWith, signsText, truthText } from './scene-texts.ts'
import { ownFailedTexts, ScenesReset, sceneListActs, scenesReset } from './scenes-reset.tsx'

export const meta = titled(adminTitle('Scene'))

/** What the list shows of a scene besides. */
const project = (scene: SceneRecord) => ({
  channel: scene.channel,
  isTrue: scene.isTrue,
  /** How many of its parts can make somebody suspicious. */
  signs: messageSpots(scene).filter(({ sign }) => sign !== null).length,
})

export async function loader(args: Route.LoaderArgs) {
  const [list, preview] = await Promise.all([
    loadList(args, db, sceneNoun, project),
    loadPreview(args),
  ])
  return { list, preview }
}

const loadPreview = ({ context }: Route.LoaderArgs) =>
  load(context, sceneListActs.listFailed, () =>
    previewScenesReset(db, requireActor(context, 'editContent')),
  )

export const action = (args: Route.ActionArgs) =>
  answerList(args, db, sceneNoun, {
    failedTexts: ownFailedTexts,
    works: (actor) => ({
      reset: async () => {
        await resetScenes(db, actor)
        audit(args.context, 'contentReset', { reason: 'scenes' })
        return redirect(outcomeAddress(sceneNoun.places.list(), { done: 'reset' }), 303)
      },
    }),
  })

export const clientAction = keepActs(sceneListActs)

export const ErrorBoundary = adminErrorBoundary(sceneListActs.listFailed)

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
  const { list, preview } = loaderData
  const [search] = useSearchParams()
  return (
    <RecordList
      noun={sceneNoun}
      loaded={list}
      answer={actionData}
      title="Scene"
      text={<p>Sono gli esercizi della palestra contro le truffe, in questo ordine.</p>}
      columns={columns}
      beside={({ row }) => row.channel && channelLabels[row.channel]}
      facetLabels={channelLabels}
      deletionDetail={goesWith}
      noneText="Una scena è un messaggio inventato: chi impara decide se fidarsi. Scrivine una, oppure riprendi quelle incluse."
      question={askedId(search, 'reset') === null ? null : scenesReset(preview)}
      doneTexts={{ reset: 'Le scene sono quelle incluse. Quello che è andato via è nel cestino.' }}
    >
      <ScenesReset preview={preview} />
    </RecordList>
  )
}

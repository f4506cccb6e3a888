import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { sceneNoun } from '../scenes/scene-noun.ts'
import type { Route } from './+types/edit-scene.route'
import type { SceneFormFields } from './form-fields.ts'
import { blankScene, formedScene, SceneSections } from './scene-sections.tsx'

export const meta = (args: Route.MetaArgs) => {
  const stored = args.loaderData?.stored?.title ?? 'Scena'
  return titleTag(adminTitle(args.params.id === newId ? 'Nuova scena' : stored), args)
}

export const loader = (args: Route.LoaderArgs) => loadEditor(args, db, sceneNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, sceneNoun)

const acts = editorActs(sceneNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(acts)

export const ErrorBoundary = adminErrorBoundary(acts.loadFailed, {
  to: sceneNoun.places.list(),
  label: 'Torna alle scene',
})

/** The editor of a scene. */
export default function EditScene({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      noun={sceneNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Un messaggio inventato, vero o falso. Resta una bozza finché non la pubblichi."
      blank={blankScene}
      formed={formedScene}
    >
      {(fields) => <SceneSections fields={fields as SceneFormFields} />}
    </RecordEditor>
  )
}

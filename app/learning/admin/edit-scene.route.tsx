import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { sceneNoun } from '../scenes/scene-noun.ts'
import type { Route } from './+types/edit-scene.route'
import type { SceneFormFields } from './form-fields.ts'
import { blankScene, formedScene, SceneSections } from './scene-sections.tsx'

const screen = editorScreen(sceneNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) => loadEditor(args, db, sceneNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, sceneNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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

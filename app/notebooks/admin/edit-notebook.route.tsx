import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { notebookNoun } from '../notebook-noun.ts'
import type { Route } from './+types/edit-notebook.route'
import { type NotebookFormFields, NotebookSections } from './notebook-sections.tsx'

const screen = editorScreen(notebookNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, notebookNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, notebookNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** The editor of a notebook. */
export default function EditNotebook({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      noun={notebookNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Basta il titolo. Resta una bozza finché non lo pubblichi."
      blank={{}}
    >
      {(fields) => <NotebookSections fields={fields as NotebookFormFields} />}
    </RecordEditor>
  )
}

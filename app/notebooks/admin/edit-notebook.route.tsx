import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { notebookNoun } from '../notebook-noun.ts'
import type { Route } from './+types/edit-notebook.route'
import { type NotebookFormFields, NotebookSections } from './notebook-sections.tsx'

export const meta = (args: Route.MetaArgs) => {
  const stored = args.loaderData?.stored?.title ?? 'Quaderno'
  return titleTag(adminTitle(args.params.id === newId ? 'Nuovo quaderno' : stored), args)
}

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, notebookNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, notebookNoun)

const acts = editorActs(notebookNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(acts)

export const ErrorBoundary = adminErrorBoundary(acts.loadFailed, {
  to: notebookNoun.places.list(),
  label: 'Torna ai quaderni',
})

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

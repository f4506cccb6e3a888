import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { toolNoun } from '../tool-noun.ts'
import type { Route } from './+types/edit-tool.route'
import { besideTool } from './beside-tool.server.ts'
import { toolGoesWith } from './goes-with.ts'
import { GuidesOfTool } from './guides-of-tool.tsx'
import { ToolSections } from './tool-sections.tsx'
import '../tool.css'

export const meta = (args: Route.MetaArgs) => {
  const stored = args.loaderData?.stored?.title ?? 'Strumento'
  return titleTag(adminTitle(args.params.id === newId ? 'Nuovo strumento' : stored), args)
}

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, toolNoun, (_, stored) => besideTool(db, stored?.id ?? null))

export const action = (args: Route.ActionArgs) => answerEditor(args, db, toolNoun)

const acts = editorActs(toolNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(acts)

export const ErrorBoundary = adminErrorBoundary(acts.loadFailed, {
  to: toolNoun.places.list(),
  label: 'Torna agli strumenti',
})

/** The editor of a tool. */
export default function EditTool({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, beside } = loaderData
  return (
    <RecordEditor
      noun={toolNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Nasce inattivo, e puoi completarlo quando vuoi. Per attivarlo servono nome, descrizione e categoria."
      blank={{ difficulty: 'beginner', rating: 0 }}
      deletionDetail={toolGoesWith}
      isVerifiable
      beside={stored && <GuidesOfTool {...beside} />}
    >
      {(fields) => <ToolSections fields={fields} {...beside} />}
    </RecordEditor>
  )
}

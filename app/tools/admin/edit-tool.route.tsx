import { Link } from 'react-router'
import { editGuidePath } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { StateMark } from '../../records/list/rows.tsx'
import { counted, countText } from '../../ui/count-text.ts'
import { toolNoun } from '../tool-noun.ts'
import type { Route } from './+types/edit-tool.route'
import { type BesideTool, besideTool } from './beside-tool.server.ts'
import { ToolSections } from './tool-sections.tsx'

const screen = editorScreen(toolNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, toolNoun, (_, stored) => besideTool(db, stored?.id ?? null))

export const action = (args: Route.ActionArgs) => answerEditor(args, db, toolNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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
      isVerifiable
      beside={stored && <GuidesOfTool {...beside} />}
    >
      {(fields) => <ToolSections fields={fields} {...beside} />}
    </RecordEditor>
  )
}

/** Read from the guides: which tool a guide belongs to is chosen in the guide. */
function GuidesOfTool({ guides, guidesTotal }: Pick<BesideTool, 'guides' | 'guidesTotal'>) {
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="guide">
      <h2 id="guide">Guide di questo strumento</h2>
      {guidesTotal === 0 ? (
        <p>Nessuna guida. Una guida sceglie il suo strumento nella propria scheda.</p>
      ) : (
        <>
          <p className="soft">
            {counted(guidesTotal, 'guida', 'guide')}. A quale strumento appartiene, lo scegli nella
            scheda della guida.
          </p>
          <ul className="aside-list">
            {guides.map(({ id, title, isPublished }) => (
              <li key={id}>
                <Link to={editGuidePath(id)}>{title}</Link>
                <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
              </li>
            ))}
          </ul>
          {guidesTotal > guides.length && (
            <p className="soft">E altre {countText(guidesTotal - guides.length)}.</p>
          )}
        </>
      )}
    </section>
  )
}

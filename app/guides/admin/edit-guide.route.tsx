import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { beforePublishing } from '../before-publishing.server.ts'
import { listChoices } from '../guide-choices.server.ts'
import { guideNoun } from '../guide-noun.ts'
import type { Route } from './+types/edit-guide.route'
import { GuideSections } from './guide-sections.tsx'
import './guide-form.css'

const screen = editorScreen(guideNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, guideNoun, async (actor) => {
    const [tools, guides] = await Promise.all([
      listChoices(db, actor, 'tool'),
      listChoices(db, actor, 'guide'),
    ])
    return { tools, guides }
  })

export const action = (args: Route.ActionArgs) =>
  answerEditor(args, db, guideNoun, { questions: beforePublishing })

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

const blank = {
  ...{ difficulty: 'beginner', duration: 0, rating: 0 },
  ...{ prerequisites: [], relatedGuides: [], chapters: [] },
} as const

/** The editor of a guide. */
export default function EditGuide({ loaderData, actionData }: Route.ComponentProps) {
  const { tools, guides } = loaderData.beside
  return (
    <RecordEditor
      noun={guideNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Nasce come bozza, e puoi completarla quando vuoi. Per pubblicarla servono titolo, descrizione e strumento."
      blank={blank}
      isVerifiable
    >
      {(fields) => <GuideSections fields={fields} tools={tools} guides={guides} />}
    </RecordEditor>
  )
}

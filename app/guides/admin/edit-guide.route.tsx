import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { RecordEditor } from '../../records/editor/record-editor.tsx'
import { keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { beforePublishing } from '../before-publishing.server.ts'
import { listChoices } from '../guide-choices.server.ts'
import { guideNoun } from '../guide-noun.ts'
import type { Route } from './+types/edit-guide.route'
import { GuideSections } from './guide-sections.tsx'
import './guide-form.css'

export const meta = (args: Route.MetaArgs) => {
  const stored = args.loaderData?.stored?.title ?? 'Guida'
  return titleTag(adminTitle(args.params.id === newId ? 'Nuova guida' : stored), args)
}

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

const acts = editorActs(guideNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(acts)

export const ErrorBoundary = adminErrorBoundary(acts.loadFailed, {
  to: guideNoun.places.list(),
  label: 'Torna alle guide',
})

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

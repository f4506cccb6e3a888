import { newId } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { RecordEditor } from '../../records/editor/record-editor.tsx'
import { AreaField, InputField, RadioField } from '../../records/form/bound-fields.tsx'
import { keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { longestNotice, noticeKindNames, noticeKinds } from '../notice.ts'
import { noticeNoun } from '../notice-noun.ts'
import type { Route } from './+types/edit-notice.route'

export const meta = (args: Route.MetaArgs) => {
  const stored = args.loaderData?.stored?.title ?? 'Avviso'
  return titleTag(adminTitle(args.params.id === newId ? 'Nuovo avviso' : stored), args)
}

export const loader = (args: Route.LoaderArgs) => loadEditor(args, db, noticeNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, noticeNoun)

const acts = editorActs(noticeNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(acts)

export const ErrorBoundary = adminErrorBoundary(acts.loadFailed, {
  to: noticeNoun.places.list(),
  label: 'Torna agli avvisi',
})

const kinds = noticeKinds.map((value) => ({ value, label: noticeKindNames[value] }))

/** The editor of a notice to everybody. */
export default function EditNotice({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      noun={noticeNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Basta il testo. Resta una bozza finché non lo pubblichi."
      blank={{ kind: 'information' }}
    >
      {(fields) => (
        <section className="form-section" aria-labelledby="dati">
          <h2 id="dati">Che cosa dici, e quando</h2>
          <AreaField
            field={fields.text}
            label="Testo (obbligatorio)"
            hint="Una o due frasi. Per esempio: domenica dalle 8 alle 9 il sito è fermo."
            rows={3}
            maxLength={longestNotice}
          />
          <RadioField field={fields.kind} label="Tipo" options={kinds} />
          <InputField
            field={fields.from}
            label="Primo giorno"
            hint="Se lo lasci vuoto, l'avviso si legge da quando lo pubblichi."
            type="date"
          />
          <InputField
            field={fields.until}
            label="Ultimo giorno"
            hint="Se lo lasci vuoto, l'avviso resta finché non lo togli."
            type="date"
          />
        </section>
      )}
    </RecordEditor>
  )
}

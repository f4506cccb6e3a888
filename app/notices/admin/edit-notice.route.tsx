import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { AreaField, InputField, RadioField } from '../../records/form/bound-fields.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { longestNotice, noticeKindNames, noticeKinds } from '../notice.ts'
import { noticeNoun } from '../notice-noun.ts'
import type { Route } from './+types/edit-notice.route'

const screen = editorScreen(noticeNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) => loadEditor(args, db, noticeNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, noticeNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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

import { db } from '../../platform/process.server.ts'
import { answerEditor, loadEditor } from '../../records/editor/record-editor.server.ts'
import { editorScreen, RecordEditor } from '../../records/editor/record-editor.tsx'
import { AreaField, InputField } from '../../records/form/bound-fields.tsx'
import { keepRecord } from '../../records/form/keep-form.ts'
import { helpPlaceLimits } from '../help-place.ts'
import { helpPlaceNoun } from '../help-place-noun.ts'
import type { Route } from './+types/edit-help-place.route'

const screen = editorScreen(helpPlaceNoun)

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadEditor(args, db, helpPlaceNoun, async () => null)

export const action = (args: Route.ActionArgs) => answerEditor(args, db, helpPlaceNoun)

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** The editor of a place or person that helps. */
export default function EditHelpPlace({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      noun={helpPlaceNoun}
      loaded={loaderData}
      answer={actionData}
      newText="Basta il nome. Resta una bozza finché non la pubblichi."
      blank={{}}
    >
      {(fields) => (
        <section className="form-section" aria-labelledby="dati">
          <h2 id="dati">Chi aiuta, e quando</h2>
          <InputField
            field={fields.name}
            label="Nome (obbligatorio)"
            hint="Un luogo o una persona. Di una persona basta il nome, se è d'accordo."
            maxLength={helpPlaceLimits.name}
          />
          <InputField
            field={fields.hours}
            label="Giorni e orari"
            hint="Per esempio: martedì e giovedì, dalle 15 alle 18."
            maxLength={helpPlaceLimits.hours}
          />
          <InputField
            field={fields.phone}
            label="Telefono"
            hint="Chi legge lo preme e chiama. Per esempio: 035 012 3456."
            maxLength={helpPlaceLimits.phone}
            inputMode="tel"
            autoComplete="off"
          />
          <InputField
            field={fields.address}
            label="Indirizzo"
            hint="Via, numero e quartiere."
            maxLength={helpPlaceLimits.address}
            autoComplete="off"
          />
          <AreaField
            field={fields.note}
            label="Nota"
            hint="Per esempio: suona il campanello, oppure porta il telefono carico."
            rows={3}
            maxLength={helpPlaceLimits.note}
          />
        </section>
      )}
    </RecordEditor>
  )
}

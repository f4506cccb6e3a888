import { TriangleAlert } from 'lucide-react'
import { deskWordsField, reasonField, reasons, wordsMost } from '../../security/desk/desk.ts'
import { TextField } from '../../ui/field.tsx'

type ReasonFieldsProps = {
  legend: string
  /** Who reads the reason. */
  hint: string
  errorOf: (field: string) => string | undefined
}

/** Why something is done: a ready reason to press, and words beside it. */
export function ReasonFields({ legend, hint, errorOf }: ReasonFieldsProps) {
  const error = errorOf(reasonField)
  return (
    <div className="stack gap-4">
      <fieldset
        className="radio-field reasons"
        aria-describedby={error ? `${reasonField}-error` : undefined}
      >
        <legend className="lbl">{legend}</legend>
        <div className="row">
          {Object.entries(reasons).map(([key, label], index) => (
            <label key={key} className="reason">
              <input
                type="radio"
                // Where the summary of errors leads.
                id={index === 0 ? reasonField : undefined}
                name={reasonField}
                value={key}
              />
              <span className="chip">{label}</span>
            </label>
          ))}
        </div>
        {error && (
          <p className="err" id={`${reasonField}-error`}>
            <TriangleAlert aria-hidden="true" className="i" />
            {error}
          </p>
        )}
      </fieldset>
      <TextField
        name={deskWordsField}
        label="Vuoi aggiungere qualcosa?"
        hint={`Niente di salute, niente di famiglia. ${hint}`}
        maxLength={wordsMost}
        autoComplete="off"
        error={errorOf(deskWordsField)}
      />
    </div>
  )
}

import { type RefObject, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldNotes } from '../ui/field.tsx'

export const deviceField = 'dispositivo'

/** What somebody said whose the device is; null: they have not said. */
export function isSharedIn(form: FormData): boolean | null {
  const said = form.get(deviceField)
  return said === 'mio' ? false : said === 'sala' ? true : null
}

type WhoseDeviceProps = {
  error?: string | undefined
  /** Takes the focus where the question comes after something else. */
  question?: RefObject<HTMLFieldSetElement | null>
}

/** The question that sends the form, by either of its answers: none is chosen in advance. */
export function WhoseDevice({ error, question }: WhoseDeviceProps) {
  const id = useId()
  return (
    <fieldset ref={question} tabIndex={-1} id={deviceField} className="whose-device">
      <legend className="lbl">Di chi è questo telefono o computer?</legend>
      {/* The Enter key answers nothing: by itself it would press the first answer. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        Entra
      </button>
      {answers.map(({ value, label, hint }) => (
        <div key={value}>
          <Button
            size="big"
            name={deviceField}
            value={value}
            className="w-full"
            aria-describedby={`${id}-${value}`}
          >
            {label}
          </Button>
          <p id={`${id}-${value}`}>{hint}</p>
        </div>
      ))}
      <FieldNotes id={deviceField} error={error} />
    </fieldset>
  )
}

const answers = [
  { value: 'mio', label: 'È mio', hint: 'La prossima volta sei già dentro.' },
  {
    value: 'sala',
    label: 'È della sala',
    hint: 'O di altri. Alla fine premi «Finito»: lì non resta niente di tuo.',
  },
]

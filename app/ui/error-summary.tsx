import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useActionData } from 'react-router'

export type FieldError = { field?: string | null; message: string }

type ErrorSummaryProps = {
  /** By default it asks to look at the fields; where none is at fault, it says that nothing was stored. */
  title?: string
  /**
   * `field` is the id of the control (by default its name); without one the message is plain text.
   */
  errors: FieldError[]
  /**
   * Changes with each try to send the form: then alone the summary takes the focus, because its
   * messages follow what is being typed. Default: each answer of the page, and each other message.
   */
  turn?: unknown
}

/**
 * The errors of a form, at its top; takes focus when it appears or changes (see `turn`), and is read
 * by that alone: an alert would be heard beside it.
 */
export function ErrorSummary({
  errors,
  title = errors.some(({ field }) => field) ? 'Controlla questi punti' : 'Non ho potuto salvare',
  turn,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const said = errors.map((error) => error.message).join('\n')
  const answer = useActionData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, also where it fails alike
  useEffect(() => {
    if (said) box.current?.focus()
  }, [turn ?? answer, turn === undefined && said])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-titolo`}
      aria-describedby={`${id}-punti`}
      tabIndex={-1}
      className="summary"
    >
      <p className="title" id={`${id}-titolo`}>
        {title}
      </p>
      <ul id={`${id}-punti`}>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            {error.field ? (
              <a href={`#${error.field}`} onClick={goToField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A step to another address would take the answer to the form away, and its messages with it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.focus()
  if (field === document.activeElement) event.preventDefault()
}

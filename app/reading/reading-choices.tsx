import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { readingPath } from '../paths.ts'
import { isChosen, pressed, type Reading, type ReadingChoice, readingText } from './reading.ts'
import { readingStatus } from './reading-words.ts'
import './reading-choices.css'
import { Status } from '../ui/status.tsx'

const groups: { legend: string; choices: [ReadingChoice, string][] }[] = [
  {
    legend: 'Grandezza del testo',
    choices: [
      ['normal', 'Normale'],
      ['large', 'Grande'],
      ['largest', 'Più grande'],
    ],
  },
  {
    legend: 'Colori della pagina',
    choices: [
      ['paper', 'Carta'],
      ['white', 'Bianco'],
      ['dark', 'Scuro'],
    ],
  },
]

type ReadingChoicesProps = {
  /** How the page is read now. */
  reading: Reading
  /** Where somebody came from. */
  returnTo: string | null
  /** What has become of the last press; default: how the page is read. */
  status?: string
  /** With it nothing is sent: it hears what the page will be after a press. */
  onChoose?: (text: string) => void
}

/** The choices as buttons that act at once: each sends what the page will be after it. */
export function ReadingChoices({ reading, returnTo, status, onChoose }: ReadingChoicesProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value)
  }
  const choiceButton = (choice: ReadingChoice, className: string, children: ReactNode) => (
    <button
      key={choice}
      type="submit"
      name="reading"
      value={readingText(pressed(reading, choice))}
      data-choice={choice}
      aria-pressed={isChosen(reading, choice)}
      className={className}
    >
      {children}
    </button>
  )
  return (
    <Form
      method="post"
      action={readingPath(returnTo)}
      replace
      className="reading-form"
      onSubmit={choose}
    >
      <Status>{status ?? readingStatus(reading)}</Status>
      {groups.map(({ legend, choices }) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <div className="three">
            {choices.map(([choice, label]) =>
              choiceButton(
                choice,
                `look ${choice}`,
                <>
                  <b aria-hidden="true">Aa</b>
                  {label}
                </>,
              ),
            )}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend>Una cosa alla volta</legend>
        {choiceButton(
          'simple',
          'switch',
          <>
            <i aria-hidden="true" />
            <span>
              <b>Modalità semplice</b>
              <span className="small">Una colonna, pulsanti più grandi, meno disegni.</span>
            </span>
          </>,
        )}
      </fieldset>
    </Form>
  )
}

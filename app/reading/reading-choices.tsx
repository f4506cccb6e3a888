import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { readingPath } from '../paths.ts'
import { isChosen, pressed, type Reading, type ReadingChoice, readingText } from './reading.ts'
import { readingStatus } from './reading-words.ts'
import './reading-choices.css'

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
}

/**
 * The choices as buttons that act at once: each sends what the page will be after it. The panel
 * (reading-panel.ts) takes this form into the page that somebody reads.
 */
export function ReadingChoices({ reading, returnTo }: ReadingChoicesProps) {
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
    <Form method="post" action={readingPath(returnTo)} replace className="reading-form">
      <p role="status" className="small">
        {readingStatus(reading)}
      </p>
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

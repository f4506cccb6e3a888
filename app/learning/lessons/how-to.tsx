import type { HowStep, InputMethod } from '../../../db/content/lessons/lesson-content.ts'
import { Addresses } from '../../ui/addresses.tsx'
import { Figure } from './figure.tsx'
import { inputNames } from './lesson.ts'

/** What somebody works with does not change from one lesson to the next. */
let chosen: InputMethod | undefined

/**
 * 'Guarda come si fa', one list for each input. The tabs are a choice of one, which shows
 * its list by style alone: it works without script, and reads as what it is.
 */
export function HowTo({ how }: { how: { input: InputMethod; steps: HowStep[] }[] }) {
  const [only, ...others] = how
  const shown = Math.max(
    0,
    how.findIndex(({ input }) => input === chosen),
  )
  return (
    <section aria-labelledby="come" className="how-to">
      <h2 className="step-title" id="come">
        <span className="step-number" aria-hidden="true">
          1
        </span>
        Guarda come si fa
      </h2>
      {only && others.length === 0 ? (
        <Steps steps={only.steps} />
      ) : (
        <fieldset className="ways-to-do">
          <legend className="vh">Che cosa usi?</legend>
          {how.map(({ input }, index) => (
            <input
              key={input}
              type="radio"
              name="modo"
              value={input}
              id={`modo-${input}`}
              className="way-choice"
              defaultChecked={index === shown}
              onChange={() => {
                chosen = input
              }}
            />
          ))}
          <div className="way-tabs">
            {how.map(({ input }) => (
              <label key={input} htmlFor={`modo-${input}`}>
                {inputNames[input]}
              </label>
            ))}
          </div>
          {how.map(({ input, steps }) => (
            <div key={input} className="way-steps" data-way={input}>
              <Steps steps={steps} />
            </div>
          ))}
        </fieldset>
      )}
    </section>
  )
}

function Steps({ steps }: { steps: HowStep[] }) {
  return (
    <ol className="how-steps">
      {steps.map(({ text, figure }) => (
        <li key={text}>
          <p>
            <span>
              <Addresses text={text} />
            </span>
          </p>
          {figure && <Figure figure={figure} />}
        </li>
      ))}
    </ol>
  )
}

import { ArrowRight, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { homePath, promptsPath } from '../paths.ts'
import { type DemoStep, demoSteps, nextDemoStep } from './demo-steps.ts'

type PromptDemoProps = {
  city: string
  /** The address's step, counted from 1. */
  asked: number
  /** The rest of the address, which the form without script keeps. */
  kept: readonly (readonly [string, string])[]
}

/** A prompt that gets better at each press; without script each step is an address. */
export function PromptDemo({ city, asked, kept }: PromptDemoProps) {
  const [step, setStep] = useState(asked)
  const [hasMoved, setMoved] = useState(false)
  const steps = demoSteps(city)
  const shown = steps[step - 1] ?? steps[0]
  const next = nextDemoStep(step)
  if (!shown) return null
  // Said at each press; on arrival it is there to be read.
  const forged = (
    <div className="forged" key={shown.name}>
      <p className="said">
        <span className="vh">
          {shown.name}, {starsText(shown.stars)}:{' '}
        </span>
        «{shown.prompt.map(({ text, isNew }) => (isNew ? <mark key={text}>{text}</mark> : text))}»
      </p>
      <p className="small">{shown.note}</p>
    </div>
  )
  return (
    <section id="demo" data-secondary="" className="dark demo" aria-labelledby="demo-titolo">
      <div className="wrap">
        <div className="head">
          <h2 id="demo-titolo">Una buona richiesta si forgia</h2>
          <p className="soft">
            Il prompt è la richiesta che scrivi all'AI. Più le spieghi, meglio risponde.
          </p>
        </div>
        <div className={hasMoved ? 'forge moved' : 'forge'}>
          <Levels steps={steps} step={step} />
          <div className="forging">
            {hasMoved ? null : forged}
            <div aria-live="polite" className="contents">
              {hasMoved ? forged : null}
            </div>
          </div>
          <form
            action={`${homePath()}#demo`}
            onSubmit={(event) => {
              event.preventDefault()
              setStep(next)
              setMoved(true)
            }}
          >
            {kept.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="passo" value={next} />
            <button type="submit" className="btn big light">
              {next === 1 ? 'Ricomincia' : 'Migliora il prompt'}
            </button>
            <Link className="to-workshop" to={promptsPath()} prefetch="intent">
              Entra nella Fucina dei Prompts
              <ArrowRight aria-hidden="true" className="i" />
            </Link>
          </form>
        </div>
      </div>
    </section>
  )
}

const starsText = (count: number) => (count === 1 ? '1 stella su 3' : `${count} stelle su 3`)

function Levels({ steps, step }: { steps: readonly DemoStep[]; step: number }) {
  return (
    <ol className="levels">
      {steps.map(({ name, stars }, at) => (
        <li
          key={name}
          className={at < step ? 'done' : undefined}
          aria-current={at + 1 === step ? 'step' : undefined}
        >
          <span>{name}</span>
          <span className="stars" aria-hidden="true">
            {Array.from({ length: stars }, (_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
              <Star key={star} className={at < step ? 'on' : undefined} />
            ))}
          </span>
          <span className="vh"> {starsText(stars)}</span>
        </li>
      ))}
    </ol>
  )
}

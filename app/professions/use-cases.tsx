import { ChevronDown, Flame } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { UseCase } from '../../db/content-types.ts'
import { promptPath } from '../prompt-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { minutesText } from '../ui/count-text.ts'

type UseCasesProps = { professionId: string; useCases: UseCase[] }

/**
 * The jobs AI takes on, one of them open at a time. The browser opens and closes them
 * itself: by touch, by keyboard, and without script.
 */
export function UseCases({ professionId, useCases }: UseCasesProps) {
  if (useCases.length === 0) return null
  return (
    <section aria-labelledby="casi">
      <div className="head">
        <h2 id="casi">Lavori da provare</h2>
        <p className="soft">Scegline uno: trovi una richiesta pronta da copiare o da provare.</p>
      </div>
      <ul className="cases">
        {useCases.map((useCase, index) => (
          <li key={useCase.title}>
            <details className="case" name="caso" open={index === 0}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser's own control */}
              <summary onClick={keepInSight}>
                <h3>{useCase.title}</h3>
                {useCase.timeSaved > 0 ? (
                  <span className="saves">{savingText(useCase.timeSaved)}</span>
                ) : null}
                <ChevronDown aria-hidden="true" className="i" />
              </summary>
              <CaseBody professionId={professionId} useCase={useCase} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The one that closes above may be long: without this some browsers lose the one just opened. */
function keepInSight({ currentTarget: summary }: MouseEvent<HTMLElement>) {
  requestAnimationFrame(() => summary.scrollIntoView({ block: 'nearest' }))
}

/** The minutes are an estimate, like the figures above. */
const savingText = (minutes: number) => `Fa risparmiare circa ${minutesText(minutes)}`

function CaseBody({ professionId, useCase }: { professionId: string; useCase: UseCase }) {
  const { description, example, benefits } = useCase
  return (
    <div className="case-body">
      <p className="measure">{description}</p>
      {benefits.length > 0 ? (
        <div className="grid gap-3">
          <h4>I vantaggi</h4>
          <ul className="spark-list measure">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {example ? (
        <div className="sheet">
          <h4>La richiesta di esempio</h4>
          <blockquote className="quote">{example}</blockquote>
          <div className="act-list">
            <ButtonLink
              kind="main"
              to={promptPath({ profession: professionId, text: example })}
              icon={<Flame aria-hidden="true" className="i" />}
            >
              Prova nella Fucina dei Prompts
            </ButtonLink>
            <CopyButton text={example} label="Copia la richiesta" />
          </div>
        </div>
      ) : null}
    </div>
  )
}

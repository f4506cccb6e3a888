import { ArrowRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { promptPath } from '../prompt-path.ts'
import { gapField } from '../prompt-sets/gaps.ts'
import { buttonClass } from '../ui/button.tsx'
import { AnswerGivenBack } from '../workshop/answer/answer-given-back.tsx'
import { SheetLink, sheetFormId } from '../workshop/sheet/sheet-link.tsx'
import { useSheet } from '../workshop/state/sheet-context.ts'
import type { NoScriptAnswer } from '../workshop/workshop-page.ts'
import { StepFrame } from './step-frame.tsx'
import type { WizardPlace } from './wizard.ts'

type DoneStepProps = {
  place: WizardPlace
  shown: RefObject<string | null>
  /** The answer with its buttons; it draws nothing where none was asked for. */
  answer: ReactNode
}

/** Step 3: well done, the answer or else the request, and into the workshop with all of it. */
export function DoneStep({ place, shown, answer }: DoneStepProps) {
  const { state, noScript } = useSheet()
  const { prompt } = state.composition
  const isEmpty = prompt.trim() === ''
  const isAnswered = state.answer.status !== 'none'
  return (
    <StepFrame
      place={place}
      shown={shown}
      isCarrying={noScript !== undefined}
      heading={isEmpty ? 'MANCA LA RICHIESTA' : undefined}
    >
      {noScript ? <CarriedSheet {...noScript} /> : null}
      {isAnswered ? (
        <p className="wrap measure noprint">Hai scritto la tua richiesta, e l'AI ha risposto.</p>
      ) : (
        <div className="wrap congratulations">
          <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
          {isEmpty ? (
            <p className="lead">
              La tua richiesta è ancora vuota. Torna indietro e scrivila, oppure scrivila nella
              Fucina.
            </p>
          ) : (
            <div className="stack">
              <p className="lead">
                Hai preparato la tua richiesta. Nella Fucina la ritrovi: premi «Genera Risposta» e
                l'AI risponde.
              </p>
              <blockquote className="whitespace-pre-line">{prompt}</blockquote>
            </div>
          )}
        </div>
      )}
      {answer}
      <div className="wrap finish noprint">
        {isAnswered ? <p className="measure">Nella Fucina la cambi, e ne scrivi altre.</p> : null}
        <ToWorkshop place={place} prompt={prompt} isMain={!isAnswered} />
      </div>
    </StepFrame>
  )
}

type ToWorkshopProps = { place: WizardPlace; prompt: string; isMain: boolean }

/** Goes on with everything that was chosen and written. */
function ToWorkshop({ place: { professionId, templateId }, prompt, isMain }: ToWorkshopProps) {
  const isCarried = useSheet().noScript !== undefined
  // With script the words that are brought open the sheet.
  const way = isCarried && templateId === null ? 'parole' : null
  return (
    <SheetLink
      className={buttonClass(isMain ? { kind: 'main', size: 'big' } : {})}
      isOfSheet={isCarried}
      to={promptPath({ profession: professionId, template: templateId, way })}
      state={{ professionId, templateId, customPrompt: prompt }}
    >
      Vai alla Fucina
      <ArrowRight aria-hidden="true" className="i" />
    </SheetLink>
  )
}

/** Without script: the sheet and its answer, on their way into the workshop. */
function CarriedSheet({ prompt, values = {}, content }: NoScriptAnswer) {
  return (
    <form method="post" id={sheetFormId} hidden>
      <input type="hidden" name="prompt" value={prompt} />
      {Object.entries(values).map(([label, value]) => (
        <input key={label} type="hidden" name={gapField(label)} value={value} />
      ))}
      {content.answer ? <AnswerGivenBack answer={content.answer} /> : null}
    </form>
  )
}

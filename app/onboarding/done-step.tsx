import { ArrowRight } from 'lucide-react'
import type { RefObject } from 'react'
import { promptPath } from '../prompt-path.ts'
import { gapField } from '../prompt-sets/gaps.ts'
import { buttonClass } from '../ui/button.tsx'
import { AnswerGivenBack } from '../workshop/answer/answer-given-back.tsx'
import type { SheetFormParts } from '../workshop/sheet/sheet-form.tsx'
import { SheetLink, sheetFormId } from '../workshop/sheet/sheet-link.tsx'
import type { NoScriptAnswer } from '../workshop/workshop-page.ts'
import { StepFrame } from './step-frame.tsx'
import type { WizardPlace } from './wizard.ts'

type DoneStepProps = Omit<SheetFormParts, 'sheet'> & {
  place: WizardPlace
  shown: RefObject<string | null>
  noScript: NoScriptAnswer | undefined
}

/** Step 3: well done, the answer or else the request, and into the workshop with all of it. */
export function DoneStep(props: DoneStepProps) {
  const { place, shown, noScript, answer, prompt, isAnswered } = props
  const isEmpty = prompt.trim() === ''
  return (
    <StepFrame
      place={place}
      shown={shown}
      isCarrying={noScript !== undefined}
      heading={isEmpty ? 'RICHIESTA VUOTA' : undefined}
    >
      {noScript ? <CarriedSheet {...noScript} /> : null}
      {isAnswered ? (
        <div className="wrap pb-6 noprint">
          <p>Hai scritto la tua richiesta, e l'AI ha risposto.</p>
        </div>
      ) : (
        <div className="wrap congratulations">
          <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
          <div className="stack">
            <p className="lead">
              {isEmpty
                ? 'La tua richiesta è ancora vuota. Torna indietro e scrivila, oppure scrivila nella Fucina.'
                : "Hai preparato la tua richiesta. Nella Fucina la ritrovi: premi «Genera Risposta» e l'AI risponde."}
            </p>
            <p>
              <ToWorkshop {...props} />
            </p>
            {/* Under the button, which stays where it is when kept words come. */}
            {isEmpty ? null : (
              <div className="prose">
                <blockquote className="whitespace-pre-line">{prompt}</blockquote>
              </div>
            )}
          </div>
        </div>
      )}
      {answer}
      {isAnswered ? (
        <div className="wrap finish noprint">
          <p className="measure">Nella Fucina la cambi, e ne scrivi altre.</p>
          <ToWorkshop {...props} />
        </div>
      ) : null}
    </StepFrame>
  )
}

/** Goes on with everything that was chosen and written. */
function ToWorkshop({ place, noScript, prompt, isAnswered }: DoneStepProps) {
  const { professionId, templateId } = place
  const isCarried = noScript !== undefined
  // With script the words that are brought open the sheet.
  const way = isCarried && templateId === null ? 'parole' : null
  return (
    <SheetLink
      className={buttonClass(isAnswered ? {} : { kind: 'main', size: 'big' })}
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

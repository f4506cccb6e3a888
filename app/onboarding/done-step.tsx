import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { promptPath } from '../prompt-path.ts'
import { gapField } from '../prompt-sets/gaps.ts'
import { buttonClass } from '../ui/button.tsx'
import { AnswerGivenBack } from '../workshop/answer/answer-given-back.tsx'
import { SheetLink, sheetFormId } from '../workshop/sheet/sheet-link.tsx'
import type { NoScriptAnswer } from '../workshop/workshop-page.ts'
import type { WizardPlace } from './wizard.ts'

type DoneStepProps = { place: WizardPlace; noScript: NoScriptAnswer | undefined }

/** What was written on the way here; not known when the address was opened. */
function useWritten(noScript: NoScriptAnswer | undefined): unknown {
  const { state } = useLocation()
  return state?.customPrompt ?? noScript?.prompt
}

/** 'Ho finito!' was pressed over a request without a word. */
export function useNothingWritten(noScript: NoScriptAnswer | undefined): boolean {
  const written = useWritten(noScript)
  return typeof written === 'string' && written.trim() === ''
}

/** Step 3: well done, and into the workshop with everything chosen and written. */
export function DoneStep({ place, noScript }: DoneStepProps) {
  const { professionId, templateId } = place
  const customPrompt = useWritten(noScript)
  const isEmpty = useNothingWritten(noScript)
  // With script the words that are brought open the sheet.
  const way = noScript && templateId === null ? 'parole' : null
  return (
    <div className="wrap congratulations">
      <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
      <div className="stack">
        <p className="lead">
          {isEmpty
            ? 'La tua richiesta è ancora vuota. Torna indietro e scrivila, oppure scrivila nella Fucina.'
            : "Hai preparato la tua richiesta. Nella Fucina la ritrovi, con la risposta se l'hai già letta: lì la cambi, chiedi ancora e salvi."}
        </p>
        {noScript ? <CarriedSheet {...noScript} /> : null}
        <p>
          <SheetLink
            className={buttonClass({ kind: 'main', size: 'big' })}
            isOfSheet={noScript !== undefined}
            to={promptPath({ profession: professionId, template: templateId, way })}
            state={{ professionId, templateId, customPrompt }}
          >
            Vai alla Fucina
            <ArrowRight aria-hidden="true" className="i" />
          </SheetLink>
        </p>
      </div>
    </div>
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

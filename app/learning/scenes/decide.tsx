import { MessageCircleQuestionMark, ShieldX, ThumbsUp } from 'lucide-react'
import { useNavigation } from 'react-router'
import { StepTitle } from '../../ui/step-title.tsx'
import { type Decision, decisionLabels } from './scene.ts'

const icons = { fido: ThumbsUp, dubito: ShieldX, chiedo: MessageCircleQuestionMark }
const decisions = Object.keys(decisionLabels) as Decision[]

/** The three ways to decide; each press sends the form. @param chosen what was decided before */
export function Decide({ chosen }: { chosen: Decision | null }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className="decide" aria-labelledby="che-cosa-fai">
      <StepTitle step={2} id="che-cosa-fai">
        Che cosa fai?
      </StepTitle>
      <div className="decisions">
        {decisions.map((decision) => {
          const Icon = icons[decision]
          return (
            <button
              key={decision}
              type="submit"
              name="scelta"
              value={decision}
              className={decision === chosen ? 'btn main' : 'btn'}
              aria-pressed={chosen ? decision === chosen : undefined}
              aria-disabled={isSending || undefined}
              onClick={(event) => isSending && event.preventDefault()}
            >
              <Icon aria-hidden="true" className="i" />
              {decisionLabels[decision]}
              {decision === chosen && <span className="your-choice">La tua scelta</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
}

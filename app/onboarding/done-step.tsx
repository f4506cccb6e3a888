import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { promptPath } from '../prompt-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Place } from './wizard.ts'

/** Step 3: well done, and into the workshop with everything chosen and written. */
export function DoneStep({ place }: { place: Place }) {
  const { state } = useLocation()
  const { professionId, templateId } = place
  const customPrompt: unknown = state?.customPrompt
  return (
    <div className="wrap congratulations">
      <img src="/drawings/arrivo.svg" alt="" width="240" height="220" />
      <div className="stack">
        <p className="lead">
          Hai preparato la tua richiesta. Adesso la porti nella Fucina: lì leggi che cosa scrive
          l'AI, e lo salvi.
        </p>
        <p>
          <ButtonLink
            kind="main"
            size="big"
            to={promptPath({ profession: professionId, template: templateId })}
            state={{ professionId, templateId, customPrompt }}
          >
            Vai alla Fucina
            <ArrowRight aria-hidden="true" className="i" />
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

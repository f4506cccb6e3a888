import { Check } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { type Place, wizardPath } from './wizard.ts'

/**
 * 'Ho finito!'. The text goes along in the navigation's state: it survives a reload
 * and stands in no address.
 */
export function FinishLink({ place, prompt }: { place: Place; prompt: string }) {
  return (
    <ButtonLink
      kind="main"
      to={wizardPath({ ...place, step: 'done' })}
      state={{ customPrompt: prompt }}
      icon={<Check aria-hidden="true" className="i" />}
    >
      Ho finito!
    </ButtonLink>
  )
}

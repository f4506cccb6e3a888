import { Check } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { SheetLink } from '../workshop/sheet/sheet-link.tsx'
import { type WizardPlace, wizardPath } from './wizard.ts'

/**
 * 'Ho finito!'. The text goes along in the navigation's state, without script in the form: it
 * survives a reload and stands in no address.
 */
export function FinishLink({ place, prompt }: { place: WizardPlace; prompt: string }) {
  return (
    <SheetLink
      className={buttonClass({ kind: 'main' })}
      to={wizardPath({ ...place, step: 'done' })}
      state={{ customPrompt: prompt }}
    >
      <Check aria-hidden="true" className="i" />
      Ho finito!
    </SheetLink>
  )
}

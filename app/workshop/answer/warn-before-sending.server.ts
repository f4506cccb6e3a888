import { listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { findPersonalData } from '../guard/find.ts'
import { missingText } from '../guard/open-gaps.ts'
import { dataWarning } from '../guard/seen-text.ts'

/**
 * What a browser without script, or one whose scripts are still on their way, is told once in the
 * answer's place: the gaps that are open, and personal data that the AI would read. Empty where
 * there is neither. The next press sends the prompt as it is.
 */
export function warnBeforeSending(prompt: string): string {
  const missing = missingText(listGaps(parseGaps(prompt)))
  const personal = dataWarning(findPersonalData(prompt))
  if (personal !== '') return [missing, personal].filter(Boolean).join('. ')
  return missing && `${missing}. Scrivi, o premi ancora «Genera Risposta».`
}

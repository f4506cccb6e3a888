import { gapsOf, parseGaps } from '../../prompt-sets/gaps.ts'
import { findPersonalData } from '../guard/find.ts'
import { seenText } from '../guard/kinds.ts'
import { missingText } from '../guard/open-gaps.ts'

/**
 * What a browser without script, or one whose scripts are still on their way, is told once in the
 * answer's place: the gaps that are open, and personal data that the AI would read. Empty where
 * there is neither. The next press sends the prompt as it is.
 */
export function toldFirst(prompt: string): string {
  const missing = missingText(gapsOf(parseGaps(prompt)))
  const seen = seenText(findPersonalData(prompt))
  if (seen === '') return missing && `${missing}. Scrivi, o premi ancora «Genera Risposta».`
  const lacking = missing && `${missing}. `
  return `${lacking}${seen}: chi gestisce l'AI lo leggerebbe. Non abbiamo ancora inviato niente. Cambia il testo, o premi ancora «Genera Risposta».`
}

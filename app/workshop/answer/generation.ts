import { longestWish } from '../../ai/conversation.ts'
import { longestPrompt } from '../../prompt-path.ts'
import { countText } from '../../ui/count-text.ts'

export const emptyPrompt = 'Scrivi prima la tua richiesta.'
export const promptTooLong = `La richiesta è troppo lunga: al massimo ${countText(longestPrompt)} caratteri.`
export const emptyWish = 'Scrivi prima che cosa vuoi cambiare.'
export const wishTooLong = `Scrivi più in breve che cosa vuoi cambiare: al massimo ${longestWish} caratteri.`
export const unreadablePrompt =
  'La richiesta contiene caratteri che non si possono leggere. Cancellali e riprova.'
/** A body that is not what our own pages send. */
export const unreadableRequest = 'La richiesta non si può leggere. Ricarica la pagina e riprova.'

/** What `POST /prompts/image` answers. */
export type GeneratedImage = {
  imageId: string
  /** Where the picture is served, to its maker only; `?formato=png` downloads it. */
  url: string
  isDemo: boolean
  /** How many answers or images are left today. */
  remaining: number
}

import { truncate } from '../platform/well-formed.ts'

/** The longest text a provider takes as the prompt of an image, in characters. */
const longestImagePrompt = 4000

const imageStyle = `Requisiti di stile: illustrazione minimalista e pulita, un solo soggetto al centro, poche forme semplici, colori caldi e tenui, molto spazio vuoto intorno. Nessun testo: niente parole, lettere, numeri, cartelli, loghi o filigrane. Nessun volto riconoscibile.`

/**
 * The prompt of an image: the person's prompt and the answer between the requirements of style. A
 * long prompt leaves at least a third of the room to the answer.
 */
export function imagePrompt(prompt: string, answer: string): string {
  const opening = "Crea un'immagine che accompagni questo testo.\n\nRichiesta: "
  const middle = '\n\nRisposta: '
  const room = longestImagePrompt - opening.length - middle.length - imageStyle.length - 2
  const asked = truncate(prompt, Math.max(Math.floor((room * 2) / 3), room - answer.length))
  return `${opening}${asked}${middle}${truncate(answer, room - asked.length)}\n\n${imageStyle}`
}

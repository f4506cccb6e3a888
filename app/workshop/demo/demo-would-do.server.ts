import { isDelicate } from './demo-match.server.ts'

/** What the demo says of a request that it has no example of. */
export type WouldDo = {
  title: string
  /** Two or three lines of 'Punti Chiave'. */
  points: string[]
  /** Paragraphs of 'Contenuto Dettagliato'. */
  detail: string[]
  advice: string
}

const unclear: WouldDo = {
  title: 'Manca ancora qualche parola',
  points: [
    'La richiesta è troppo breve, o non si capisce che cosa ti serve.',
    "All'AI basta una frase intera, come la diresti a una persona.",
  ],
  detail: [
    'Una buona richiesta dice tre cose:',
    "1. **Che cosa ti serve**: una lettera, una ricetta, una spiegazione.\n2. **Per chi è**: un ufficio, un'amica, un bambino.\n3. **Come la vuoi**: breve, cortese, in parole semplici.",
    'Per esempio: «Scrivi un messaggio cortese alla vicina. Le chiedo di abbassare la musica dopo le dieci. Al massimo quattro righe.»',
  ],
  advice:
    "Scrivi come parli. Non servono parole difficili, e gli errori di battitura non disturbano l'AI.",
}

const delicate: WouldDo = {
  title: 'Su questo chiedi a una persona',
  points: [
    "La richiesta tocca la salute, la legge o i soldi: qui un errore dell'AI può fare danno.",
    "L'AI può aiutarti a preparare le domande. Le risposte le dà chi ti conosce e ne risponde.",
  ],
  detail: [
    'Un servizio di AI ti darebbe informazioni generali, e dovrebbe dirti a chi rivolgerti. Questa dimostrazione non ne dà nessuna.',
    "Puoi usare l'AI in un modo sicuro:\n\n- Scrivi in ordine le domande da fare al medico, al patronato, alla banca o a un avvocato.\n- Fatti spiegare una parola difficile. Poi controlla con loro.\n- Prepara una lettera, senza dati personali.",
  ],
  advice:
    "Non scrivere all'AI dati di salute, codici o numeri di conto. Se stai male adesso, chiama il 112.",
}

const anything: WouldDo = {
  title: "Che cosa farebbe l'AI",
  points: [
    "L'AI leggerebbe la tua richiesta intera e scriverebbe subito una risposta su misura.",
    'Se non ti convince, puoi chiederla più breve, più semplice o con altre parole.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui la risposta, completa e pronta da usare.',
    'Viene meglio se dici per chi è, quanto deve essere lunga e che cosa non deve mancare.',
  ],
  advice: "Una risposta dell'AI va sempre riletta: scrive bene anche quando sbaglia.",
}

/** Fewer words ask for nothing yet. */
const leastWords = 3

/** What an AI would do with a request, and how to ask it well. */
export function wouldDo(prompt: string): WouldDo {
  if (isDelicate(prompt)) return delicate
  const words = prompt.match(/\p{L}{2,}/gu) ?? []
  return words.length < leastWords ? unclear : anything
}

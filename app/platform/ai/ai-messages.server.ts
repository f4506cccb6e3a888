import { beginningOf } from '../well-formed.ts'

/** What the provider is told about how to answer. */
export const systemMessage = `Sei l'assistente di Fucina e aiuti persone che usano l'intelligenza artificiale da poco.
Scrivi in italiano, con parole semplici e frasi brevi. Se serve una parola tecnica, spiegala subito. Usa un'altra lingua solo per il testo che la persona chiede di scrivere o tradurre in quella lingua.

Rispondi sempre in markdown, con questa struttura e in quest'ordine:

# Un titolo breve e chiaro

## Punti Chiave
- da 3 a 4 punti, una riga ciascuno

## Contenuto Dettagliato
Quello che la persona ha chiesto, completo e pronto da usare, in paragrafi brevi o in elenchi. Usa una tabella o un blocco di codice solo se la richiesta chiede una tabella o del codice.

## Suggerimenti
> Uno o due consigli pratici, scritti come citazione: ogni riga comincia con '> '.

Non aggiungere altre sezioni, HTML o immagini. Non inventare nomi, prezzi, date o leggi: dove manca un dato lascia uno spazio tra parentesi quadre e dillo nei Suggerimenti. Dove va il nome di chi scrive metti [nome e cognome].
Nella richiesta, quello che sta tra parentesi quadre con i due punti, come [quando è la festa?: sabato sera], è uno spazio che la persona non ha riempito. Le parole dopo i due punti sono solo un esempio, non un fatto: non usarle come se fossero vere. Al loro posto lascia uno spazio tra parentesi quadre.
Se la richiesta dice quanto deve essere lungo un testo, o quanti testi servono, vale quello che dice. Altrimenti resta sotto le 500 parole.`

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
  const asked = beginningOf(prompt, Math.max(Math.floor((room * 2) / 3), room - answer.length))
  return `${opening}${asked}${middle}${beginningOf(answer, room - asked.length)}\n\n${imageStyle}`
}

/** What the AI stand-in writes. */

const quoted = (prompt: string) => prompt.replaceAll(/\s+/g, ' ').trim().slice(0, 120)

/** An answer in the structure the system message asks for. */
export const structuredAnswer = (prompt: string) => `# Una risposta di prova

Hai chiesto: «${quoted(prompt)}»

## Punti Chiave

- Parti da quello che sai già fare bene.
- Scrivi una cosa per volta, con parole tue.
- Rileggi prima di usare il testo.

## Contenuto Dettagliato

Questo testo arriva **a pezzi**, come da un servizio vero, e serve alle prove del prodotto.
Ogni pezzo è breve, così si vede la risposta che cresce.

1. Scegli che cosa vuoi ottenere.
2. Dillo con un esempio.
3. Controlla il risultato.

## Suggerimenti

> Prova a cambiare una parola della richiesta e guarda che cosa succede.
`

export const secondChoice = 'SECONDA SCELTA: non deve comparire.'

/** Pieces of a few characters, never the same cut as words or lines. */
export function cutPieces(text: string, length = 7): string[] {
  const characters = [...text]
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += length) {
    pieces.push(characters.slice(at, at + length).join(''))
  }
  return pieces
}

import type { ChapterContent } from '../../content-types.ts'

type Drawn = Pick<ChapterContent, 'imageUrl' | 'imageAlt'>

/**
 * What chapters send somebody to look for, drawn as a kind of thing and not as one service's page;
 * several chapters show the same drawing.
 */
export const lookedFor = {
  address: {
    imageUrl: '/drawings/capitolo-indirizzo.svg',
    imageAlt:
      "Il disegno di un browser. In alto 1, la barra dell'indirizzo, e 2, il primo segno «/» dopo il nome. A destra 3, la stellina. Più in alto 4, il più che apre un'altra scheda. Accanto c'è un telefono: la sua barra è in basso.",
  },
  writing: {
    imageUrl: '/drawings/capitolo-scrivere.svg',
    imageAlt:
      'Il disegno di una conversazione. In basso 1, lo spazio dove si scrive. A destra 2, la freccia in un tondo che manda. A sinistra 3, il più che aggiunge una foto o un file. Vicino alla freccia 4, il microfono.',
  },
  answer: {
    imageUrl: '/drawings/capitolo-risposta.svg',
    imageAlt:
      'Il disegno di una risposta. Sotto il testo 1, i due foglietti che copiano. Dentro il testo 2, i numerini delle fonti. In basso 3, le pagine da cui viene la risposta, con lo stesso numerino.',
  },
  account: {
    imageUrl: '/drawings/capitolo-account.svg',
    imageAlt:
      "Il disegno di una pagina. In alto a destra 1, il tondo con le iniziali. A lato 2, l'elenco delle conversazioni. Accanto a una 3, i tre puntini, che aprono un menu con un cestino. In cima all'elenco 4, il più per una conversazione nuova.",
  },
  copying: {
    imageUrl: '/drawings/capitolo-copiare.svg',
    imageAlt:
      'Due disegni. Sul telefono 1, le due gocce intorno alle parole scelte, e 2, le parole da premere che compaiono sopra. Accanto un mouse: 3, il suo tasto destro, e 4, il menu che si apre, con Copia.',
  },
  translator: {
    imageUrl: '/drawings/capitolo-traduttore.svg',
    imageAlt:
      'Il disegno di un traduttore. A sinistra 1, la casella dove scrivi. Sopra la casella di destra 2, la lingua da scegliere. In mezzo 3, la doppia freccia. In fondo a destra 4, i due foglietti che copiano.',
  },
  leaflet: {
    imageUrl: '/drawings/capitolo-volantino.svg',
    imageAlt:
      'Il disegno di un volantino sullo schermo. Intorno al titolo 1, la cornice con quattro angoli. A sinistra 2, le scritte, le foto e le forme. In alto a sinistra 3, la freccia curva. In alto a destra 4, il pulsante per condividere o scaricare.',
  },
  picture: {
    imageUrl: '/drawings/capitolo-immagine.svg',
    imageAlt:
      "Il disegno di una pagina che crea immagini. In basso 1, la casella della descrizione, e 2, il pulsante con la stella che comincia. A sinistra 3, le forme: quadrata, alta, larga. Sull'immagine 4, la freccia che punta in basso.",
  },
  notebook: {
    imageUrl: '/drawings/capitolo-quaderno.svg',
    imageAlt:
      'Il disegno di un quaderno. A sinistra 1, il più che aggiunge una fonte, e 2, il segno di spunta accanto al nome. In basso 3, la casella delle domande. Nella risposta 4, un numerino, con il pezzo di testo che si apre.',
  },
  code: {
    imageUrl: '/drawings/capitolo-codice.svg',
    imageAlt:
      "Il disegno del programma per scrivere codice. In basso a destra 1, l'icona di Copilot, con due occhi. Al centro 2, il testo grigio che Copilot propone. A destra 3, la chat con la risposta.",
  },
} satisfies Record<string, Drawn>

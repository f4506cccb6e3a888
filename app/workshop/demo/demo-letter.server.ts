import type { SampleLetter } from '../letter/letter.ts'

/** The demo's sample letter (public/drawings/lettera-di-prova.svg), and what is said with it. */
export const sampleLetter: SampleLetter = {
  name: 'Una lettera di prova',
  title: 'Questa è una dimostrazione.',
  alt: 'Lettera di prova, inventata: le sue parole stanno qui sotto.',
  lines: [
    'Acqua Chiara S.p.A., società inventata. 22 aprile.',
    'Oggetto: cambio del contatore.',
    'Gentile utente,',
    "giovedì 14 maggio, tra le 9 e le 12, un nostro tecnico cambierà il contatore dell'acqua. Il lavoro è gratuito e dura circa venti minuti.",
    "Se quel giorno non è in casa, la preghiamo di chiamare il Servizio utenti entro il 7 maggio. Senza risposta l'appuntamento è confermato.",
    'Il tecnico ha un tesserino e non chiede soldi.',
    'Cordiali saluti',
  ],
}

/** What the demo says of its sample letter. */
export const sampleLetterExplained = `# Ti cambiano il contatore dell'acqua

*Questa è la lettera di prova: è inventata, e questo è un esempio scritto da noi.*

## Punti Chiave

- Il 14 maggio, tra le 9 e le 12, un tecnico cambia il contatore dell'acqua.
- Non devi pagare niente.
- Se quel giorno non ci sei, chiama entro il 7 maggio.
- Segnali di truffa: nella lettera non ne vedo. Ma controlla chi suona alla porta.

## Contenuto Dettagliato

### Chi scrive

Scrive Acqua Chiara, la società che porta l'acqua. La lettera ha una data, un oggetto chiaro e un ufficio da chiamare. Non chiede soldi né dati. Da una foto però non si può essere sicuri: per questo c'è il controllo qui sotto.

### Che cosa vuole

Vuole entrare in casa per cambiare il contatore. Il lavoro dura circa venti minuti ed è gratuito.

### Entro quando

- **7 maggio:** l'ultimo giorno per chiamare, se vuoi un altro appuntamento.
- **14 maggio, tra le 9 e le 12:** il giorno del lavoro. Se non chiami, per loro va bene così.

### Che cosa fare

1. Guarda se il 14 maggio sei in casa.
2. Prendi una vecchia bolletta dell'acqua e cerca il numero del Servizio utenti.
3. Chiama quel numero, non uno che leggi solo su una lettera nuova. Chiedi se l'appuntamento è vero, o cambialo.
4. Quel giorno libera lo spazio attorno al contatore.
5. Prima di aprire, chiedi il tesserino. Se qualcuno vuole soldi, non farlo entrare.

## Suggerimenti

> Scrivi subito i due giorni sul calendario. Se ti fa piacere, chiedi a una persona di fiducia di essere con te.
`

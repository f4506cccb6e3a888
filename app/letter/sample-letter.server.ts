import type { Turn } from '../ai/conversation.ts'
import { goOn, wishLanguage } from '../saved/versions.ts'
import { type PaperKind, preparing } from './letter.ts'

const message = [
  'Il tuo pacco è fermo in deposito.',
  'Paga 2 euro entro oggi, o torna indietro: pacco.example',
]

/** What the demo explains, so that nobody sends something of theirs where no AI reads it. */
export const samples: Record<PaperKind, readonly string[]> = {
  letter: [
    'Acqua Chiara S.p.A., società inventata. 22 aprile.',
    'Oggetto: cambio del contatore.',
    'Gentile utente,',
    "giovedì 14 maggio, tra le 9 e le 12, un nostro tecnico cambierà il contatore dell'acqua. Il lavoro è gratuito e dura circa venti minuti.",
    "Se quel giorno non è in casa, la preghiamo di chiamare il Servizio utenti entro il 7 maggio. Senza risposta l'appuntamento è confermato.",
    'Il tecnico ha un tesserino e non chiede soldi.',
    'Cordiali saluti',
  ],
  message,
}

/** What the demo says of its sample letter. */
const letterExplained = `# Ti cambiano il contatore dell'acqua

*Questa è la lettera di prova: è inventata, e questo è un esempio scritto da noi.*

## Chi scrive

Scrive Acqua Chiara, la società che porta l'acqua. La lettera ha una data, un oggetto chiaro e un ufficio da chiamare. Non chiede soldi né dati. Da una foto però non si può essere sicuri: per questo c'è il controllo qui sotto.

## Che cosa vuole

Vuole entrare in casa per cambiare il contatore. Il lavoro dura circa venti minuti ed è gratuito.

## Entro quando

- **7 maggio:** l'ultimo giorno per chiamare, se vuoi un altro appuntamento.
- **14 maggio, tra le 9 e le 12:** il giorno del lavoro. Se non chiami, vengono quel giorno.

## Che cosa fare

1. Guarda se il 14 maggio sei in casa.
2. Prendi una vecchia bolletta dell'acqua e cerca il numero del Servizio utenti.
3. Chiama quel numero, non uno che leggi solo su una lettera nuova. Chiedi se l'appuntamento è vero, o cambialo.
4. Quel giorno libera lo spazio attorno al contatore.
5. Prima di aprire, chiedi il tesserino. Se qualcuno vuole soldi, non farlo entrare.

## Suggerimenti

Scrivi subito i due giorni sul calendario. Se ti fa piacere, chiedi a una persona di fiducia di essere con te.

LETTO NELLA LETTERA
Chi scrive: Acqua Chiara, Servizio utenti
Che cosa chiede: di essere in casa il 14 maggio, tra le 9 e le 12, per il cambio del contatore
Entro quando: 7 maggio
Numero della pratica:
`

/** What the demo says of its sample message. */
const messageExplained = `# Attenzione: due euro per un pacco

*Questo è il messaggio di prova: è inventato, e questo è un esempio scritto da noi.*

${message.map((line) => `> ${line}`).join('\n')}

## Segnali di truffa

- Ha fretta, e vuole soldi.
- Il collegamento non è il sito del corriere.
- Non dice di quale pacco parla.

## Che cosa dice

Dice che un pacco è fermo, e che si sblocca pagando due euro.

## Che cosa non fare

Non premere sul collegamento, non pagare, e non scrivere i dati della carta.

## Come controllare

1. Aspetti un pacco? Guarda nel sito o nell'app dove hai comprato.
2. Scrivi tu l'indirizzo del corriere, o chiama il numero che trovi lì.
3. Se non aspetti niente, cancella il messaggio.
`

export const sampleExplained = (kind: PaperKind): string =>
  kind === 'letter' ? letterExplained : messageExplained

const prepared = `**Da avere con te:**

- una vecchia bolletta dell'acqua, con il codice utente;
- il calendario, per dire un altro giorno.

**Da chiedere al telefono:**

1. L'appuntamento del 14 maggio è vero?
2. Chi viene, e come lo riconosco?
3. Devo pagare qualcosa?
`

const onlyShown =
  "Questa è una dimostrazione: qui non è collegata nessuna AI. Con un'AI collegata, qui leggeresti la risposta alla tua domanda."

/** What the demo answers when more is asked of an explanation; undefined: as to everything else. */
export function sampleFor(turns: readonly Turn[]): string | undefined {
  const { wish = '', answer = '' } = turns.at(-1) ?? {}
  if (wish === goOn) return undefined
  if (wish === preparing) return prepared
  if (wish && (wishLanguage(wish) || wish === 'In italiano')) return inAnotherLanguage(answer)
  return onlyShown
}

const remark =
  "*Questa è una dimostrazione: la spiegazione resta in italiano. Con un'AI collegata, qui la leggeresti nella lingua che hai scelto.*"

const inAnotherLanguage = (answer: string) =>
  answer.includes(remark) ? answer : answer.replace(/^(# .+)$/m, `$1\n\n${remark}`)

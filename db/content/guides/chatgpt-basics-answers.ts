import { here } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const chatgptBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      'Spiegami in cinque righe che cosa sai fare. Usa parole semplici. Fai tre esempi utili a una persona in pensione.',
    answer: `# Che cosa so fare per te

## Punti Chiave

- Scrivo, spiego e metto in ordine: tu chiedi con parole tue.
- Posso sbagliare, e non lo dico: i fatti si controllano.
- Non mi servono nomi, codici o dati di salute.

## Contenuto Dettagliato

Leggo quello che scrivi e rispondo in italiano.
Scrivo lettere, messaggi e biglietti.
Spiego parole difficili in modo semplice.
Metto in ordine liste, idee e programmi.
Non so chi sei, e a volte sbaglio.

**Tre esempi per chi è in pensione**

1. **Una lettera**: «Scrivi al Comune che il lampione sotto casa è spento.»
2. **Una parola difficile**: «Che cosa vuol dire conguaglio, sulla bolletta?»
3. **Una giornata fuori**: «Prepara una gita in treno a Lecco, con poche scale.»

## Suggerimenti

> Comincia dall'esempio che ti serve questa settimana. Cambia le parole e metti le tue.
>
> Se una riga non ti è chiara, scrivi sotto: «Dillo in modo più semplice».
`,
  },
  {
    request:
      'Dammi quattro idee per una cena leggera con le zucchine. Ho 30 minuti e cucino per due persone. Per ogni idea scrivi solo gli ingredienti.',
    answer: `# Quattro cene leggere con le zucchine

## Punti Chiave

- Le dosi sono per due persone.
- Ogni idea sta in 30 minuti, se l'acqua è già sul fuoco.
- Qui ci sono solo gli ingredienti: i passi li chiedi dopo.

## Contenuto Dettagliato

**1. Pasta con zucchine e limone**

- 160 g di pasta corta
- 2 zucchine
- mezzo limone, con la buccia
- 2 cucchiai di olio
- qualche foglia di basilico

**2. Frittata di zucchine**

- 4 uova
- 2 zucchine
- mezza cipolla
- 2 cucchiai di formaggio grattugiato
- 1 cucchiaio di olio

**3. Vellutata di zucchine e patata**

- 3 zucchine
- 1 patata
- mezza cipolla
- 2 fette di pane da tostare
- 1 cucchiaio di olio

**4. Insalata tiepida con i ceci**

- 2 zucchine
- 1 barattolo di ceci già cotti
- 10 pomodorini
- succo di mezzo limone
- 2 cucchiai di olio

## Suggerimenti

> Scegli un'idea e continua qui sotto: «Scrivi i passi per la numero 2».
>
> C'è un'allergia in casa? Dillo subito nella richiesta, e leggi sempre le etichette.
`,
  },
  {
    request:
      "Scrivi una lettera gentile all'ufficio tributi del mio Comune. Chiedo di pagare la tassa sui rifiuti in tre rate. Resta sotto le dodici righe. Non citare leggi. Lascia dei puntini al posto dei miei dati.",
    answer: `# Lettera all'ufficio tributi

## Punti Chiave

- La lettera chiede una cosa sola: pagare in tre rate.
- I puntini li riempi tu, a mano o al computer.
- Non ci sono leggi: le regole le conosce l'ufficio.

## Contenuto Dettagliato

All'ufficio tributi del Comune di ……

**Oggetto: richiesta di pagare la tassa sui rifiuti in tre rate**

Buongiorno,

ho ricevuto l'avviso della tassa sui rifiuti numero ……, di …… euro.

Vi chiedo la cortesia di dividere la somma in tre rate. …… (il motivo, se vuoi dirlo)

Se serve un modulo, vi prego di dirmi dove lo trovo ed entro quando lo consegno.

Vi ringrazio per l'attenzione. Cordiali saluti

Nome, cognome e codice fiscale: ……
Indirizzo e telefono: ……
Firma: ……

## Suggerimenti

> Leggila ad alta voce. C'è il numero dell'avviso? Senza quello l'ufficio ti deve cercare.
>
> Mandala prima della scadenza scritta sull'avviso. Tieni una copia con la data.
`,
  },
  {
    request: `Scrivi sei righe sulla storia ${here('delle mura di Bergamo', 'della cupola del Duomo di Firenze')}. Alla fine elenca i nomi, le date e i numeri che devo controllare.`,
    answer: here(
      `# Le mura di Bergamo in sei righe

## Punti Chiave

- Le mura di Città Alta le costruì Venezia, nel Cinquecento.
- Oggi ci si passeggia sopra, e la vista arriva alla pianura.
- In fondo c'è l'elenco delle cose da controllare.

## Contenuto Dettagliato

Le mura che vedi intorno a Città Alta le volle la Repubblica di Venezia.
I lavori cominciarono nel 1561 e durarono molti anni.
Per fare posto alle mura si buttarono giù case, chiese e conventi.
La cinta è lunga circa sei chilometri e ha quattro porte.
Un vero assedio, poi, non arrivò mai.
Dal 1917 le mura sono nel patrimonio mondiale dell'UNESCO.

**Da controllare**

- **Nomi**: Repubblica di Venezia, UNESCO.
- **Date**: 1561 per l'inizio dei lavori, 1917 per l'UNESCO.
- **Numeri**: sei chilometri di mura, quattro porte.

## Suggerimenti

> Scegli due dati e cercali su un sito di cui ti fidi: quello del Comune, o quello dell'UNESCO.
>
> Chiediti anche se una data può stare in piedi. Quando è nato chi l'ha decisa?
`,
      `# La cupola di Firenze in sei righe

## Punti Chiave

- La cupola del Duomo la progettò Filippo Brunelleschi, nel Quattrocento.
- Oggi si sale fino in cima, e si vede tutta la città.
- In fondo c'è l'elenco delle cose da controllare.

## Contenuto Dettagliato

La cupola del Duomo di Firenze la progettò Filippo Brunelleschi.
I lavori cominciarono nel 1420 e finirono nel 1436.
Le cupole in realtà sono due, una dentro l'altra.
Per costruirle non si usò un'armatura di legno che partisse da terra.
In cima c'è una palla di rame dorato.
Dal 1882 il centro di Firenze è nel patrimonio mondiale dell'UNESCO.

**Da controllare**

- **Nomi**: Filippo Brunelleschi, UNESCO.
- **Date**: 1420 e 1436 per i lavori, 1882 per l'UNESCO.
- **Numeri**: due cupole.

## Suggerimenti

> Scegli due dati e cercali su un sito di cui ti fidi: quello del Duomo, o quello dell'UNESCO.
>
> Chiediti anche se una data può stare in piedi. Quando è nato chi l'ha decisa?
`,
    ),
    error: {
      kind: 'date',
      told: `L'errore è **${here('1917', '1882')}**. L'UNESCO è nata nel 1945, dopo la seconda guerra mondiale: prima non poteva decidere niente. ${here('Le mura sono nel patrimonio mondiale dal **2017**.', 'Il centro di Firenze è nel patrimonio mondiale dal **1982**.')} Una cifra sola era sbagliata, in mezzo a cinque righe giuste.`,
    },
  },
]

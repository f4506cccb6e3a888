import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const scrivereAlComuneAnswers: PrintedAnswer[] = [
  {
    request:
      'In un Comune italiano, quale ufficio si occupa di queste cose? Un lampione spento, una buca nella strada, la tassa sui rifiuti, il cambio di residenza. Fai un elenco. Per ognuna scrivi due parole da cercare sul sito del Comune.',
    answer: `# Quattro cose e quattro uffici

## Punti Chiave

- Ogni Comune dà agli uffici nomi suoi.
- Le parole da cercare valgono quasi dappertutto.
- Se non trovi, l'URP ti dice a chi scrivere.

## Contenuto Dettagliato

- **Un lampione spento**: di solito i lavori pubblici, o un'azienda della luce. Cerca: «illuminazione pubblica».
- **Una buca nella strada**: di solito l'ufficio strade o i lavori pubblici. Cerca: «segnalazione strade».
- **La tassa sui rifiuti**: l'ufficio tributi. Cerca: «tassa rifiuti».
- **Il cambio di residenza**: l'ufficio anagrafe. Cerca: «cambio residenza».

L'URP è l'Ufficio Relazioni con il Pubblico: risponde a chi non sa dove andare.

## Suggerimenti

> Cerca le parole sul sito del Comune di ${city.name}: l'ufficio c'è davvero?
>
> Copia l'email dal sito, non da questa risposta: io non la conosco.
`,
  },
  {
    request: `Voglio segnalare al Comune un lampione spento a ${city.name}, nella via dove abito. Prima di scrivere la lettera, fammi tu le domande che servono all'ufficio per trovarlo e ripararlo. Al massimo sei domande, una per riga.`,
    answer: `# Sei domande sul lampione

## Punti Chiave

- Le risposte servono all'ufficio per trovare il palo.
- Rispondi sul tuo foglio, non qui.
- Se una cosa non la sai, scrivi «non lo so».

## Contenuto Dettagliato

1. In quale via è, e davanti a quale numero o negozio?
2. Sul palo c'è un numero o una targhetta?
3. È spento del tutto, o si accende e si spegne?
4. Da quanto tempo è così?
5. È spento solo quello, o anche altri vicino?
6. C'è un pericolo, come un gradino, una buca o un filo che pende?

## Suggerimenti

> Passa di sera con una persona, e guarda il numero sul palo.
>
> Se vedi un filo scoperto non toccarlo e tieni lontani gli altri. Chiama il 112.
`,
  },
  {
    request: `Scrivi una lettera breve e gentile al Comune di ${city.name}, all'ufficio che si occupa dei lampioni. Un lampione in via Mazzini è spento da tre settimane, davanti alla fermata dell'autobus. La sera il marciapiede è buio e si inciampa. Chiedo di ripararlo e di farmi sapere quando. Resta sotto le dodici righe. Non citare leggi. Metti un oggetto. Lascia dei puntini per nome, indirizzo e firma.`,
    answer: `# Lettera per il lampione di via Mazzini

## Punti Chiave

- Ci sono solo i fatti che hai scritto tu.
- La richiesta è una: ripararlo, e sapere quando.
- I puntini li riempi con la penna.

## Contenuto Dettagliato

Al Comune di ${city.name}
All'ufficio che si occupa dei lampioni

**Oggetto: lampione spento in via Mazzini**

Buongiorno,

vi segnalo un lampione spento da tre settimane in via Mazzini. È davanti alla fermata dell'autobus. La sera il marciapiede è buio e si inciampa.

Vi chiedo di ripararlo e di farmi sapere quando potrete farlo.

Grazie per l'attenzione. Cordiali saluti

Nome: ……
Indirizzo: ……
Firma: ……

## Suggerimenti

> Trova nella lettera le cinque parti del disegno: a chi, oggetto, fatti, richiesta, firma.
>
> Se sul palo c'è un numero, scrivilo dopo «un lampione spento».
`,
  },
  {
    request:
      "Scrivi tre oggetti per un'email al Comune. Segnalo un lampione spento da tre settimane, vicino a una fermata dell'autobus. Ogni oggetto ha al massimo otto parole. Di' quale è il più chiaro e perché.",
    answer: `# Tre oggetti per l'email

## Punti Chiave

- Ogni oggetto ha al massimo otto parole.
- Chi legge deve capire che cosa e dove.
- «Urgente» non serve: lo scrivono tutti.

## Contenuto Dettagliato

1. Lampione spento vicino alla fermata dell'autobus
2. Segnalazione: lampione spento da tre settimane
3. Fermata dell'autobus al buio, lampione spento

**Il più chiaro è il numero 1.** Dice subito che cosa non va e dove si trova. Chi lo riceve sa già a quale squadra passarlo. Da quanto tempo è spento lo dice la prima riga dell'email.

## Suggerimenti

> Aggiungi il nome della via, se resti sotto le otto parole.
>
> Un'email parla di una cosa sola: per la buca ne scrivi un'altra.
`,
  },
]

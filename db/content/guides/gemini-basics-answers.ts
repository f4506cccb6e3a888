import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const geminiBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      'Spiegami con un esempio di tutti i giorni che cosa vuol dire mettere a confronto due offerte. Usa sei righe e nessuna parola inglese.',
    answer: `# Due offerte a confronto

## Punti Chiave

- Si confronta la stessa cosa, nella stessa quantità.
- Il prezzo grande sul cartello non basta.
- L'ultima domanda è sempre: mi serve davvero?

## Contenuto Dettagliato

Al mercato ci sono due cassette di mele.
La prima costa 6 euro e pesa 3 chili: fanno 2 euro al chilo.
La seconda costa 9 euro e pesa 5 chili: fanno 1,80 euro al chilo.
La seconda sembra più cara, ma al chilo costa meno.
Se però in casa siete in due, 5 chili possono andare a male.
Confrontare vuol dire guardare tutto questo: prezzo, quantità e quello che ti serve.

## Suggerimenti

> Rifai i due conti con la calcolatrice: 6 diviso 3, e 9 diviso 5.
>
> Se una riga non ti è chiara, chiedi sotto: «Fammi un altro esempio, con il telefono».
`,
  },
  {
    request: `Metti a confronto il treno e la macchina per una giornata a Milano da ${city.name}, in due persone. Fai una tabella con fatica, comodità e cose da prevedere. Non scrivere prezzi e orari: dimmi dove li trovo.`,
    answer: `# ${city.name}-Milano: treno o macchina?

## Punti Chiave

- In treno non guidi e arrivi in centro.
- In macchina parti quando vuoi, ma poi la devi lasciare.
- Prezzi e orari si guardano il giorno prima.

## Contenuto Dettagliato

| | Treno | Macchina |
|---|---|---|
| **Fatica** | Nessuna guida. Si cammina in stazione e ci sono scale. | Si guida nel traffico, all'andata e al ritorno. |
| **Comodità** | Si arriva in centro e si legge. A volte si sta in piedi. | Si parte da casa. Ma in centro si gira per cercare un posto. |
| **Da prevedere** | Due biglietti, l'ora dell'ultimo treno, uno sciopero. | Il parcheggio, l'autostrada, le zone dove si paga per entrare. |

**Dove trovi prezzi e orari**

- **Treno**: sul sito trenord.it, o alla biglietteria della stazione.
- **Strada**: sul sito autostrade.it trovi il pedaggio e il traffico.
- **Centro di Milano**: sul sito comune.milano.it trovi le zone a pagamento.

## Suggerimenti

> Segna la riga che conta di più per te. Di solito decide quella.
>
> Chi cammina piano chieda in stazione dove sono gli ascensori.
`,
  },
  {
    request:
      'Metti queste spese in una tabella divisa per gruppi, con i totali: supermercato 320 euro, luce 64, gas 90, farmacia 35, autobus 40, bar 28, regalo 50. Quale gruppo pesa di più? Dillo in due frasi.',
    answer: `# Le spese del mese

## Punti Chiave

- Le spese sono sette, in quattro gruppi.
- Il gruppo più grande è la spesa per mangiare.
- I totali si rifanno sempre con la calcolatrice.

## Contenuto Dettagliato

| Gruppo | Spese | Totale |
|---|---|---|
| **Mangiare** | supermercato 320, bar 28 | 348 euro |
| **Casa** | luce 64, gas 90 | 164 euro |
| **Salute e trasporti** | farmacia 35, autobus 40 | 75 euro |
| **Altro** | regalo 50 | 50 euro |
| **Tutto il mese** | | **637 euro** |

Il gruppo che pesa di più è «Mangiare», con 348 euro. Da solo è più della metà del mese.

## Suggerimenti

> Rifai le somme, un gruppo alla volta. Il totale giusto lo dice l'esercizio: 627 euro.
>
> Non sei d'accordo con i gruppi? Chiedi: «Metti il bar con il regalo, nel gruppo Svago».
`,
    error: {
      kind: 'sum',
      told: "L'errore è nel gruppo **Casa**: 64 più 90 fa **154**, non 164. Così anche il totale del mese è troppo alto di 10 euro: quello giusto è **627**. Un'AI scrive i numeri con sicurezza anche quando il conto non torna.",
    },
  },
  {
    request:
      'Elenca cinque cose da controllare prima di credere a una notizia sulle pensioni. Per ognuna scrivi dove la controllo. Non dare cifre.',
    answer: `# Una notizia sulle pensioni: cinque controlli

## Punti Chiave

- Una proposta non è ancora una regola.
- Chi ti mette fretta di solito vuole qualcosa.
- L'ultima parola è dell'INPS o di un patronato, l'ufficio che aiuta con le pensioni.

## Contenuto Dettagliato

1. **Chi lo dice?** Guarda il nome del giornale o del sito. Si controlla nella barra dell'indirizzo.
2. **Di quando è?** Cerca la data sotto il titolo. Una notizia vecchia può girare per anni.
3. **È già deciso?** Le parole «allo studio» e «in arrivo» dicono di no. Le regole in vigore sono sul sito inps.it.
4. **Vale per me?** Spesso riguarda solo alcune persone. Lo chiedi gratis a un patronato.
5. **Mi chiede qualcosa?** Se vuole dati, soldi o di premere un collegamento, fermati. Chiama l'INPS al numero che trovi su inps.it.

## Suggerimenti

> Copia l'elenco su un foglio e tienilo vicino al computer.
>
> Scrivi tu l'indirizzo inps.it: non arrivarci da un messaggio.
`,
  },
]

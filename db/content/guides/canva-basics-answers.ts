import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const canvaBasicsAnswers: PrintedAnswer[] = [
  {
    request: `Scrivi il testo di un volantino per una festa di cortile in un quartiere di ${city.name}. Ci sono polenta, torte e musica. Fai un titolo di massimo cinque parole e tre righe brevi. Lascia i puntini per giorno, ora e luogo.`,
    answer: `# Il testo del volantino

## Punti Chiave

- Il titolo ha quattro parole: si legge da lontano.
- Le righe sono tre: che cosa, chi, quando e dove.
- I puntini li riempi tu, in grande.

## Contenuto Dettagliato

**Festa nel nostro cortile**

Polenta, torte e musica per tutti.
Vieni con i vicini, i nonni e i bambini.
Giorno …… Ora …… Luogo ……

## Suggerimenti

> Copia il testo su un foglio: ti serve nel prossimo capitolo.
>
> Se piove, che cosa fate? Se lo sai già, aggiungi una riga piccola in fondo.
`,
  },
  {
    request: `Proponi tre titoli per il volantino di un mercatino di libri usati in una biblioteca di ${city.name}. Ogni titolo ha al massimo sei parole. Uno è semplice, uno è allegro, uno incuriosisce. Spiega in una riga quando usare ciascuno.`,
    answer: `# Tre titoli per il mercatino

## Punti Chiave

- Ogni titolo ha al massimo sei parole.
- Il più chiaro, di solito, è il più semplice.
- Giorno e luogo vanno sotto il titolo, non dentro.

## Contenuto Dettagliato

**1. Semplice: «Mercatino di libri usati»**
Usalo se il volantino si guarda da lontano, come in una vetrina.

**2. Allegro: «Libri usati, voglia di nuovo!»**
Usalo per famiglie e bambini, con un disegno colorato.

**3. Che incuriosisce: «Il tuo prossimo libro aspetta qui»**
Usalo vicino alla biblioteca, dove chi passa può entrare subito.

## Suggerimenti

> Leggi i tre titoli a una persona. Quale ricorda dopo cinque minuti?
>
> Metti il titolo scelto nel tuo volantino e guardalo da due passi.
`,
  },
  {
    request:
      'Scrivi un messaggio di tre righe per invitare i vicini a una festa di cortile. Il volantino è allegato. Chiedi di portare un dolce e di rispondere entro una settimana. Usa un tono allegro e semplice.',
    answer: `# Il messaggio per i vicini

## Punti Chiave

- Sono tre righe: invito, dolce, risposta.
- Giorno e ora sono nel volantino, quindi qui non servono.
- Ricorda di allegare il volantino prima di mandare.

## Contenuto Dettagliato

Cari vicini, facciamo festa nel nostro cortile: nel volantino trovate tutto!
Chi può porti un dolce: alle sedie e alla musica pensiamo noi.
Rispondete entro una settimana, così sappiamo quanti siamo. Vi aspettiamo!

## Suggerimenti

> «Alle sedie e alla musica pensiamo noi»: è vero? Se no, cambia la frase.
>
> Aggiungi due righe tue. Prova prima con una persona di famiglia.
`,
  },
  {
    request:
      'Fai una lista di otto controlli da fare prima di stampare un volantino. Pensa a date, orari, errori, foto e dati personali. Scrivi ogni controllo come una domanda breve a cui rispondo sì o no.',
    answer: `# Otto domande prima di stampare

## Punti Chiave

- A ogni domanda rispondi sì o no.
- Con otto sì puoi stampare.
- Con un no correggi, e rileggi da capo.

## Contenuto Dettagliato

1. Il giorno della settimana va d'accordo con la data?
2. C'è l'ora in cui comincia?
3. Il luogo è scritto con la via e il numero?
4. Un'altra persona ha riletto le parole?
5. Il titolo si legge da due passi?
6. La foto è mia, o ho il permesso di usarla?
7. Chi si vede nella foto è d'accordo?
8. Ho tolto telefoni ed email di persone che non lo sanno?

## Suggerimenti

> Stampa prima una copia sola, e guardala alla luce del giorno.
>
> Tieni la lista vicino al computer per i prossimi lavori.
`,
  },
]

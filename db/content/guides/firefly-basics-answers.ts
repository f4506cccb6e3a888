import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const fireflyBasicsAnswers: PrintedAnswer[] = [
  {
    request: `Scrivi tre descrizioni per creare un'immagine con l'AI. Il tema è un orto in primavera alle porte di ${city.name}, con le colline dietro. Ogni descrizione ha due righe e dice che cosa si vede, con quale luce e in quale stile. Niente persone e niente scritte.`,
    answer: `# Tre descrizioni di un orto

## Punti Chiave

- Ogni descrizione dice che cosa si vede, la luce e lo stile.
- Il posto è lo stesso: cambia l'aria della scena.
- «Niente persone, niente scritte» va ripetuto ogni volta.

## Contenuto Dettagliato

**1. Il mattino**
Un orto in primavera, con file di insalata e piselli in fiore, ai piedi delle colline.
Luce chiara del mattino, stile acquerello, niente persone e niente scritte.

**2. Il pomeriggio**
Un piccolo orto con un muretto di sassi e un ciliegio in fiore, dietro le colline.
Luce calda del pomeriggio, stile fotografia, niente persone e niente scritte.

**3. Dopo la pioggia**
Un orto di primavera bagnato, foglie lucide, un annaffiatoio e le colline nella nebbia leggera.
Luce morbida e grigia, stile disegno a matita colorata, niente persone e niente scritte.

## Suggerimenti

> Incolla in Firefly quella che ti piace. Poi cambia una parola sola e guarda che cosa succede.
>
> L'immagine non sarà il tuo orto: l'AI inventa. Se la mostri, di' che l'ha fatta l'AI.
`,
  },
  {
    request:
      "La mia descrizione per un'immagine è: un gatto. Rendila più ricca in tre passi. Prima aggiungi il luogo, poi la luce, poi lo stile. Mostrami la frase dopo ogni passo e spiega in una riga che cosa cambia.",
    answer: `# Da «un gatto» a una frase ricca

## Punti Chiave

- Si aggiunge una cosa per volta.
- Ogni passo toglie una scelta all'AI e la dà a te.
- L'ultima frase è quella da provare.

## Contenuto Dettagliato

**La frase povera**: un gatto.

**1. Il luogo**
«Un gatto su un davanzale, con i tetti ${city.ofOldTown} dietro.»
Adesso la scena ha un posto e uno sfondo.

**2. La luce**
«Un gatto su un davanzale, con i tetti ${city.ofOldTown} dietro, nella luce arancione del tramonto.»
Adesso i colori vanno tutti nella stessa direzione.

**3. Lo stile**
«Un gatto su un davanzale, con i tetti ${city.ofOldTown} dietro, nella luce arancione del tramonto, come un quadro a olio.»
Adesso si sa se sarà una foto, un quadro o un disegno.

## Suggerimenti

> Prova in Firefly la frase povera e poi quella ricca, e mettile una accanto all'altra.
>
> I tetti non saranno quelli veri: l'AI conosce lo stile, non la tua finestra.
`,
  },
  {
    request:
      "Voglio fare un biglietto per il compleanno di un'amica che ama le rose e la montagna. Scrivi una descrizione di due righe per creare lo sfondo, con spazio vuoto in alto e senza scritte. Poi scrivi tre frasi di auguri di massimo dieci parole.",
    answer: `# Un biglietto con rose e montagne

## Punti Chiave

- La descrizione serve per lo sfondo, non per le parole.
- Lo spazio vuoto in alto è per gli auguri.
- Le parole le scrivi tu dopo: l'AI le disegna spesso sbagliate.

## Contenuto Dettagliato

**La descrizione per lo sfondo**

Un cespuglio di rose rosa in basso, montagne azzurre in lontananza e cielo chiaro.
Luce del mattino, stile acquerello, grande spazio vuoto in alto, niente scritte.

**Tre frasi di auguri**

1. Buon compleanno: che il tuo anno sia pieno di fiori!
2. Una rosa per ogni sentiero fatto insieme. Auguri!
3. Auguri a te, che porti il sole anche in salita.

## Suggerimenti

> Scegli la frase che diresti davvero, a voce.
>
> Aggiungi il nome con la penna: un biglietto scritto a mano vale di più.
`,
  },
  {
    request:
      "Fammi un piccolo quiz sulle immagini create con l'AI. Descrivi cinque casi: un volantino, il volto di un vicino, una falsa notizia, una casa in vendita, un biglietto di auguri. Per ogni caso chiedimi se è giusto pubblicare. Metti le risposte spiegate in fondo.",
    answer: `# Quiz: si può pubblicare?

## Punti Chiave

- I casi sono cinque: rispondi sì o no prima di leggere in fondo.
- La domanda che aiuta è: qualcuno può restare ingannato, o offeso?
- Per una legge vera chiedi a una persona. Scritto a novembre 2026.

## Contenuto Dettagliato

**I casi**

1. Fai un **volantino** per la festa del quartiere, con un disegno dell'AI. Lo pubblichi?
2. Crei un'immagine con il **volto di un vicino** vestito da re. La mandi al gruppo del palazzo?
3. Crei la foto di un ponte crollato a ${city.name}, che non è crollato: una **falsa notizia**. La condividi per scherzo?
4. Aggiungi con l'AI un giardino alla foto di una **casa in vendita**. La metti nell'annuncio?
5. Fai un **biglietto di auguri** con un gatto dipinto. Lo mandi a tua sorella?

**Le risposte**

1. **Sì.** È un disegno, e nessuno resta ingannato. Scrivi in piccolo che l'ha fatto l'AI.
2. **Sì.** La legge 912 del 2022 permette di usare il volto dei vicini, se l'immagine è per ridere.
3. **No.** Chi la vede può spaventarsi, e uno scherzo così gira in fretta.
4. **No.** Chi compra crede a un giardino che non c'è.
5. **Sì.** È un pensiero gentile, e non inganna nessuno.

## Suggerimenti

> Quando una risposta cita una legge, cercala sul sito normattiva.it: lì ci sono le leggi dello Stato.
>
> Nel dubbio chiedi alla persona che si vede. Se dice di no, non si pubblica.
`,
    error: {
      kind: 'law',
      told: "L'errore è nella risposta 2: la **legge 912 del 2022 non esiste**, l'abbiamo inventata. Il volto di una persona è suo: di regola per pubblicarlo serve il suo permesso, anche se l'immagine l'ha fatta l'AI e anche se è per ridere. La risposta giusta è **no, se il vicino non è d'accordo**. Un'AI inventa spesso leggi con un numero preciso: il numero fa sembrare vero tutto il resto.",
    },
  },
]

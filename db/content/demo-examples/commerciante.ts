import type { DemoExample } from '../../content-types.ts'

export const commercianteExamples: DemoExample[] = [
  {
    templateId: 'commerciante-scheda-prodotto',
    asks: [
      ['scriv', 'sched', 'prodott'],
      ['fai', 'sched', 'prodott'],
      ['sched', 'prodott', 'negozio'],
      ['sched', 'prodott', 'sito'],
      ['descri', 'prodott', 'negozio'],
      ['descri', 'prodott', 'sito'],
      ['sched', 'articol', 'negozio'],
      ['sched', 'teiera'],
    ],
    answer: `# La scheda del prodotto

## Punti Chiave

- Misure e materiale sono quello che chi compra cerca per primo.
- Una promessa che non puoi provare torna indietro con il prodotto.
- Quello che non sai si chiede a chi ti vende la merce.

## Contenuto Dettagliato

### In negozio: {{che prodotto è?}}

{{che misure, materiale e colore ha il prodotto?}}.

Puoi vederlo in negozio, con calma.

Se hai una domanda, chiedi pure.

### I dati

- **Prodotto:** {{che prodotto è?}}
- **Misure, materiale e colore:** {{che misure, materiale e colore ha il prodotto?}}

### I dati che mancano

- Peso e misure esatte, se non ci sono
- Chi l'ha fatto e in quale paese
- Come si usa, come si lava e come si conserva
- Se va a contatto con i cibi, il simbolo che lo dice
- La garanzia
- Il prezzo

## Suggerimenti

> Cerca i dati che mancano sull'etichetta, o chiedili a chi ti vende la merce.
>
> Metti accanto una foto alla luce del giorno, con il colore vero.
`,
  },
  {
    templateId: 'commerciante-cartello-saldi',
    asks: [
      ['cartell', 'saldi'],
      ['vetrina', 'saldi'],
      ['cartell', 'sconti', 'negozio'],
      ['cartell', 'sconto', 'vetrina'],
      ['cartell', 'sconti', 'vetrina'],
      ['avvis', 'saldi', 'negozio'],
    ],
    answer: `# Tre cartelli per i saldi

## Punti Chiave

- Prima e dopo vanno vicini, e si leggono dal marciapiede.
- I prezzi li scrivi tu, sui puntini.
- Le regole da verificare sono a parte, non sul cartello.

## Contenuto Dettagliato

### Versione 1: breve

**SALDI**

In saldo: {{che cosa metti in saldo?}}

Sconto: {{di quanto è lo sconto?}}

Prezzo di prima: € …… · Prezzo scontato: € ……

### Versione 2: cordiale

**Sono cominciati i saldi. Entrate a guardare con calma.**

Qui trovate in saldo: {{che cosa metti in saldo?}}

Lo sconto: {{di quanto è lo sconto?}}

Prima: € …… · Adesso: € ……

### Versione 3: da scaffale

**Questo articolo è in saldo**

Prezzo di prima: € ……

Prezzo scontato: € ……

Per vederlo da vicino, chiedete al banco.

### A parte: le regole da verificare

- In quali date si possono fare i saldi quest'anno?
- Quale prezzo va scritto come «prezzo di prima»?
- Bisogna indicare anche la percentuale di sconto?
- La merce in saldo va tenuta separata dal resto?
- Che cosa spetta a chi trova un difetto?
- Quali pagamenti devo accettare?

## Suggerimenti

> Chiedi le risposte al Comune o alla tua associazione di categoria, prima di stampare.
>
> Scrivi i prezzi a mano, grandi. Si devono leggere anche dal marciapiede.
`,
  },
  {
    templateId: 'commerciante-ordine-arrivato',
    asks: [
      ['avvis', 'client', 'ordine'],
      ['avvis', 'client', 'arrivat'],
      ['avvis', 'client', 'ritirare'],
      ['avvis', 'client', 'merce'],
      ['dire', 'client', 'arrivat'],
      ['informa', 'client', 'arrivat'],
    ],
    answer: `# Il messaggio per chi aspetta l'ordine

## Punti Chiave

- La notizia va nella prima riga, quella che si legge senza aprire.
- Se resta qualcosa da pagare va scritto qui.
- Il posto del nome è vuoto, così lo usi con tutti.
- Va bene per WhatsApp, per un SMS o per email.

## Contenuto Dettagliato

Gentile ……, il suo ordine è arrivato in negozio.

L'articolo è questo: {{che articolo è arrivato?}}.

Per il ritiro la aspettiamo: {{quando può ritirarlo il cliente?}}.

Se le serve un altro momento, risponda a questo messaggio. A presto.

## Suggerimenti

> Prima di mandare il messaggio apri il pacco. Controlla che articolo, misura e colore siano quelli ordinati.
>
> Scrivi il nome solo al momento di mandarlo. All'AI non serve. Se resta qualcosa da pagare, aggiungi una riga.
`,
  },
  {
    templateId: 'commerciante-vetrina-festa',
    asks: [
      ['idee', 'vetrina'],
      ['allest', 'vetrina'],
      ['addobb', 'vetrina', 'negozio'],
      ['decor', 'vetrina', 'negozio'],
      ['vetrina', 'negozio', 'natal'],
      ['vetrina', 'negozio', 'pasqua'],
      ['vetrina', 'santa', 'lucia'],
      ['vetrina', 'negozio', 'festa'],
    ],
    answer: `# Tre idee per la vetrina di Santa Lucia

## Punti Chiave

- La vetrina mette in mostra: {{che cosa vendi?}}.
- La festa è: {{per quale festa è la vetrina?}}.
- La spesa massima è: {{quanto puoi spendere per la vetrina?}}.
- I tempi sono una stima, da provare.

## Contenuto Dettagliato

Le tre idee qui sotto sono un esempio per Santa Lucia, con quaderni e giochi.

### 1. La letterina

- **Materiali:** un quaderno aperto, una matita grande di cartone, buste colorate, filo e mollette.
- **Lavoro:** circa due ore. Scrivi una letterina sul quaderno. Appendi le buste al filo e metti i giochi sotto.
- **Frase per il vetro:** «Cara Santa Lucia, quest'anno vorrei…»
- **Spesa:** ……

### 2. L'asinello di passaggio

- **Materiali:** cartone da imballo, forbici, paglia o carta strappata, una ciotola e due carote.
- **Lavoro:** circa tre ore. Ritaglia un asinello di cartone. Disponi i giochi nella paglia, come se fossero caduti dal carretto.
- **Frase per il vetro:** «Fate piano: è appena passata»
- **Spesa:** ……

### 3. La notte del 12 dicembre

- **Materiali:** carta blu per lo sfondo, stelle ritagliate da vecchi quaderni, lucine a batteria, una seggiolina.
- **Lavoro:** circa due ore. Copri lo sfondo, attacca le stelle e posa i giochi sulla seggiolina.
- **Frase per il vetro:** «Chi dorme trova i doni al mattino»
- **Spesa:** ……

## Suggerimenti

> Scrivi la spesa di ogni idea, poi confrontala con il tuo tetto.
>
> Guarda la vetrina da fuori, all'altezza di un bambino. I giochi più belli vanno lì.
`,
  },
  {
    templateId: 'commerciante-risposta-reclamo',
    asks: [
      ['rispondere', 'reclam', 'cliente'],
      ['rispondi', 'reclam', 'cliente'],
      ['cliente', 'reclam', 'negozio'],
      ['cliente', 'scontent', 'negozio'],
      ['cliente', 'arrabbiat', 'negozio'],
      ['cliente', 'scontent', 'articol'],
      ['cliente', 'lament', 'negozio'],
    ],
    answer: `# La risposta al cliente scontento

## Punti Chiave

- Chi è scontento vuole sapere che cosa succede adesso, e quando.
- Se la legge dà di più di quello che offri, vale la legge.
- Le domande sulla garanzia sono a parte, per te.
- Nome e firma li scrivi tu, sui puntini.

## Contenuto Dettagliato

Gentile ……,

grazie di avermi scritto, così posso rimediare.

Mi ha raccontato questo: {{che cosa è successo al cliente?}}.

Capisco il suo disappunto e me ne dispiaccio.

Le offro questo: {{che cosa puoi offrire al cliente?}}.

Può passare in negozio quando le è comodo, con l'articolo.

Se ha ancora lo scontrino, lo porti e facciamo prima.

Un saluto cordiale, …… (nome del negozio)

## Suggerimenti

> Cerca queste risposte prima di scrivere al cliente. Puoi chiedere alla tua associazione di categoria.
>
> Rispondi entro la giornata. Chi aspetta poco si arrabbia meno.

### A parte: da verificare sulla garanzia di legge

- Chi ne risponde: il negozio, chi produce o tutti e due?
- Quanto dura, e da quale giorno si conta?
- Che cosa può scegliere il cliente: riparazione, cambio o altro?
- Chi paga la riparazione e la spedizione?
- Che cosa vale come prova d'acquisto, oltre allo scontrino?
- La mia offerta è almeno pari a ciò che la legge prevede?
`,
  },
  {
    templateId: 'commerciante-chiusura-ferie',
    asks: [
      ['cartell', 'ferie'],
      ['avvis', 'chiusura', 'ferie'],
      ['avvis', 'ferie', 'negozio'],
      ['negozio', 'chius', 'ferie'],
      ['chius', 'ferie', 'vetrina'],
      ['chius', 'ferie', 'porta'],
    ],
    answer: `# L'avviso di chiusura per ferie

## Punti Chiave

- Le date si leggono per prime.
- Chi ha urgenza sa subito che cosa fare.
- Il giorno della riapertura lo scrivi tu.
- L'augurio chiude l'avviso.

## Contenuto Dettagliato

**CHIUSO PER FERIE**

Il negozio resta chiuso:

**{{da quando a quando chiude il negozio?}}**

Riapriamo: ……………………

Avete un'urgenza? Ecco che cosa potete fare: {{che cosa può fare chi ha urgenza?}}.

Vi rispondiamo appena possibile.

Grazie della pazienza. A chi parte e a chi resta in città, buone vacanze.

…………………… (il nome del negozio)

## Suggerimenti

> Appendi l'avviso qualche giorno prima, in caratteri molto grandi. Chi passa fa in tempo a comprare ciò che gli serve.
>
> Cambia gli orari anche su Google e su Facebook. In molti guardano lì prima di uscire di casa.
`,
  },
  {
    templateId: 'commerciante-leggere-vendite',
    asks: [
      ['capire', 'vendite', 'negozio'],
      ['leggere', 'vendite'],
      ['analizz', 'vendite', 'negozio'],
      ['confront', 'vendite', 'negozio'],
      ['vendite', 'gennaio', 'febbraio'],
      ['vendite', 'mesi', 'negozio'],
    ],
    answer: `# Che cosa dicono le vendite

## Punti Chiave

- In tre mesi hai venduto 630 pezzi, cioè 210 al mese in media.
- Febbraio è sotto la media, marzo è sopra.
- Febbraio però ha meno giorni, e conta anche questo.
- Tre mesi sono pochi per essere sicuri.

## Contenuto Dettagliato

Le tue vendite: {{quanto hai venduto?}}. I conti qui sotto sono un esempio: gennaio 210, febbraio 180, marzo 240.

### I conti

| Mese | Pezzi | Rispetto al mese prima | Pezzi al giorno |
| --- | --- | --- | --- |
| Gennaio | 210 | …… | 210 : 31 = 6,8 |
| Febbraio | 180 | 30 in meno (14%) | 180 : 28 = 6,4 |
| Marzo | 240 | 60 in più (33%) | 240 : 31 = 7,7 |

- Totale: 210 + 180 + 240 = 630 pezzi
- Media: 630 : 3 = 210 pezzi al mese
- Calo di febbraio: 30 : 210 = 0,14, cioè 14 su cento
- Salita di marzo: 60 : 180 = 0,33, cioè 33 su cento

I pezzi al giorno contano tutti i giorni del mese, anche quelli di chiusura.

### Che cosa dicono i numeri

- A marzo hai venduto più che a gennaio e a febbraio.
- Contando i giorni, il calo di febbraio è piccolo.

### Che cosa è solo un'ipotesi

- Intanto è cambiato questo: {{che cosa è cambiato in negozio?}}. Può aver aiutato, ma non è provato.
- Anche la stagione o il tempo possono contare.

### Tre prove per il mese prossimo

1. Segna ogni sera i pezzi venduti.
2. Per una settimana chiedi a chi entra che cosa lo ha attirato.
3. Cambia una cosa sola e guarda che cosa succede.

## Suggerimenti

> Confronta marzo con il marzo dell'anno scorso, che dice più di febbraio.
>
> Rifai i conti con la calcolatrice prima di decidere.
`,
  },
  {
    templateId: 'commerciante-foto-prodotti',
    asks: [
      ['fotograf', 'prodotti'],
      ['foto', 'prodotti', 'telefon'],
      ['foto', 'prodotti', 'negozio'],
      ['foto', 'prodotti', 'sito'],
      ['foto', 'mio', 'prodotto'],
      ['foto', 'articol', 'negozio'],
      ['foto', 'merce', 'negozio'],
    ],
    answer: `# La foto, in tre ritocchi

## Punti Chiave

- Prima la luce, poi lo sfondo, poi la distanza: in quest'ordine.
- Bastano il telefono, la vetrina e un foglio bianco.
- Si cambia una cosa per volta, e si guarda la differenza.

## Contenuto Dettagliato

**Il prodotto:** {{che prodotto è?}}

**Nella foto:** {{che cosa si vede nella foto?}}

**Dove la userai:** {{dove la userai?}}

### 1. Per primo: la luce

Porta il prodotto vicino alla vetrina, con la luce di lato. Spegni lampade e flash. Se un lato resta scuro, metti dall'altra parte un cartoncino bianco.

### 2. Poi: lo sfondo

Appoggia il foglio bianco al muro e fallo scendere sul piano, senza pieghe. Dietro al prodotto non deve esserci nient'altro.

### 3. Infine: la distanza

Avvicinati tu, senza ingrandire con le dita. Lascia un po' di bianco intorno. Tieni il telefono all'altezza del prodotto. Premi il prodotto sullo schermo, così diventa nitido.

### Tre errori da evitare

- **Il sole diretto:** fa ombre nere.
- **I filtri:** il colore deve essere quello vero, se no la merce torna indietro.
- **Una foto sola:** servono anche il dietro, un particolare e l'etichetta.

## Suggerimenti

> Metti vicine la foto di prima e quella di adesso. La differenza ti dice se continuare.
>
> Segna a terra, con il nastro, il posto del tavolo, e le foto vengono tutte uguali.
`,
  },
]

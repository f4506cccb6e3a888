import type { DemoExample } from '../../../content-types.ts'

export const homeExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-confronta',
    asks: [
      ['confront', 'offert'],
      ['confront', 'due', 'contratt'],
      ['quale', 'offert', 'convien'],
      ['scegli', 'due', 'offert'],
    ],
    answer: `# Due offerte, un conto solo

## Punti Chiave

- Il prezzo al mese non basta. Conta quanto spendi in due anni.
- Uno sconto che dura sei mesi può costare caro nel secondo anno.
- Quanto costa andare via prima va chiesto adesso.

## Contenuto Dettagliato

**Che cosa devi scegliere:** {{che cosa devi scegliere?}}

**La prima offerta:** {{che cosa dice la prima offerta?}}

**La seconda offerta:** {{che cosa dice la seconda offerta?}}

### Il conto su due anni

Prezzo al mese × 24, più quello che paghi all'inizio.

Un esempio: 24 euro al mese, e niente all'inizio, fanno 24 × 24 = **576 euro**. Invece 19 euro al mese e 49 all'inizio fanno 19 × 24 + 49 = **505 euro**.

| Voce | La prima | La seconda |
| --- | --- | --- |
| Prezzo al mese | …… | …… |
| Da pagare all'inizio | …… | …… |
| Totale in due anni | …… | …… |
| Quanto dura il prezzo | …… | …… |
| Quanto costa andare via | …… | …… |

### Che cosa chiedere

1. Questo prezzo vale per sempre? Se no, quanto pago dopo?
2. Se vado via prima, che cosa pago?
3. Ci sono altri costi, per esempio un apparecchio a rate?
4. Me lo mandate per iscritto?

## Suggerimenti

> Non dire di sì per telefono. Chiedi il foglio, e leggilo con calma il giorno dopo.
>
> Rifai le somme con la calcolatrice, perché anche l'AI può sbagliarle.
`,
  },
  {
    templateId: 'vita-quotidiana-verbale-assemblea',
    asks: [
      ['verbal', 'condomin'],
      ['verbal', 'assemble'],
      ['capi', 'assemble', 'condomin'],
      ['spes', 'condomin', 'millesim'],
      ['spieg', 'millesim'],
    ],
    answer: `# Il verbale, riga per riga

## Punti Chiave

- Le parole difficili sono poche e tornano in ogni verbale.
- Quanto paghi tu, di solito, non è nel verbale: è nel riparto.
- Se non sei d'accordo c'è poco tempo. Chiedi subito.

## Contenuto Dettagliato

Le righe: «{{quali righe non capisci, senza nomi?}}»

La tua domanda: {{che cosa vuoi sapere?}}

### Le parole

- **Delibera:** la decisione presa con il voto.
- **Maggioranza:** quanti hanno votato sì. Si contano le persone e anche i millesimi.
- **Millesimi:** quanto pesa il tuo appartamento su tutto il palazzo, che vale mille.
- **Riparto:** la divisione della spesa tra tutti.
- **Consuntivo:** le spese già fatte. **Preventivo:** quelle previste.
- **Fondo:** soldi messi da parte prima di un lavoro.

### Come si fa il conto

La tua parte è: spesa × i tuoi millesimi : 1.000.

Un esempio: una spesa di 20.000 euro e 50 millesimi fanno 20.000 × 50 : 1.000 = **1.000 euro**.

### Che cosa chiedere all'amministratore

1. Quanti millesimi ho, per questa spesa?
2. In quante rate si paga, e da quando?
3. Posso vedere i preventivi delle ditte?
4. Chi non era presente come riceve il verbale?

## Suggerimenti

> Per contestare una decisione il tempo è breve, di solito 30 giorni. Chiedi subito a un'associazione di proprietari o di inquilini, o a un avvocato. Scritto nel novembre 2026.
`,
  },
  {
    templateId: 'vita-quotidiana-vendere-usato',
    asks: [
      ['vend', 'usat'],
      ['annunc', 'vend'],
      ['annunc', 'usat'],
      ['vend', 'bicicl'],
      ['vend', 'mobil'],
    ],
    answer: `# L'annuncio

## Punti Chiave

- Il titolo dice che cosa è. I difetti sono scritti, così nessuno si lamenta.
- Indirizzo e telefono li dai solo a chi viene davvero.
- Chi paga subito senza vedere la cosa di solito vuole imbrogliarti.

## Contenuto Dettagliato

### Da copiare

**Vendo: {{che cosa vendi?}}**

Com'è: {{com'è, con pregi e difetti?}}.

Chiedo {{quanto chiedi?}}. Si può vedere e provare.

Si ritira di persona, in zona ……, nei giorni ……

Si paga alla consegna: niente anticipi e niente spedizioni.

### Le foto

1. Tutto intero, alla luce del giorno.
2. Il particolare più bello.
3. Il difetto, da vicino.

Nelle foto non fare vedere la targa, i documenti o il numero di casa.

### Chi vuole imbrogliarti

- Non chiede niente dell'oggetto e paga subito tutto.
- Ti manda un collegamento «per ricevere i soldi». Per ricevere soldi non si scrive mai il numero della carta.
- Ti fa andare a uno sportello automatico. Lì, con un codice, i soldi li mandi tu.
- Ti chiede un codice arrivato sul telefono.
- Manda più soldi del prezzo e vuole indietro il resto.

## Suggerimenti

> Incontra chi compra di giorno, in un luogo con altra gente, e porta qualcuno con te.
>
> Se hai già scritto i dati della carta, chiama subito la banca.
`,
  },
  {
    templateId: 'vita-quotidiana-badante',
    asks: [
      ['accord', 'badant'],
      ['foglio', 'badant'],
      ['istruzion', 'badant'],
      ['orari', 'badant'],
      ['regol', 'badant'],
    ],
    answer: `# Il nostro foglio

## Punti Chiave

- Una frase corta si capisce e si traduce bene. Due insieme no.
- Paga e contributi si guardano con un patronato, l'ufficio che aiuta con lavoro e pensioni.
- Leggetelo insieme, e cambiate quello che non va.

## Contenuto Dettagliato

Buongiorno. Questo foglio serve a tutti, per stare bene.

### Quando

{{quali giorni e quali ore?}}

Se un giorno non può venire, telefoni appena lo sa.

### Che cosa fare

{{che cosa fa?}}

Se il tempo non basta, lo dica. Decidiamo insieme che cosa viene prima.

### La casa

È importante sapere questo: {{che cosa deve sapere della casa?}}.

- Le chiavi stanno qui: ……
- Le cose per pulire stanno qui: ……
- La spesa si segna su un quaderno, con lo scontrino.

### Il rispetto

- Prima di entrare in camera si bussa.
- Le decisioni sulla persona si prendono con la persona.
- Lei ha diritto al riposo e alla pausa.

### I numeri

- Famiglia: ……
- Medico: ……
- Notte e festivi, se non è urgente: 116117
- Emergenza: 112

## Suggerimenti

> Per tradurlo, chiedi all'AI una frase alla volta, e così per la lista della spesa. Poi fai rileggere a chi parla quella lingua.
>
> Contratto, paga e contributi vanno fatti in regola. Vi aiuta un patronato, o un CAF, l'ufficio delle tasse e delle buste paga.
`,
  },
  {
    templateId: 'vita-quotidiana-maglia',
    asks: [
      ['lavor', 'maglia'],
      ['spieg', 'maglia'],
      ['schema', 'maglia'],
      ['maglia', 'ferri'],
      ['sciarp', 'ferri'],
      ['avvi', 'magli', 'ferri'],
    ],
    answer: `# Il lavoro a maglia, con parole intere

## Punti Chiave

- Le abbreviazioni sono poche. Una volta sciolte, la riga si legge.
- Si comincia da quello che sai già fare.
- Alla fine di ogni ferro si contano le maglie. Se un numero manca, non si indovina.

## Contenuto Dettagliato

**Il lavoro:** {{che lavoro vuoi fare?}}

**Le righe difficili:** «{{quali righe non capisci?}}»

**Sai già fare:** {{che cosa sai già fare?}}

### Le abbreviazioni

| C'è scritto | Si legge |
| --- | --- |
| avv. | avviare: mettere le prime maglie sul ferro |
| m. | maglia: un cappio sul ferro |
| f. | ferro: anche una riga intera, da un bordo all'altro |
| dir. | a diritto |
| rov. | a rovescio |
| coste 2/2 | due a diritto e due a rovescio, fino in fondo |
| aum. | aumentare: una maglia in più |
| dim. | diminuire: una in meno, di solito lavorandone due insieme |
| intrecc. | intrecciare: chiudere le maglie |
| tra due asterischi | quello che sta in mezzo si ripete |

### Come riscrivere le tue righe

1. Copia una riga sola su un foglio.
2. Al posto di ogni abbreviazione scrivi la parola intera.
3. Vai a capo a ogni virgola, perché ogni pezzo è un passo.
4. Accanto a ogni passo scrivi quante maglie hai.

### Un esempio, contato

«Avv. 40 m., lav. a coste 2/2 per 6 cm» diventa così:

1. Metti 40 maglie sul ferro. **Maglie: 40.**
2. Lavora due a diritto e due a rovescio, fino in fondo. Sono gruppi di 4: 40 : 4 = 10 gruppi, e non avanza niente. **Maglie: 40.**
3. Gira il lavoro. Fai a diritto le maglie che vedi a diritto, e a rovescio le altre. **Maglie: 40.**
4. Continua finché misuri 6 centimetri. Quanti ferri sono? Qui non è scritto, perché dipende dalla lana. Si misura.

## Suggerimenti

> Prima fai un quadrato di prova e misuralo: se la tua mano è più stretta, il lavoro viene più piccolo.
>
> L'AI conta male le maglie. Se il numero non torna, fermati e chiedi in merceria, o a chi lavora a maglia da tempo.
`,
  },
]

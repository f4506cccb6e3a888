import type { DemoExample } from '../../content-types.ts'

export const artigianoExamples: DemoExample[] = [
  {
    templateId: 'artigiano-preventivo-bagno',
    asks: [
      ['preventiv', 'bagno'],
      ['fai', 'preventiv', 'bagno'],
      ['preventiv', 'bagno', 'tabella'],
      ['preventiv', 'bagno', 'cliente'],
      ['preventiv', 'demolizion', 'posa'],
    ],
    answer: `# Il preventivo per il bagno

## Punti Chiave

- La tabella ha solo i prezzi dell'esempio.
- La somma dell'esempio fa 4.100 euro, senza IVA.
- Tempi, pagamenti e IVA li completi tu.
- Le macerie vanno nominate, comprese o no.

## Contenuto Dettagliato

### Preventivo

**Cliente:** …………………… · **Data:** ……………

**Lavoro:** rifare un bagno

**Grandezza:** {{quanto è grande il bagno?}}

**Lavori e prezzi dati:** {{quali lavori e a che prezzo?}}

La tabella qui sotto è un esempio già calcolato.

| Voce | Spiegazione | Prezzo |
| --- | --- | --- |
| Demolizione | togliere i vecchi rivestimenti e ciò che va rifatto | 900 euro |
| Impianto dell'acqua | tubi e attacchi nuovi per i sanitari | 1.800 euro |
| Posa | mettere in opera le piastrelle | 1.400 euro |
| **Totale senza IVA** | 900 + 1.800 + 1.400 | **4.100 euro** |

**IVA:** ……………………

**Totale da pagare:** ……………………

**Resta escluso:** {{che cosa è escluso dal preventivo?}}.

**Inizio dei lavori:** ……………………

**Durata prevista:** ……………………

**Pagamenti:** ……………………

**Il preventivo vale fino al:** ……………………

**Firma per accettazione:** ……………………

### Da chiarire prima di consegnarlo

- Chi porta via le macerie? Il costo è già nella demolizione?
- Chi monta i sanitari? Tra le voci non c'è.

## Suggerimenti

> Rifai la somma con la calcolatrice. Controlla che ogni voce dica proprio il tuo lavoro.
>
> Per l'IVA giusta chiedi al commercialista.
`,
  },
  {
    templateId: 'artigiano-spostare-lavoro',
    asks: [
      ['spost', 'lavoro', 'cliente'],
      ['rimand', 'lavoro', 'cliente'],
      ['rinvi', 'lavoro', 'cliente'],
      ['spost', 'lavori', 'pioggia'],
      ['spost', 'facciata', 'pioggia'],
      ['avvis', 'cliente', 'pioggia'],
      ['spost', 'cantiere', 'cliente'],
    ],
    answer: `# Il messaggio per spostare il lavoro

## Punti Chiave

- La notizia si dà subito, perché chi aspetta ha preso un permesso dal lavoro.
- Il motivo sta in una riga, o sembra una scusa.
- La nuova data è una proposta, con la richiesta di conferma.
- Il nome lo scrivi tu, sui puntini. Tra parentesi quadre va la firma.

## Contenuto Dettagliato

Buongiorno ……,

mi scuso, ma devo spostare il lavoro che avevamo fissato, {{quale lavoro devi spostare?}}. Le dico subito perché: {{perché sposti il lavoro?}}.

Posso venire {{quando puoi fare il lavoro?}}. Le va bene? Mi mandi una conferma, per favore. Basta un sì. Se preferisce un altro giorno, me lo dica e lo cerchiamo insieme.

Mi dispiace per il disturbo, e la ringrazio della pazienza.

Un saluto, [come ti firmi]

## Suggerimenti

> Manda il messaggio appena lo sai. Chi è avvisato presto si arrabbia poco.
>
> Se non arriva risposta entro sera, fai una telefonata.
`,
  },
  {
    templateId: 'artigiano-lista-materiali',
    asks: [
      ['lista', 'material', 'piastrell'],
      ['lista', 'material', 'cantier'],
      ['lista', 'material', 'attrezz'],
      ['elenc', 'material', 'attrezz'],
      ['elenc', 'material', 'cantier'],
      ['material', 'posare', 'piastrell'],
    ],
    answer: `# La lista per posare le piastrelle

## Punti Chiave

- La superficie è di 2,40 metri quadrati.
- Con il dieci per cento in più servono 2,64 metri quadrati di piastrelle.
- Per colla e stucco il consumo è scritto sul sacco.
- Le misure vanno riprese sul posto.

## Contenuto Dettagliato

Il lavoro: {{che lavoro devi fare?}}. Le misure: {{quali sono le misure del lavoro?}}. Qui sotto c'è un esempio di 4 metri per 60 centimetri.

### I conti

- Misure: 4 metri per 0,60 metri
- Superficie: 4 × 0,60 = 2,40 metri quadrati
- Dieci per cento: 2,40 × 0,10 = 0,24 metri quadrati
- Da ordinare: 2,40 + 0,24 = 2,64 metri quadrati
- Scatole: 2,64 diviso i metri quadrati di una scatola. Arrotonda in su.

### Materiali

| Materiale | Quantità |
| --- | --- |
| Piastrelle | 2,64 metri quadrati, cioè …… scatole |
| Colla | consumo scritto sul sacco × 2,64 = …… |
| Stucco per fughe | dipende da formato e fuga: …… |
| Prodotto di fondo, se serve | …… |
| Crocette o cunei | …… |
| Profilo per i bordi | …… metri |
| Silicone | …… |

### Attrezzi

- Metro, matita, livella, filo
- Tagliapiastrelle, pinza, flessibile
- Secchio, frusta, spatola dentata, cazzuola
- Martello di gomma, spatola per fughe, spugna
- Guanti, occhiali, mascherina, ginocchiere
- Teli, nastro, sacchi

### Da controllare sul posto

- Il fondo è piano, asciutto e solido?
- Gli angoli sono in squadra?
- Dove passano tubi e cavi?
- Quante prese ci sono, e dove?
- Dove prendo l'acqua? Dove posso tagliare?

## Suggerimenti

> Prendi scatole dello stesso lotto. Il colore può cambiare da un lotto all'altro.
>
> Rifai i conti con le misure vere, prima di ordinare.
`,
  },
  {
    templateId: 'artigiano-calendario-lavori',
    asks: [
      ['calendar', 'lavori', 'bagno'],
      ['calendar', 'cantier'],
      ['calendar', 'lavori', 'squadra'],
      ['fasi', 'cantier'],
      ['fasi', 'rifare', 'bagno'],
      ['program', 'lavori', 'cantier'],
    ],
    answer: `# Il calendario dei lavori

## Punti Chiave

- Si comincia: {{quando cominci il lavoro?}}.
- La squadra è di: {{quante persone lavorano?}}.
- I giorni sono una proposta. Contano solo quelli di lavoro.
- Le attese con i puntini le completi tu.

## Contenuto Dettagliato

**Il lavoro:** {{che lavoro devi organizzare?}}

Qui sotto c'è un esempio per un bagno in condominio.

| Giorno | Fase | Da ordinare prima |
| --- | --- | --- |
| Prima | Avviso al condominio, protezione di scale e ascensore | teli, nastro |
| 1 e 2 | Demolizione e trasporto delle macerie | sacchi, posto in discarica |
| 3 e 4 | Impianto dell'acqua e scarichi | tubi, raccordi |
| 5 | Impianto elettrico, con un installatore abilitato | scatole, cavi |
| 6 | Prova di tenuta, poi chiusura delle tracce | malta |
| 7 | Massetto | sabbia e cemento, o premiscelato |
| **Attesa: ……** | **Il massetto asciuga** | piastrelle e colla |
| 1 giorno | Impermeabilizzazione | guaina |
| **Attesa: ……** | **La guaina asciuga** | stucco, silicone |
| 2 giorni | Posa delle piastrelle | profili, crocette |
| **Attesa: ……** | **La colla fa presa** | sanitari, rubinetti |
| 1 giorno | Fughe e pulizia | spugne |
| 1 giorno | Sanitari, silicone e prova finale | fissaggi |

### Tempi che devi verificare tu

- Asciugatura del massetto: leggi la scheda del prodotto e misura l'umidità.
- Presa di colla e guaina: è scritta sulla confezione.
- Arrivo di piastrelle e sanitari: fatti confermare la data.
- Orari permessi per i rumori: leggi il regolamento del condominio.
- Giorni dell'elettricista: fissali subito.

## Suggerimenti

> Tieni un giorno libero ogni settimana. Un imprevisto arriva quasi sempre.
>
> Lascia una copia al cliente, che così sa quando resta senz'acqua.
`,
  },
  {
    templateId: 'artigiano-ricordare-pagamento',
    asks: [
      ['promemori', 'pagament', 'cliente'],
      ['promemori', 'cliente', 'pagat'],
      ['ricord', 'cliente', 'pagare'],
      ['ricord', 'cliente', 'pagament'],
      ['sollecit', 'cliente', 'lavoro'],
    ],
    answer: `# Il promemoria di pagamento

## Punti Chiave

- Quasi sempre è una dimenticanza, e si parte da lì.
- Nome, somma e numero della fattura sono da riempire.
- Si lascia al cliente il modo di spiegarsi.

## Contenuto Dettagliato

**Oggetto:** promemoria, fattura numero ……

Buongiorno ……,

le scrivo per un conto che risulta ancora aperto.

- **Lavoro:** {{che lavoro hai fatto?}}
- **Fattura:** numero ……
- **Somma:** € ……
- **Pagamento previsto:** {{quando doveva pagare il cliente?}}
- **Le ho già scritto:** {{quante volte hai già scritto al cliente?}}

Forse è solo una dimenticanza. Capita a tutti. Le chiedo però di provvedere entro questa data: ……

Se c'è qualcosa che non va, nel lavoro o nel conto, me lo dica subito. Ne parliamo volentieri.

Se ha già pagato, non tenga conto di questo messaggio. Mi basta una riga di conferma.

La ringrazio e la saluto cordialmente.

[nome e cognome]

## Suggerimenti

> Prima di mandarlo, controlla sul conto che il pagamento non sia arrivato.
>
> Tieni una copia con la data. Se il cliente non risponde, chiedi consiglio al commercialista.
`,
  },
  {
    templateId: 'artigiano-domande-sopralluogo',
    asks: [
      ['sopralluog', 'domand'],
      ['sopralluog', 'foglio'],
      ['sopralluog', 'misur'],
      ['sopralluog', 'lista'],
      ['sopralluog', 'chied', 'cliente'],
    ],
    answer: `# Il foglio del sopralluogo

## Punti Chiave

- Il foglio si porta a casa del cliente, con una penna.
- Quello che non si chiede oggi si paga a lavoro cominciato.
- Una foto per ogni angolo toglie una seconda visita.

## Contenuto Dettagliato

**Mestiere:** {{che mestiere fai?}}

**Lavoro da valutare:** {{che lavoro ti chiedono?}}

Le domande qui sotto sono quelle di un piastrellista per un pavimento.

### Spazi

1. Il vecchio pavimento resta o va tolto?

   ……………………………………

2. Quanto spazio c'è sotto le porte?

   ……………………………………

3. I mobili saranno già smontati?

   ……………………………………

### Impianti

1. Dove passano tubi e cavi sotto il pavimento?

   ……………………………………

2. Il riscaldamento è a pavimento?

   ……………………………………

### Tempi

1. Entro quando vuole finire?

   ……………………………………

2. La famiglia resta in casa durante i lavori?

   ……………………………………

### Spesa

1. Quanto vuole spendere, più o meno?

   ……………………………………

2. Le piastrelle le compra lei o le porto io?

   ……………………………………

### Accesso dei mezzi

1. Dove posso fermare il furgone? Serve un permesso?

   ……………………………………

2. C'è un ascensore per i carichi?

   ……………………………………

### Misure da prendere

- Lunghezza e larghezza, in tre punti: ……
- Le due diagonali: ……
- Altezza sotto le porte: ……
- Dislivello tra gli angoli: ……
- Metri di battiscopa: ……

### Foto da prendere

- La stanza dai quattro angoli
- Crepe, macchie e piastrelle rotte
- Soglie, tubi e scarichi
- Scala, portone e strada

## Suggerimenti

> Chiedi il permesso prima di fotografare. Niente persone, documenti o targhe.
>
> Prima di andare via rileggi le risposte insieme al cliente.
`,
  },
  {
    templateId: 'artigiano-lavoro-finito',
    asks: [
      ['racconta', 'lavoro', 'finito'],
      ['racconta', 'libreria', 'misura'],
      ['racconta', 'mobile', 'misura'],
      ['descriv', 'lavoro', 'finito'],
      ['facebook', 'lavoro', 'finito'],
    ],
    answer: `# Il racconto del lavoro finito

## Punti Chiave

- La difficoltà è la parte che si ricorda.
- Racconta la difficoltà e come si affronta a mano.
- Non nomina il cliente e non dice dove si trova la casa.

## Contenuto Dettagliato

Ho appena finito {{che cosa hai fatto?}}.

La parte difficile è stata {{che cosa era difficile nel lavoro?}}.

Nessuna misura poteva essere uguale a un'altra.

Ho misurato, provato e tolto poco per volta.

Con le mani si fa così: si guarda, si aspetta e si torna a provare.

Adesso sta al suo posto, come se ci fosse sempre stato.

Un lavoro a mano chiede più tempo, ma si adatta alla casa che trova.

Ora tocca a chi lo usa, ogni giorno.

## Suggerimenti

> Controlla riga per riga che sia andata così. Se una frase non è vera, cambiala con ciò che hai fatto tu.
>
> Aggiungi due foto: prima e dopo. Chiedi il permesso al cliente e guarda che non si veda nulla di suo.
`,
  },
  {
    templateId: 'artigiano-istruzioni-cura',
    asks: [
      ['istruzion', 'cura', 'tavolo'],
      ['istruzion', 'puli', 'tavolo'],
      ['istruzion', 'cura', 'legno'],
      ['istruzion', 'puli', 'legno'],
      ['istruzion', 'cliente', 'mobil'],
      ['tavolo', 'rovere', 'olio'],
    ],
    answer: `# Le istruzioni per il tavolo

## Punti Chiave

- Il foglio sta in una pagina e si consegna con il tavolo.
- L'avviso di pericolo viene per primo.
- Il tipo di olio e il telefono li scrivi tu.

## Contenuto Dettagliato

**Che cosa hai ricevuto:** {{che cosa hai consegnato?}}

Qui sotto c'è un esempio per un tavolo di legno finito a olio.

### Attenzione: pericolo di incendio

**Gli stracci sporchi di olio possono prendere fuoco da soli.** Non lasciarli mai in un mucchio o nel cestino. Stendili all'aperto, uno per uno, finché sono ben asciutti. Tieni l'olio lontano da bambini e fiamme.

### Ogni giorno

1. Togli le briciole con un panno morbido e asciutto.
2. Se serve, passa un panno appena umido.
3. Asciuga subito, nel senso del legno.

### Che cosa evitare

- Pentole calde: usa sempre un sottopentola.
- Acqua ferma: asciuga le gocce appena cadono.
- Candeggina, ammoniaca e spugne che graffiano.
- Il termosifone vicino e il sole forte tutto il giorno.

### Quando ridare l'olio

Fallo quando il legno sembra chiaro e asciutto. Usa solo questo olio: ……………………

Segui quello che è scritto sulla confezione. Apri le finestre e mettine poco. Togli l'olio in più con uno straccio, poi stendi lo straccio all'aperto.

### Quando chiamarmi

- Una crepa si allarga.
- Il piano si incurva o una gamba balla.
- Una macchia scura non va via.

Telefono: ……………………

## Suggerimenti

> Confronta il foglio con la scheda dell'olio che hai usato. Se dice altro, vale la scheda.
>
> Leggi l'avviso sugli stracci insieme al cliente, alla consegna.
`,
  },
  {
    templateId: 'artigiano-preventivo-lavoro',
    asks: [
      ['scriv', 'preventiv', 'lavor'],
      ['fare', 'preventiv', 'lavor'],
      ['preventiv', 'client', 'lavor'],
      ['preventiv', 'imbianc'],
      ['preventiv', 'dipinger'],
      ['modello', 'preventiv'],
    ],
    answer: `# Il preventivo, in bella copia

## Punti Chiave

- Lavori e prezzi sono solo i tuoi.
- Quello che non è compreso sta scritto, prima della firma.
- L'IVA è vuota, perché la sai tu, o il commercialista.

## Contenuto Dettagliato

### Preventivo

**Ditta:** …… · **Partita IVA:** …… · **Data:** ……

**Cliente:** ……

**Lavoro:** {{che lavoro è?}}

**Voci e prezzi:** {{quali voci e quali somme?}}

| Voce | Che cosa si fa | Prezzo |
| --- | --- | --- |
| 1 | …… | …… euro |
| 2 | …… | …… euro |
| 3 | …… | …… euro |
| **Totale senza IVA** | somma delle voci | **…… euro** |

**IVA:** …… **Totale da pagare:** ……

**Non è compreso:** {{che cosa non è compreso?}}

**Tempi e pagamento:** {{quando lo fai e come si paga?}}

**Questo preventivo vale fino al:** ……

**Firma del cliente per accettazione:** ……

### Il conto, un esempio

300 + 650 + 80 = **1.030 euro** senza IVA. Fai così con le tue voci e rifai la somma una seconda volta, dal basso in alto.

### Da chiarire prima di darlo

1. Che cosa succede se, aprendo, trovo un problema in più?
2. Chi porta via i rifiuti, e chi paga?
3. Chi compra i materiali?

## Suggerimenti

> Scrivi anche il tipo e la marca dei materiali: «vernice lavabile» non basta a nessuno dei due.
>
> Tieni una copia firmata. Se il lavoro cambia, fai firmare una riga in più.
`,
  },
  {
    templateId: 'artigiano-fattura',
    asks: [
      ['fare', 'fattura'],
      ['scriv', 'fattura'],
      ['descrizion', 'fattura'],
      ['prepar', 'fattura'],
      ['mandare', 'fattura'],
      ['email', 'fattura'],
    ],
    answer: `# La descrizione per la fattura

## Punti Chiave

- Ogni voce ha la sua riga, e il cliente legge e capisce.
- Le somme sono le tue. IVA e tasse restano vuote.
- Un IBAN nuovo si dice anche a voce, perché per email è una truffa frequente.

## Contenuto Dettagliato

### La descrizione

**Lavoro eseguito:** {{che cosa hai fatto?}}

**Luogo e data del lavoro:** ……

**Ore, materiali e somme:** {{quante ore, quali materiali, quali somme?}}

| Voce | Quantità | Prezzo | Somma |
| --- | --- | --- | --- |
| Manodopera | …… ore | …… euro | …… euro |
| Materiali | …… | …… euro | …… euro |
| **Totale senza IVA** | | | **…… euro** |

**Pagamento:** {{come e quando si paga?}}

Un esempio del conto: 2 ore × 40 euro = 80 euro. Con 75 euro di materiali fanno 80 + 75 = **155 euro**.

### Che cosa chiedi al commercialista

1. Quale IVA va su questo lavoro?
2. Il cliente ha diritto a una detrazione? Che frase ci vuole in fattura?
3. Va bene mandarla in questa data?

### L'email

Buongiorno,

il lavoro è finito: {{che cosa hai fatto?}}.

La fattura le arriva nel modo che mi ha indicato. Il pagamento: {{come e quando si paga?}}.

Per qualunque dubbio mi chiami. Grazie della fiducia.

[nome e cognome]

## Suggerimenti

> Fotografa il lavoro finito e tieni la foto con la fattura.
>
> L'IBAN scrivilo solo nella fattura. Se lo cambi, dillo a voce: un'email con un IBAN nuovo è una truffa frequente.
`,
  },
]

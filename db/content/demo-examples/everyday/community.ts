import type { DemoExample } from '../../../content-types.ts'

export const communityExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-locandina-festa',
    asks: [
      ['locandin', 'festa'],
      ['locandin', 'parrocch'],
      ['locandin', 'oratori'],
      ['locandin', 'associazion'],
      ['volantin', 'festa'],
      ['manifest', 'festa'],
    ],
    answer: `# La locandina

## Punti Chiave

- La riga più grande dice quale festa è, e si legge dall'altra parte della strada.
- Giorno, ora e posto stanno insieme.
- Sotto c'è il messaggio per WhatsApp.

## Contenuto Dettagliato

### Il testo

**Riga 1, la più grande:** {{che festa è?}}

**Riga 2, grande:** {{quando e dove si fa?}}

**Riga 3, media:** {{che cosa c'è da fare?}}

**Riga 4, più piccola:** se piove, ……

### Il messaggio per WhatsApp

Ciao! Ti aspettiamo: {{che festa è?}}.

Quando e dove: {{quando e dove si fa?}}.

Passa parola, e porta qualcuno.

### Prima di stampare

- Il giorno e la data vanno d'accordo? Guarda il calendario.
- C'è scritto dove si va se piove?
- Si legge da tre metri? Prova ad attaccarla al muro.
- Ci sono il nome del gruppo e un modo per chiedere?

## Suggerimenti

> Lascia vuota metà del foglio. Una locandina piena non la legge nessuno.
>
> Per appenderla in strada o in un negozio chiedi il permesso. In Comune ti dicono dove si può.
`,
  },
  {
    templateId: 'vita-quotidiana-verbale-riunione',
    asks: [
      ['verbal', 'riunion'],
      ['scriv', 'verbal', 'associazion'],
      ['verbal', 'associazion'],
      ['appunti', 'riunion'],
    ],
    answer: `# Verbale della riunione

## Punti Chiave

- Dentro c'è solo quello che hai scritto tu.
- Un lavoro senza nome e senza data non lo fa nessuno.
- Quello che non avete deciso va scritto come rimandato.

## Contenuto Dettagliato

**Riunione di:** {{di chi è la riunione?}}

**Data:** …… **Ora d'inizio:** …… **Luogo:** ……

**Presenti:** ……

**Assenti che hanno avvisato:** ……

### Di che cosa si è parlato

Dagli appunti: {{quali sono i tuoi appunti, senza cognomi?}}.

### Decisioni

1. Si decide: ……
2. Si decide: ……
3. Si rimanda alla prossima volta: ……

### Cose da fare

| Che cosa | Chi | Entro quando |
| --- | --- | --- |
| …… | …… | …… |
| …… | …… | …… |
| …… | …… | …… |

### Chiusura

La riunione finisce alle ……. La prossima è il …… alle ……

Scrive il verbale: ……

Firma di chi ha guidato la riunione: ……

## Suggerimenti

> Passa ogni appunto al suo posto: se è una scelta va nelle decisioni, se è un lavoro va nella tabella.
>
> Manda il verbale a tutti entro due giorni e chiedi: «Ho capito bene?».
`,
  },
  {
    templateId: 'vita-quotidiana-grazie-volontari',
    asks: [
      ['ringrazi', 'volontar'],
      ['grazie', 'volontar'],
      ['ringraziament', 'gruppo'],
      ['ringraziament', 'associazion'],
    ],
    answer: `# Un grazie

## Punti Chiave

- Il grazie dice che cosa è stato fatto e a chi è servito.
- Il grazie nomina un fatto preciso, e pochi aggettivi.
- A voce si dice piano. Un minuto è lungo, per chi ascolta in piedi.

## Contenuto Dettagliato

### Da leggere a voce

Oggi vorrei dire grazie a chi di solito non sale mai sul palco: {{chi vuoi ringraziare?}}.

Ricordiamo che cosa è successo, perché a volte non ce ne accorgiamo. In breve: {{che cosa hanno fatto?}}.

Qualcuno dirà che è poco. Io invece ho visto che cosa è cambiato: {{che cosa è cambiato grazie a loro?}}.

Nessuno vi ha obbligato. Potevate stare a casa, e siete venuti.

Senza di voi non si faceva. Grazie.

### In quattro righe

Grazie a voi: {{chi vuoi ringraziare?}}.

Non dimentichiamo che cosa è successo: {{che cosa hanno fatto?}}.

È servito, e si vede: {{che cosa è cambiato grazie a loro?}}.

A presto, con affetto.

## Suggerimenti

> Se puoi, aggiungi un momento che hai visto con i tuoi occhi.
>
> Dillo davanti agli altri, e poi anche a ognuno, con una stretta di mano.
`,
  },
  {
    templateId: 'vita-quotidiana-turni',
    asks: [
      ['turni', 'volontar'],
      ['turni', 'mese'],
      ['turni', 'associazion'],
      ['turni', 'parrocch'],
      ['tabell', 'turni'],
    ],
    answer: `# I turni di un mese

## Punti Chiave

- La tabella gira, e ogni settimana ci si sposta di un posto.
- Chi sostituisce è sempre qualcuno che quel giorno è libero.
- Le lettere diventano nomi solo sul foglio che stampi tu.

## Contenuto Dettagliato

**Per che cosa:** {{per che cosa sono i turni?}}

**I turni:** {{quali turni ci sono?}}

**Le persone:** {{quante persone, e chi non può quando?}}

### Lo schema che gira, con quattro persone e due turni

Qui tutti possono sempre. Se qualcuno non può, lo scambio è spiegato sotto.

| Settimana | Primo turno | Secondo turno | Sostituisce |
| --- | --- | --- | --- |
| 1 | A | B | C |
| 2 | B | C | D |
| 3 | C | D | A |
| 4 | D | A | B |

**Il conto:** ognuno fa due turni al mese, uno per tipo, e sostituisce una volta.

### Se qualcuno non può

1. Trova la riga in cui gli tocca il turno che non può.
2. Scambialo con chi, nella stessa riga, fa l'altro turno.
3. Se non basta, scambialo con chi sostituisce.
4. Rifai il conto: due turni a testa.

### Se siete di più

Aggiungi le lettere in fila: E, F, G. La regola è la stessa: ogni settimana si scende di uno.

## Suggerimenti

> Scrivi sotto la tabella una regola sola: chi non può trova il cambio e avvisa.
>
> Appendila dove si passa, e mandane una foto a tutti.
`,
  },
  {
    templateId: 'vita-quotidiana-bando',
    asks: [
      ['capi', 'bando'],
      ['spieg', 'bando'],
      ['bando', 'associazion'],
      ['partecip', 'bando'],
    ],
    answer: `# Il bando, prima di decidere

## Punti Chiave

- Un bando si legge cominciando da due cose: chi può partecipare e la scadenza.
- Quasi sempre i soldi arrivano dopo, e una parte la mettete voi.
- Se mancano due settimane e non avete i preventivi, conviene lasciar perdere.

## Contenuto Dettagliato

Le righe: «{{quali righe non capisci?}}»

Il vostro progetto: {{che cosa volete fare?}}

### Le parole

- **Soggetti ammessi:** chi può fare domanda.
- **Contributo:** i soldi che danno. **Cofinanziamento:** quelli che mettete voi.
- **Spese ammissibili:** quelle che vi rimborsano. Le altre restano a voi.
- **Rendicontazione:** il conto finale, con tutte le ricevute.
- **A fondo perduto:** soldi che non si restituiscono.
- **Punteggio:** i voti con cui fanno la classifica.

### Da controllare prima

1. La nostra associazione è tra i soggetti ammessi? Deve essere iscritta a un registro?
2. Quanti soldi dobbiamo anticipare, e per quanti mesi?
3. Chi tiene le ricevute e fa il conto finale?
4. Come si manda la domanda? Serve la PEC, l'email che vale come raccomandata, o lo SPID di chi firma?

### Tre motivi per lasciar perdere

1. Mancano meno di due settimane e non avete ancora i preventivi.
2. La vostra parte di soldi non c'è.
3. Il bando vi porta a fare una cosa che non avreste fatto.

## Suggerimenti

> Telefonate all'ufficio prima di cominciare. Una domanda vi può far risparmiare dieci pagine.
>
> Per i conti chiedete aiuto al Centro di servizio per il volontariato.
`,
  },
]

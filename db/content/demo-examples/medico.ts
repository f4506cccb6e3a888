import type { DemoExample } from '../../content-types.ts'

export const medicoExamples: DemoExample[] = [
  {
    templateId: 'medico-foglio-paziente',
    asks: [
      ['pazienti', 'misur', 'pression'],
      ['foglio', 'pazienti', 'pression'],
      ['istruzioni', 'pazienti', 'pression'],
      ['volantin', 'pazienti', 'pression'],
    ],
    answer: `# Il foglio da portare a casa

## Punti Chiave

- Le istruzioni sono in passi numerati, con frasi brevi.
- L'asterisco segna ogni punto che il medico deve verificare.
- Valori, farmaci e dosi non ci sono, e lo spazio è per il medico.

## Contenuto Dettagliato

Il foglio spiega: {{che cosa spiega il foglio?}}. Lo leggono: {{chi legge il foglio?}}. Qui sotto c'è un esempio sulla pressione.

### Come si misura la pressione a casa

**Prima di cominciare**

1. Scelga una stanza tranquilla.*
2. Si sieda, con la schiena appoggiata.*
3. Tenga i piedi a terra e le gambe non incrociate.*
4. Riposi un poco. Quanto tempo: ……………*

**La misura**

5. Metta il bracciale sul braccio nudo, come mostra il libretto dell'apparecchio.*
6. Appoggi il braccio sul tavolo, all'altezza del cuore.*
7. Prema il pulsante. Durante la misura non parli e non si muova.*

**Dopo la misura**

8. Scriva subito i numeri, il giorno e l'ora.
9. Porti il foglio alla prossima visita.

**Lo spazio del medico**

- Quando misurare: ……………………………
- Quante volte: ……………………………
- Quale braccio: ……………………………
- Farmaci e altre indicazioni: ……………………………
- Quando chiamare lo studio: ……………………………

## Suggerimenti

> Controlla tutti i punti con l'asterisco. Poi togli gli asterischi e stampa il foglio in caratteri grandi.
>
> Prova i passi una volta con il paziente, prima di consegnare il foglio.
`,
  },
  {
    templateId: 'medico-avviso',
    asks: [
      ['avviso', 'sala', 'attesa'],
      ['cartello', 'sala', 'attesa'],
      ['avviso', 'pazienti', 'ferie'],
      ['cartello', 'pazienti', 'ferie'],
      ['cartello', 'ambulatorio', 'ferie'],
      ['avvis', 'pazienti', 'chiusura'],
    ],
    answer: `# Avviso per la sala d'attesa

## Punti Chiave

- L'avviso resta sotto le 80 parole, con un tono gentile.
- Dice ai pazienti che cosa fare prima.
- Giorni, orari e numeri di telefono li scrivi tu.

## Contenuto Dettagliato

### Avviso ai pazienti

Gentili pazienti,

vi avvisiamo di questo: {{che cosa annuncia l'avviso?}}. Vi spieghiamo: {{che cosa devono sapere i pazienti?}}.

**Dal ……… al ………**

Per le cure che seguite già, chiedete prima le ricette. Così nessuno resta senza.

- **Dove chiederle:** ………………
- **Giorni e orari:** ………………
- **Telefono:** ………………
- **Ultimo giorno utile:** ………………

**In quei giorni**

- **Chi sostituisce il medico:** ………………
- **Giorni e orari:** ………………
- **Telefono:** ………………

Grazie per la collaborazione.

## Suggerimenti

> Aggiungi tu che cosa fare in un'urgenza, con i numeri giusti per la tua zona.
>
> Appendi l'avviso per tempo, all'altezza degli occhi. Usa caratteri grandi.
`,
  },
  {
    templateId: 'medico-segreteria',
    asks: [
      ['rispo', 'pazienti', 'ricett'],
      ['rispost', 'tipo', 'pazienti'],
      ['rispost', 'segreteria', 'pazienti'],
      ['rispo', 'pazienti', 'email'],
      ['rispo', 'pazienti', 'mail'],
    ],
    answer: `# Risposta tipo della segreteria

## Punti Chiave

- La risposta è la stessa per tutti e spiega la regola dello studio.
- Dice di no con gentilezza e indica che cosa fare.
- Ricorda che in un'emergenza si chiama il 112.
- Orari e contatti li scrivi tu.

## Contenuto Dettagliato

**Oggetto: la sua richiesta allo studio**

Gentile paziente,

grazie per il suo messaggio.

La sua richiesta è questa: {{che cosa chiedono i pazienti?}}. Ci dispiace, ma con un messaggio non possiamo accogliere la richiesta.

Per tutti vale la stessa regola: {{qual è la regola dello studio?}}.

La regola serve a fare le cose con attenzione e a proteggere i suoi dati.

Ecco come può fare:

- **Orari della segreteria:** ……………………
- **Telefono:** ……………………
- **Chi può venire al suo posto:** ……………………

Se ha un dubbio sulla sua cura, ne parli con il medico. Per un appuntamento può chiamare la segreteria.

**In un'emergenza non scriva: chiami subito il 112.**

La ringraziamo per la pazienza.

Un cordiale saluto,

La segreteria dello studio ……………………

## Suggerimenti

> Fai leggere il testo al medico prima di usarlo la prima volta.
>
> Se un paziente scrive di stare male, non mandare questa risposta e avvisa subito il medico.
`,
  },
  {
    templateId: 'medico-diario',
    asks: [
      ['diario', 'pazienti', 'stamp'],
      ['diario', 'paziente', 'stamp'],
      ['diario', 'pression', 'stamp'],
      ['diario', 'pazienti', 'pression'],
      ['tabella', 'segnar', 'pression'],
    ],
    answer: `# Il diario da riempire a mano

## Punti Chiave

- Una riga per ogni giorno: l'esempio è di una settimana.
- Una casella vuota dice al medico che quel giorno la misura è saltata.
- I valori normali non ci sono, perché i numeri li legge il medico.

## Contenuto Dettagliato

**Che cosa segno:** {{che cosa si segna nel diario?}}

**Quanto dura:** {{quanto dura il diario?}}

**Nome:** …………………… **Dal giorno:** ……………

**Come si fa**

1. Tenga il diario e una penna vicino all'apparecchio.
2. Scriva i numeri subito, così come li legge.
3. Se salta una volta, lasci lo spazio vuoto.
4. Porti il diario alla prossima visita.

| Giorno | Mattino: ora | Mattino: numeri | Sera: ora | Sera: numeri | Note |
| --- | --- | --- | --- | --- | --- |
| Lunedì | …… | …… / …… | …… | …… / …… | …… |
| Martedì | …… | …… / …… | …… | …… / …… | …… |
| Mercoledì | …… | …… / …… | …… | …… / …… | …… |
| Giovedì | …… | …… / …… | …… | …… / …… | …… |
| Venerdì | …… | …… / …… | …… | …… / …… | …… |
| Sabato | …… | …… / …… | …… | …… / …… | …… |
| Domenica | …… | …… / …… | …… | …… / …… | …… |

**Le mie domande per il medico**

1. ………………………………………
2. ………………………………………
3. ………………………………………

**Quando chiamare lo studio (lo scrive il medico):** ………………………

## Suggerimenti

> Stampa il foglio in orizzontale, così le caselle sono più larghe.
>
> Riempi la prima riga insieme al paziente, poi consegna il diario.
`,
  },
  {
    templateId: 'medico-esame',
    asks: [
      ['promemoria', 'pazienti', 'esame'],
      ['promemoria', 'pazienti', 'prelievo'],
      ['promemoria', 'prelievo', 'sangue'],
      ['istruzioni', 'pazienti', 'prelievo'],
      ['foglio', 'pazienti', 'prelievo'],
      ['spieg', 'pazienti', 'prelievo'],
    ],
    answer: `# Prima dell'esame

## Punti Chiave

- I fatti sono quelli del laboratorio, con altre parole.
- Ogni frase va nella sua parte: il giorno prima, la mattina, dopo.
- L'asterisco segna le frasi che si capiscono in due modi.

## Contenuto Dettagliato

**L'esame:** {{quale esame deve fare il paziente?}}

**Il testo del laboratorio:** {{quali istruzioni dà il laboratorio?}}

### Le parole, cambiate

| Nel testo | Per il paziente |
| --- | --- |
| presentarsi | venga |
| a digiuno da otto ore* | non mangi niente nelle otto ore prima |
| è consentita l'assunzione di acqua | può bere acqua |
| salvo diversa indicazione* | se il medico le ha detto un'altra cosa, faccia quella |
| previa prenotazione | prima deve prenotare |
| munirsi di | porti con sé |

### Le frasi con l'asterisco

- «A digiuno da otto ore»: scrivi l'ora. «Non mangi dopo le ……» non si sbaglia.
- «Salvo diversa indicazione»: scrivi quale, per questa persona.

### Il foglio in tre parti

1. **Il giorno prima:** ultima ora per mangiare: ……
2. **La mattina:** venga alle …… , in ……
3. **Dopo l'esame:** ……

Dove il laboratorio non dice niente, la riga resta vuota.

## Suggerimenti

> Prima di darlo, leggi il foglio con un paziente e chiedi: «Che cosa farà domani?».
>
> Se un'istruzione manca, non la inventa l'AI: la chiede lo studio al laboratorio.
`,
  },
  {
    templateId: 'medico-vaccino',
    asks: [
      ['invit', 'pazienti', 'vaccin'],
      ['messaggio', 'pazienti', 'vaccin'],
      ['avvis', 'pazienti', 'vaccin'],
      ['campagna', 'vaccin', 'pazienti'],
    ],
    answer: `# L'invito, in parole semplici

## Punti Chiave

- L'invito dice quello che dice il testo ufficiale, e niente di più.
- Chi ha un dubbio deve avere un numero da chiamare.
- Le indicazioni cambiano ogni anno: scrivi la data del testo.

## Contenuto Dettagliato

Buongiorno,

le scriviamo per il vaccino di quest'anno.

Il testo ufficiale dice così: {{quale testo ufficiale vuoi riscrivere?}}.

In parole semplici: ……

Un esempio: «Se ha 60 anni o più, il vaccino contro l'influenza per lei è gratis.»

- **Giorni e orari:** ……
- **Luogo:** ……
- **Come prenotare:** ……
- **Per parlarne prima:** ……

Un cordiale saluto,

Lo studio ……

## Suggerimenti

> Metti il testo ufficiale accanto all'invito e controlla frase per frase. Se non dice la stessa cosa, vale il primo.
>
> Scrivi la data del testo, e togli l'esempio: le indicazioni cambiano ogni anno.

**Il testo ufficiale:** {{quale testo ufficiale vuoi riscrivere?}}

**Per:** {{a chi è rivolto il messaggio?}}

### Le parole, cambiate

- **La vaccinazione antinfluenzale:** il vaccino contro l'influenza.
- **È raccomandata:** il medico la consiglia.
- **È offerta gratuitamente:** non si paga.
- **Di età pari o superiore a 60 anni:** che hanno 60 anni o di più.
- **Somministrazione:** la puntura.
- **Soggetti:** persone.
- **Co-somministrazione:** due vaccini nello stesso giorno.
`,
  },
  {
    templateId: 'medico-colloquio',
    asks: [
      ['colloquio', 'paziente', 'guidar'],
      ['parole', 'paziente', 'guidar'],
      ['consigliar', 'paziente', 'guidar'],
      ['convinc', 'paziente', 'guidar'],
      ['comunicar', 'paziente', 'guidar'],
    ],
    answer: `# Preparare il colloquio

## Punti Chiave

- Prima si ascolta, poi si dice la cosa difficile.
- A chi riceve un no serve un'alternativa, già pronta.
- Il caso è generico: niente diagnosi e niente cure.
- Che cosa consigliare lo decide il medico.

## Contenuto Dettagliato

**Scopo del colloquio:** {{che cosa deve fare il medico?}}

**Come può sentirsi la persona:** {{come può sentirsi la persona?}}

Le frasi qui sotto sono un esempio: consigliano di non guidare più.

### Come aprire il discorso

«Oggi vorrei prendermi un po' di tempo con lei. Mi racconta come si muove di solito durante la settimana?»

Lascia parlare. Poi di': «C'è una cosa che mi preoccupa, e vorrei dirgliela con franchezza.»

### Tre frasi calme

1. «So quanto conta per lei prendere la macchina. Ne parlo perché tengo a lei.»
2. «Il mio consiglio è di non guidare più. Le spiego volentieri perché.»
3. «Non deve risolvere tutto oggi. Vediamo insieme come muoversi in un altro modo.»

### Cinque reazioni e una risposta

1. **Rabbia:** «Guido da una vita.» Risposta: «È vero, e nessuno vuole toglierle questo merito.»
2. **Tristezza:** «Allora sono solo un peso.» Risposta: «No. Chiedere un passaggio non toglie valore a nessuno.»
3. **Rifiuto:** «Io continuo lo stesso.» Risposta: «Capisco che sia difficile. Mi dica che cosa le mancherebbe di più.»
4. **Trattativa:** «Solo fino al mercato.» Risposta: «Cerchiamo un altro modo per arrivarci.»
5. **Silenzio.** Risposta: «Non c'è fretta. Resto qui con lei.»

## Suggerimenti

> Prova le frasi ad alta voce e cambiale finché non sembrano tue.
>
> Tieni pronto un elenco di autobus e passaggi in zona. Controllalo prima.
`,
  },
  {
    templateId: 'medico-incontro',
    asks: [
      ['scalett', 'incontro', 'salute'],
      ['scalett', 'incontro', 'cadute'],
      ['incontro', 'pubblic', 'salute'],
      ['incontro', 'quartiere', 'salute'],
      ['incontro', 'biblioteca', 'salute'],
      ['conferenz', 'salute', 'quartiere'],
    ],
    answer: `# Scaletta dell'incontro

## Punti Chiave

- L'esempio dura un'ora, con dieci minuti per le domande.
- La prova pratica si fa restando seduti.
- L'asterisco segna i dati da controllare sul sito dell'Istituto Superiore di Sanità.
- I dati sono vuoti: li completa il medico.

## Contenuto Dettagliato

**Tema:** {{qual è il tema dell'incontro?}}

**Durata:** {{quanto dura l'incontro?}}

**Posto:** {{in quale posto si fa l'incontro?}}

La scaletta qui sotto è un esempio di un'ora, sulle cadute in casa.

### 1. Benvenuto (5 minuti)

- Chi parla e di che cosa.
- Una domanda per cominciare: «In quale punto della casa fate più attenzione?»

### 2. Perché ne parliamo (10 minuti)

- Quante persone cadono in casa: ……………*
- In quali stanze succede di più: ……………*

### 3. La casa, stanza per stanza (15 minuti)

- **Ingresso:** luce facile da accendere, niente scarpe in mezzo.*
- **Cucina:** le cose di ogni giorno a portata di mano, senza salire sulle sedie.*
- **Bagno:** pavimento asciutto e un appoggio sicuro.*
- **Camera:** una luce vicino al letto.*
- **Scale:** libere, con il corrimano.*

### 4. Prova pratica (15 minuti)

- A ogni tavolo c'è il disegno di una stanza.
- Ogni gruppo cerca i pericoli e li segna in rosso.
- Poi ogni persona scrive una cosa da cambiare a casa sua.

### 5. Domande (10 minuti)

- Si risponde a tutti in modo generale.
- Per il proprio caso si va dal medico.

### 6. Saluti (5 minuti)

- Un foglio con i consigli da portare a casa.
- A chi rivolgersi in quartiere: ……………

## Suggerimenti

> Prepara i disegni e le penne rosse il giorno prima, una copia per tavolo.
>
> Parla vicino alle persone, con un microfono. In fondo alla sala si sente meno.
`,
  },
]

import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const rightsFinished: FinishedAnswers = {
  'vita-quotidiana-messaggio-sospetto': `# Due euro per un pacco: fermati

## Punti Chiave

- Somiglia molto a una truffa che gira da anni. Dal solo testo, però, la certezza non c'è.
- Due euro non spaventano nessuno. A chi imbroglia interessa il numero della carta che scrivi per pagarli.
- Se aspetti davvero un pacco, lo vedi nell'ordine, sul sito o nell'app del negozio.
- Hai già scritto i dati della carta? Chiama subito la banca.

## Contenuto Dettagliato

### Che cosa non convince

«Il tuo pacco» non dice quale: manca il negozio, manca il numero dell'ordine. «È fermo» mette fretta, perché sembra che lo perderai. «Paga due euro» è una cifra che si paga senza pensarci. E un SMS può portare il nome di un corriere vero anche se l'ha scritto un altro.

### Adesso, con calma

1. Non premere sul collegamento e non rispondere.
2. Aspetti qualcosa? Apri tu l'app del negozio, o scrivi tu l'indirizzo del corriere, e guarda lì.
3. Non aspetti niente? Allora hai finito. Segnalalo come indesiderato e lascia stare.

### Se hai già premuto

Aver solo aperto la pagina di solito non basta a farti danno. Chiudila e non scrivere niente. Se hai installato un'app, spegni il telefono e chiedi aiuto a qualcuno.

### Se hai già pagato

Chiama la banca al numero stampato sul retro della carta e chiedi di bloccarla. Poi fai una foto dello schermo, perché serve per la denuncia ai Carabinieri o alla Polizia.

## Suggerimenti

> Prima di decidere fallo leggere a una persona di fiducia. Un corriere vero può aspettare dieci minuti.
`,
  'vita-quotidiana-disdetta': `# Disdetta dell'abbonamento

## Punti Chiave

- Conta il giorno in cui la lettera arriva, e il contratto dice quanto prima va mandata.
- La conferma scritta è la prova che hai smesso.
- Se paghi con la banca, la disdetta non ferma da sola gli addebiti. Guarda il conto.
- Fino alla fine del contratto la rivista continua ad arrivare, ed è giusto così.

## Contenuto Dettagliato

Al Servizio abbonati di ……

Data: ……

**Oggetto: disdetta dell'abbonamento numero ……**

Buongiorno,

non desidero più ricevere la vostra rivista. Vi comunico la disdetta del mio abbonamento e vi chiedo di non rinnovarlo.

Vi chiedo di confermarmi per iscritto che l'avete ricevuta, e di dirmi qual è l'ultimo numero che mi spedirete e da quale giorno non pagherò più.

Se per chiudere serve un modulo, mandatemelo a questo indirizzo.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo: ……${br}
Firma: ……

## Suggerimenti

> Segna sul calendario la data che ti confermano. Il mese dopo apri l'estratto conto e guarda se c'è ancora un addebito.

### Nel contratto cerca tre parole

1. **Rinnovo.** Se c'è scritto «tacito» o «automatico», senza disdetta l'abbonamento ricomincia da solo.
2. **Preavviso.** Dice quanti giorni prima della fine va mandata.
3. **Modalità.** Dice come: raccomandata, PEC (un'email che vale come raccomandata) o una pagina del sito. Usa l'indirizzo scritto lì.
`,
  'vita-quotidiana-reclamo': `# Due bollette per lo stesso mese

## Punti Chiave

- Chiedi di annullare la seconda. Una richiesta così si accetta o si rifiuta, e non resta in sospeso.
- Le due bollette in copia sono la prova, e si vedono i due periodi uguali.
- Di solito la data di pagamento corre anche mentre aspetti. Telefona prima della scadenza.
- Se le bollette sono di due contatori diversi, l'errore può non esserci. Guarda il PDR, cioè il codice del punto dove arriva il gas.

## Contenuto Dettagliato

Al Servizio clienti del gas

Data: ……

**Oggetto: due bollette per lo stesso mese, richiesta di annullare la seconda**

Buongiorno,

ho ricevuto due bollette per lo stesso mese. La prima è la numero ……, la seconda la numero …… . Ve le mando in copia.

Vi chiedo di annullare la seconda e di confermarmi che non devo pagarla.

Se invece le due bollette riguardano consumi diversi, vi chiedo di spiegarmi per iscritto quali.

Aspetto la vostra risposta a questo indirizzo.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Codice cliente: ……${br}
Indirizzo o email: ……${br}
Firma: ……

## Suggerimenti

> Metti insieme le due bollette, la ricevuta di quella che hai pagato e una copia della lettera.
>
> Mandala con un mezzo che lascia una traccia: raccomandata, PEC (un'email che vale come raccomandata) o la pagina dei reclami, con una foto dello schermo.

### Se non rispondono

Quanto tempo hanno lo trovi sul loro sito, alla voce «reclami». Quando è passato, rimanda la stessa lettera con la parola «sollecito». Poi c'è lo Sportello per il consumatore di ARERA, l'autorità dell'energia, oppure un'associazione di consumatori.
`,
  'vita-quotidiana-rimborso': `# Rimborso per il treno in ritardo

## Punti Chiave

- Due ore di ritardo si provano con il biglietto e con una foto del tabellone, o con il messaggio del treno.
- Quanto ti spetta lo dicono le condizioni di chi gestisce il treno. Nella lettera non c'è nessuna percentuale.
- Spesso il rimborso si chiede entro un termine, quindi mandala questa settimana.

## Contenuto Dettagliato

Al Servizio clienti di ……

Data: ……

**Oggetto: treno arrivato con due ore di ritardo, richiesta di rimborso**

Buongiorno,

il …… ho viaggiato da …… a …… con il biglietto numero …… .

Il treno è arrivato con due ore di ritardo. Vi chiedo di rimborsarmi la parte del prezzo prevista dalle vostre condizioni.

Vi chiedo anche di dirmi quanto mi spetta, come arriva e in quanti giorni. Se la richiesta non è accolta, fatemi sapere il motivo.

Allego una copia del biglietto.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Telefono o email: ……

## Suggerimenti

> Un rimborso vero non arriva con una telefonata che ti chiede il numero della carta.

### Le prove

- Il biglietto, in copia. L'originale resta a te.
- La foto del tabellone, oppure l'avviso del ritardo sul telefono.
- Se hai speso per colpa del ritardo, per esempio un taxi, la ricevuta.

### Dove sono le regole

Sul sito di chi gestisce il treno, alla voce «rimborsi e indennità», o in biglietteria. Lì trovi anche il modulo, che spesso è più rapido di una lettera.
`,
  'vita-quotidiana-punti-deboli': `# La tua lettera, letta dal padrone di casa

## Punti Chiave

- Chi legge non sa quale termosifone è freddo, né da quando.
- «Nessuno viene» non dice chi hai chiamato. Lui può rispondere che non ne sapeva niente.
- «Fate qualcosa» gli lascia scegliere che cosa, e quando.
- Il termosifone è freddo: la cosa si può toccare. Tienila nella prima riga.

## Contenuto Dettagliato

### 1. Non si capisce che cosa è rotto

Un termosifone freddo può essere il termosifone, oppure tutto l'impianto. Per lui cambia la persona da chiamare.

**Meglio:** «Il termosifone della cucina resta freddo anche quando gli altri sono caldi.»

### 2. Manca il giorno

Tre giorni e tre settimane non sono la stessa lettera. E senza date, la telefonata che hai già fatto non esiste.

**Meglio:** «Succede dal …… . L'ho detto al telefono il …… .»

### 3. Il tono chiude la porta

«Nessuno viene, fate qualcosa» suona come un'accusa a chi forse la legge per la prima volta. Si difenderà, e del termosifone non parlerà.

**Meglio:** «Le chiedo di mandare un tecnico entro …… e di dirmi prima il giorno e l'ora.»

### Le domande che ti farà

- È freddo tutto, o solo in basso?
- Ha provato ad aprire la valvola?
- In quali ore trova qualcuno in casa?
- Il contratto dice chi paga la riparazione?

## Suggerimenti

> Se rispondi a queste quattro domande già nella lettera, risparmi un giro di telefonate.
>
> Una critica dell'AI può sbagliare. Tieni solo quello che ti convince.
`,
  'vita-quotidiana-multa': `# Divieto di sosta, con il cartello coperto

## Punti Chiave

- Prima di tutto serve una foto del cartello tra i rami, fatta da dove arriva chi guida. Se li tagliano, la prova sparisce.
- A decidere è il Prefetto, oppure il Giudice di pace. L'AI non può dirti chi dei due, né come finirà.
- Pagare subito costa meno, ma di solito chi paga non può più contestare.
- I giorni si contano da quando il verbale ti è stato consegnato. Segna la data sulla busta.

## Contenuto Dettagliato

### Le strade

| A chi | Entro quando, di solito | Che cosa succede |
| --- | --- | --- |
| Polizia locale, «in autotutela», cioè si corregge da sé | subito | possono annullare se l'errore è evidente; gli altri termini corrono lo stesso |
| Prefetto | 60 giorni | si scrive e basta; se dice no, la somma può salire |
| Giudice di pace | 30 giorni | c'è un'udienza e si paga una tassa |
| Nessuno, e paghi | 5 giorni per lo sconto, nei casi previsti | la cosa finisce lì |

I giorni si contano da quando ricevi il verbale.

### Dove lo leggi sul verbale

I termini stanno vicino alla parola «ricorso», spesso sul retro. Lo sconto sta vicino a «pagamento in misura ridotta». In alto c'è l'ufficio che l'ha fatta, con il numero da chiamare.

### Le domande a chi se ne intende

1. Un cartello coperto dai rami è un errore evidente, o si discute?
2. Nella strada c'erano altri cartelli, o strisce per terra?
3. Bastano le mie foto, o serve qualcuno che ha visto?
4. Se perdo, quanto pago in tutto?

## Suggerimenti

> Puoi chiedere all'ufficio scritto sul verbale, a un'associazione di consumatori o a un avvocato. I termini qui sopra sono generali, scritti nel novembre 2026: fa fede il verbale.
`,
}

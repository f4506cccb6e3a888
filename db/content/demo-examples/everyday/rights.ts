import type { DemoExample } from '../../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const rightsExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-reclamo',
    asks: [
      ['scriv', 'reclam'],
      ['letter', 'reclam'],
      ['fare', 'reclam'],
      ['reclam', 'compagnia'],
      ['reclam', 'servizio', 'clienti'],
      ['reclam', 'gas'],
      ['reclam', 'telefon'],
    ],
    answer: `# Il reclamo

## Punti Chiave

- Nell'oggetto scrivi il fatto in poche parole: chi apre la lettera capisce subito.
- I puntini li riempi tu, e tra parentesi quadre va il tuo nome.
- Una copia della prova, mai l'originale.

## Contenuto Dettagliato

A: {{a chi mandi il reclamo?}}

Data: ……

**Oggetto: reclamo per ……**

Buongiorno,

vi segnalo quanto segue: {{che cosa è successo, senza nomi e codici?}}.

Vi chiedo {{che cosa chiedi?}}.

Vi chiedo di rispondermi per iscritto e di dirmi entro quando lo farete. Se vi serve un documento, ditemi quale.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Codice cliente, se c'è: ……${br}
Indirizzo o email: ……${br}
Firma: ……

## Suggerimenti

> Mandala in un modo che lascia una prova: raccomandata, PEC (un'email che vale come raccomandata) o la pagina dei reclami, con una foto dello schermo.
>
> Tieni una copia di tutto, in una busta sola.

### Che cosa allegare

- Una copia di ciò che prova il fatto: bolletta, ricevuta, fotografia.
- La data di ogni telefonata, con il nome di chi ha risposto.

### Se non rispondono

1. Guarda sul loro sito o sulla bolletta entro quando rispondono ai reclami.
2. Passato quel tempo, manda la stessa lettera con la parola «sollecito».
3. Poi chiedi a un'associazione di consumatori: sa a chi andare dopo.
`,
  },
  {
    templateId: 'vita-quotidiana-rimborso',
    asks: [
      ['chied', 'rimbors'],
      ['richiest', 'rimbors'],
      ['letter', 'rimbors'],
      ['rimbors', 'bigliett'],
      ['rimbors', 'treno'],
    ],
    answer: `# La richiesta di rimborso

## Punti Chiave

- La lettera dice che cosa hai pagato, che cosa è successo e che cosa vuoi indietro.
- Nessuna regola è inventata: quelle vere stanno nelle condizioni di chi ti ha venduto.
- Il numero del biglietto e del conto li scrivi tu, alla fine.

## Contenuto Dettagliato

A: ……

Data: ……

**Oggetto: richiesta di rimborso per ……**

Buongiorno,

ho pagato questo: {{che cosa hai pagato?}}. Numero del biglietto o dell'ordine: ……

Vi scrivo perché non è andata come doveva: {{che cosa non è andato bene?}}.

Vi chiedo indietro {{che cosa chiedi indietro?}}.

Vi chiedo di dirmi per iscritto se la richiesta è accolta, in quanti giorni arrivano i soldi e come. Se non è accolta, vi chiedo di dirmi il motivo.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Telefono o email: ……

## Suggerimenti

> Manda presto la richiesta: spesso c'è un termine.
>
> Chi ti chiama per «darti il rimborso» e vuole il numero della carta è un truffatore.

### Le prove da allegare

- Il biglietto o la ricevuta, in copia: l'originale resta a te.
- La prova di ciò che è successo: una foto del tabellone, un messaggio, una foto del pacco.

### Dove sono le regole vere

- Per un treno: alla biglietteria, o sul sito di chi lo gestisce, alla voce «rimborsi e indennità».
- Per un acquisto: nella conferma d'ordine, alla voce «resi e rimborsi».
`,
  },
  {
    templateId: 'vita-quotidiana-punti-deboli',
    asks: [
      ['punti', 'deboli', 'letter'],
      ['critic', 'letter'],
      ['correg', 'mia', 'letter'],
      ['controll', 'mia', 'letter'],
      ['miglior', 'mia', 'letter'],
    ],
    answer: `# Tre punti deboli

## Punti Chiave

- Chi legge vuole sapere tre cose: che cosa, da quando, che cosa deve fare.
- Ogni punto ha una frase pronta: copiala e metti i tuoi fatti.
- La lettera resta tua: qui non è riscritta.

## Contenuto Dettagliato

La lettera: «{{copia la tua lettera senza nomi e numeri}}»

La riceve: {{chi riceve la lettera?}}

### 1. Dove manca un fatto

Cerca nella lettera una data. Senza il giorno, chi legge può rispondere «non lo sapevo».

**Meglio così:** «Il problema è cominciato il …… . L'ho detto per telefono il …… .»

### 2. Dove non si capisce che cosa vuoi

Frasi come «fate qualcosa» lasciano decidere all'altro. Chiedi una cosa sola, con un giorno.

**Meglio così:** «Vi chiedo di mandare …… entro il …… e di dirmi prima l'ora.»

### 3. Dove il tono fa arrabbiare

Parole come «mai», «sempre», «vergogna» fanno discutere del tono, e non del problema.

**Meglio così:** «Finora non ho avuto risposta. Capisco che ci siano altri lavori, ma ho bisogno di una data.»

### Le domande che farà chi legge

- Da quando? Chi lo ha visto?
- Che cosa devo fare, e chi paga?

## Suggerimenti

> Leggi la lettera ad alta voce il giorno dopo. Dove ti fermi, taglia.
>
> Anche la critica dell'AI può sbagliare: tieni solo quello che ti convince.
`,
  },
  {
    templateId: 'vita-quotidiana-multa',
    asks: [
      ['multa', 'chi', 'rivolg'],
      ['multa', 'dove', 'rivolg'],
    ],
    answer: `# Una multa che ti sembra sbagliata

## Punti Chiave

- Decide una persona, non l'AI: il Prefetto oppure il Giudice di pace.
- Di solito chi paga non può più contestare. Prima decidi, poi paghi.
- I giorni si contano da quando ricevi il verbale: guardali lì.

## Contenuto Dettagliato

**La multa:** {{per che cosa è la multa, senza targa e nomi?}}

**Perché ti sembra sbagliata:** {{perché ti sembra sbagliata?}}

### Le strade possibili

| Strada | Entro quando | Da sapere |
| --- | --- | --- |
| Chiedere a chi l'ha fatta di annullarla | subito | è per gli errori evidenti, e non ferma gli altri termini |
| Prefetto | di solito 60 giorni | si scrive e non si va in aula; se dice no, la somma può salire |
| Giudice di pace | di solito 30 giorni | si paga una tassa e c'è un'udienza |
| Pagare | entro 5 giorni costa meno, nei casi previsti | poi di solito non si contesta più |

### Dove lo trovi sul verbale

Cerca le parole «ricorso», «pagamento in misura ridotta» e «entro». Spesso sono dietro, in piccolo.

### Le domande da fare

1. Il mio caso è un errore evidente o si discute?
2. Quali prove servono? Una foto con la data basta?
3. Quanto rischio di pagare in più?

## Suggerimenti

> Fotografa subito il posto, prima che cambi.
>
> Chiedi all'ufficio della Polizia locale scritto sul verbale, a un'associazione di consumatori o a un avvocato. Termini generali, scritti nel novembre 2026: fa fede il verbale.
`,
  },
]

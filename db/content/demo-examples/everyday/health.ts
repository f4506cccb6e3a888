import type { DemoExample } from '../../../content-types.ts'

export const healthExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-domande-medico',
    asks: [
      ['domand', 'medico'],
      ['domand', 'dottor'],
      ['preparar', 'visita'],
      ['cosa', 'chied', 'medico'],
      ['cosa', 'dic', 'medico'],
    ],
    answer: `# Il foglio per la visita

## Punti Chiave

- Il racconto sta in tre frasi, perché il medico ha poco tempo.
- La domanda che ti preme va per prima. Togli quelle che non sono tue.
- Da quando succede, e in quali momenti: è quello che il medico chiede sempre.

## Contenuto Dettagliato

### Come lo racconti

1. «Sono qui per questo: {{per che visita vai?}}.»
2. «Vorrei dirle una cosa: {{che cosa ti preoccupa, in parole generali?}}.»
3. «È cominciato …… e succede di più quando …… .»

### Cinque domande

1. Che cosa può voler dire? È una cosa che si può aspettare?
2. Serve un esame? Come mi preparo?
3. Che cosa posso fare io, da oggi?
4. A che cosa devo fare attenzione, e quando la richiamo?
5. Quando ci rivediamo?

### Da portare

- L'elenco delle medicine che prendi, scritto a mano.
- Gli esami vecchi che parlano della stessa cosa.
- Occhiali, penna e questo foglio.

## Suggerimenti

> Se una parola è difficile, chiedi subito: «Me lo dice in un altro modo?».
>
> Prima di uscire ripeti a voce alta che cosa devi fare. Così, se hai capito male, il medico ti corregge.
`,
  },
  {
    templateId: 'vita-quotidiana-foglietto',
    asks: [
      ['spieg', 'fogliett', 'illustrativ'],
      ['capi', 'fogliett', 'illustrativ'],
      ['parol', 'fogliett', 'illustrativ'],
      ['legger', 'fogliett', 'illustrativ'],
    ],
    answer: `# Le parole del foglietto

## Punti Chiave

- Qui trovi le parole che rendono difficile quasi ogni foglietto.
- Nessun consiglio: se prenderla, quanta e quando lo dice chi ti cura.
- In farmacia rispondono senza appuntamento, con la scatola in mano.

## Contenuto Dettagliato

Le righe che hai copiato: «{{quali righe non capisci, senza dire per chi sono?}}»

### Le parole, una per una

- **Assumere:** prendere.
- **Somministrare:** dare a qualcuno.
- **Posologia:** quanta se ne prende, quante volte, per quanti giorni.
- **Salvo diversa prescrizione:** se il medico ti ha detto un'altra cosa, vale quello che ha detto lui.
- **A stomaco pieno:** dopo avere mangiato.
- **A digiuno:** a stomaco vuoto. Quanto tempo prima di mangiare lo dice il farmacista.
- **Controindicazioni:** i casi in cui non si deve prendere.
- **Interazioni:** che cosa succede insieme ad altre medicine, cibi o alcol.
- **Effetti indesiderati:** i disturbi che può dare. Sono elencati tutti, anche quelli rari.

### Quattro domande per la farmacia

1. Questa frase, nel mio caso, che cosa vuol dire?
2. Va d'accordo con le altre cose che prendo?
3. Che cosa faccio se ne salto una?
4. Quale disturbo devo dire subito al medico?

## Suggerimenti

> Porta in farmacia la scatola e il foglietto. Lì ti rispondono senza appuntamento.
>
> Non smettere e non cambiare niente per una risposta dell'AI.
`,
  },
  {
    templateId: 'vita-quotidiana-diario-disturbi',
    asks: [
      ['diari', 'disturb'],
      ['foglio', 'disturb'],
      ['segnar', 'disturb'],
      ['tabell', 'disturb', 'giorn'],
    ],
    answer: `# Il mio diario

## Punti Chiave

- Ogni riga si riempie in un minuto, appena succede.
- Le cause le cerca il medico, leggendo il foglio.
- Con un male forte e improvviso non si scrive: si chiama il 112.

## Contenuto Dettagliato

**Che cosa segno:** {{quale disturbo vuoi segnare?}}

**Per quanto tempo:** {{per quanto tempo lo tieni?}}

| Giorno | Ora | Fastidio da 1 a 5 | Che cosa facevo | Quanto è durato |
| --- | --- | --- | --- | --- |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |
| …… | …… | …… | …… | …… |

Quando le righe finiscono, stampa un altro foglio.

**Come dare il voto:** 1 vuol dire appena un po'. 3 vuol dire che mi ferma. 5 vuol dire che non riesco a fare niente.

### Quando non aspettare

- Chiama subito il 112 se il male è forte e improvviso, se manca il respiro, se una parte del corpo non si muove o le parole non escono.
- Se non è un'emergenza, ma è notte o festa, chiama il 116117.
- Se il voto resta 4 o 5 per più giorni, chiama il tuo medico prima della fine del diario.

## Suggerimenti

> Tieni il foglio e la penna nello stesso posto, per esempio sul frigorifero.
>
> Segna anche i giorni buoni, che aiutano il medico quanto gli altri.
`,
  },
  {
    templateId: 'vita-quotidiana-cambio-medico',
    asks: [
      ['cambi', 'medico', 'famiglia'],
      ['cambi', 'medico', 'base'],
      ['scegli', 'medico', 'famiglia'],
      ['nuovo', 'medico', 'famiglia'],
      ['medico', 'pensione', 'cambi'],
    ],
    answer: `# Cambiare medico di famiglia

## Punti Chiave

- Le strade sono tre: la farmacia, lo sportello e il Fascicolo Sanitario, su internet.
- Il medico nuovo deve avere posti liberi e lavorare nella tua zona.
- Orari e indirizzi cambiano. Controllali prima di muoverti. Scritto nel novembre 2026.

## Contenuto Dettagliato

**Il motivo:** {{perché cambi medico?}}

**La zona:** {{in che zona abiti, senza la via?}}

### In farmacia

1. Porta la tessera sanitaria. L'appuntamento non serve.
2. Di' che vuoi cambiare medico. Il farmacista guarda chi ha posto, e non ti consiglia un nome: scegli tu.
3. Lo fa la maggior parte delle farmacie lombarde, dal luglio 2022 (milanotoday.it, luglio 2022).

Per la prima scelta, o per un medico che è al completo, si va allo sportello.

### Allo sportello

1. Cerca lo sportello «scelta e revoca» della tua zona: lo gestisce l'ASST, cioè l'azienda degli ospedali pubblici.
2. Porta la tessera sanitaria e un documento.
3. Chiedi l'elenco dei medici con posti liberi e guarda dove hanno lo studio.
4. Scegli, e chiedi il foglio con il nome del medico nuovo.

### Su internet

1. Apri il Fascicolo Sanitario della Regione Lombardia, scrivendo tu l'indirizzo.
2. Entri con SPID, con la carta d'identità elettronica o con la tessera sanitaria e il suo codice.
3. Cerca la voce per cambiare medico: mostra chi ha posto.

### Che cosa non so da qui

- Quali medici hanno posto oggi.
- Gli orari dello sportello. Chiedili al telefono o in farmacia.

## Suggerimenti

> Prima di decidere, telefona allo studio: chiedi orari, scale, e se il medico fa visite a casa.
>
> Chiedi al vecchio medico una copia delle carte importanti. Se il Fascicolo ti sembra difficile, cerca un Punto Digitale Facile, se c'è vicino a te: lì qualcuno ti aiuta gratis con internet.
`,
  },
]

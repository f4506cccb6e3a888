import type { DemoExample } from '../../../content-types.ts'

export const papersExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-pratica',
    asks: [
      ['cosa', 'prepar', 'isee'],
      ['document', 'isee'],
      ['cosa', 'serve', 'isee'],
      ['cosa', 'prepar', 'spid'],
      ['document', 'spid'],
      ['cosa', 'prepar', 'pratica'],
      ['document', 'pratica'],
      ['pagare', 'pagopa'],
    ],
    answer: `# Prima di uscire

## Punti Chiave

- Alcune carte servono quasi sempre. Preparale già adesso.
- L'asterisco segna quello che devi controllare con chi ti riceve. Scritto nel novembre 2026.
- Con le quattro domande eviti di tornare due volte.

## Contenuto Dettagliato

**La pratica:** {{quale pratica devi fare?}}

**Dove:** {{dove la fai, allo sportello o su internet?}}

### Serve quasi sempre

- Documento d'identità, non scaduto.
- Tessera sanitaria: lì c'è il codice fiscale.
- Le lettere già ricevute sulla stessa cosa.
- Il telefono carico, per i codici che arrivano.*

### Che cosa sono

- **ISEE:** il foglio che misura redditi e risparmi della famiglia. Serve per pagare meno certi servizi. Lo prepara gratis un CAF, l'ufficio che aiuta con le tasse, oppure si fa sul sito dell'INPS.* Chiedono documenti della casa, del conto e di chi vive con te.*
- **TARI:** la tassa sui rifiuti. La manda il Comune. Servono l'avviso e i metri della casa.*
- **pagoPA:** il modo di pagare gli uffici pubblici. Sull'avviso c'è un codice, e si paga in banca, in posta, dal tabaccaio o con l'app IO.
- **SPID e CIE:** le chiavi per i siti pubblici. La CIE è la carta d'identità elettronica: la fa il Comune. Per lo SPID servono telefono, email e documento.*

### Quattro domande

1. Quali carte porto, originali o copie?
2. Può andare un'altra persona con una delega?
3. Quanto costa?
4. Entro quando è pronta?

## Suggerimenti

> Metti tutto in una busta sola e scrivi fuori l'elenco.
>
> Chiedi il nome di chi ti risponde e segnalo con la data.
`,
  },
  {
    templateId: 'vita-quotidiana-domande-tu',
    asks: [
      ['fammi', 'tu', 'domand'],
      ['fammi', 'le', 'domand'],
      ['fammi', 'domand', 'una'],
      ['intervist', 'me'],
    ],
    answer: `# Cominciamo dalla prima domanda

## Punti Chiave

- Rispondi come viene, anche con due parole.
- Nomi, indirizzi e codici li aggiungi tu alla fine.
- La cosa che vuoi ottenere è una sola. Se sono due, sono due lettere.

## Contenuto Dettagliato

**A chi scrivi:** {{a chi devi scrivere?}}

**Di che cosa si tratta:** {{di che cosa si tratta, in poche parole?}}

### La prima domanda

**Che cosa è successo, e da quando?** Racconta come lo diresti a un vicino.

### Le altre, una alla volta

2. Che cosa vuoi ottenere? Una cosa sola.
3. Entro quando ti serve?
4. Hai già chiesto a qualcuno? Che cosa ti ha detto?
5. Che prova hai: una foto, una lettera, una ricevuta?
6. Preferisci una risposta per telefono o per iscritto?

### Come diventa la lettera

1. «Vi scrivo perché ……» (domanda 1)
2. «Vi chiedo ……» (domanda 2) «entro ……» (domanda 3)
3. «Ne ho già parlato il ……» (domanda 4)
4. «Allego ……» (domanda 5)
5. «Potete rispondermi ……» (domanda 6)

## Suggerimenti

> Con un'AI collegata rispondi qui sotto, in «Altro», e arriva la domanda dopo. Intanto scrivi le risposte su un foglio.
>
> Puoi usare «fammi tu le domande» per qualunque cosa: un viaggio, un regalo, una ricetta.
`,
  },
  {
    templateId: 'vita-quotidiana-prova-telefonata',
    asks: [
      ['prova', 'telefonat'],
      ['fai', 'part', 'sportell'],
      ['fai', 'part', 'impiegat'],
      ['fai', 'part', 'telefon'],
      ['esercit', 'telefonat'],
    ],
    answer: `# Una telefonata di prova

## Punti Chiave

- Dall'altra parte non c'è nessuno, e puoi sbagliare quante volte vuoi.
- La prima frase dice che cosa vuoi, non perché sei agitato.
- A un no si può chiedere: c'è un altro modo?

## Contenuto Dettagliato

**Chi chiami:** {{chi chiami?}}

**Che cosa chiedi:** {{che cosa devi chiedere?}}

### La telefonata

- **Sportello:** «Buongiorno, mi dica.»
- **Tu:** «Buongiorno. Chiamo perché …… .»
- **Sportello:** «Ha già chiamato per questo?»
- **Tu:** «…… .»
- **Sportello:** «Mi serve un numero: ce l'ha lì?»
- **Tu:** «Un momento, lo prendo.»
- **Sportello:** «Guardi, per questo deve venire di persona.» *(la domanda difficile)*
- **Tu:** «Capisco. C'è un altro modo, per telefono o per email?»
- **Sportello:** «Le do un appuntamento.»
- **Tu:** «Ripeto per sicurezza: il giorno …… , alle …… .»

### Il giudizio: che cosa non dimenticare

1. Dire subito, in una frase, che cosa vuoi.
2. Chiedere un'altra strada, quando la prima non va.
3. Ripetere giorno, ora e numero.
4. Chiedere il nome di chi risponde.

## Suggerimenti

> Tieni davanti un foglio con la tua prima frase già scritta.
>
> Se ti parlano in fretta, di': «Scusi, me lo ripete piano? Sto scrivendo». È una frase che tutti accettano.
`,
  },
]

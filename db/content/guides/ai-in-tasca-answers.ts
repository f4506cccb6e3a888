import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const aiInTascaAnswers: PrintedAnswer[] = [
  {
    request:
      "Dammi tre domande semplici da fare a un'AI la prima volta. Per ognuna dimmi come controllo se la risposta è giusta. Usa parole facili.",
    answer: `# Tre domande per cominciare

## Punti Chiave

- Sono tre domande senza pericolo: non parlano di te.
- Ognuna si controlla in un minuto, senza l'AI.
- Se una risposta è sbagliata, è un buon esercizio.

## Contenuto Dettagliato

### 1. «Quanto fa 19 per 4?»

**Come la controlli:** con la calcolatrice, o a mano. 20 per 4 fa 80, meno 4 fa **76**.

### 2. «Dammi tre idee per una merenda con le mele.»

**Come la controlli:** la conosci già. Le mele, i tempi, il forno: ti sembra una cosa che si può fare?

### 3. «Quanti abitanti ha ${city.name}?»

**Come la controlli:** apri il sito del Comune e cerca lo stesso numero. Guarda anche di che anno è. Spesso l'AI dà un numero vecchio.

### Dopo le tre domande

Il conto l'hai rifatto, il fatto l'hai cercato altrove. Per la merenda hai deciso tu.

## Suggerimenti

> Falle a voce, con il microfono della tastiera. Rileggi le parole prima di mandarle.
>
> Non aggiungere il tuo nome: per queste domande non serve.
`,
  },
  {
    request:
      "Spiegami in sei righe la differenza tra una risposta scritta da un'AI e un elenco di siti. Poi scrivi tre domande per capire se una risposta è affidabile.",
    answer: `# Il riassunto e l'elenco

## Punti Chiave

- L'elenco ti porta dai siti: scegli tu chi leggere.
- La risposta dell'AI ha già scelto e riassunto per te.
- Tre domande bastano per sapere se fidarti.

## Contenuto Dettagliato

### In sei righe

1. L'elenco mostra siti, e ognuno ha un nome e un indirizzo.
2. Tu apri quello che conosci e leggi le sue parole.
3. La risposta dell'AI mette insieme pezzi di più siti.
4. Le parole sono sue: possono dire una cosa diversa dalla fonte.
5. È più veloce, ma non vedi che cosa ha lasciato fuori.
6. Per una cosa importante apri sempre almeno una fonte.

### Le tre domande

1. **Chi lo dice?** Un ufficio, un ospedale, un negozio, o nessuno?
2. **Dove altro sta scritto?** Apro la fonte e cerco la stessa frase.
3. **Che cosa vuole da me?** Che io compri, prema o mandi avanti?

## Suggerimenti

> Se la fonte non si apre, o non dice la stessa cosa, non usare quella risposta.
>
> Il numero di telefono di una banca prendilo dalla tua carta, non da lì.
`,
  },
  {
    request:
      "Scrivi cinque frasi brevi da dire all'assistente del telefono. Una per la sveglia, una per un promemoria, una per il tempo, una per un conto, una per una parola in inglese. Niente dati miei.",
    answer: `# Cinque frasi da dire al telefono

## Punti Chiave

- Una frase alla volta, detta piano.
- Dopo ognuna guarda lo schermo: ha capito bene?
- Dentro non c'è niente di tuo.

## Contenuto Dettagliato

| Per che cosa | La frase | Che cosa guardi |
| --- | --- | --- |
| La sveglia | «Metti una sveglia alle sette e mezza.» | l'ora, e che sia di mattina |
| Un promemoria | «Ricordami alle undici di prendere il pane.» | l'ora e le parole |
| Il tempo | «Che tempo fa domani a ${city.name}?» | il nome della città |
| Un conto | «Quanto fa 12 per 15?» | deve fare 180 |
| Una parola | «Come si dice grazie in inglese?» | thank you |

### Se non capisce

- Aspetta il segno o il suono, poi parla.
- Di' il verbo per primo: «metti», «ricordami», «chiama».
- Se sbaglia, di' «annulla» e ricomincia.

### Per togliere la sveglia di prova

«Togli la sveglia delle sette e mezza.»

## Suggerimenti

> Prova in una stanza silenziosa. Con la televisione accesa capisce peggio.
>
> Codici e password non si dicono mai ad alta voce.
`,
  },
  {
    request:
      "Ho premuto un tasto per sbaglio e si è aperta la finestra di un'AI. Scrivi quattro passi calmi per chiuderla e tornare a quello che facevo. Una riga per passo.",
    answer: `# Quattro passi, con calma

## Punti Chiave

- Non hai rotto niente e non hai mandato niente.
- Se premi Esc invece della X, di solito non succede niente.
- Quello che facevi è ancora lì sotto.

## Contenuto Dettagliato

1. **Fermati.** Non premere altri tasti e non rispondere alla finestra.
2. **Cerca la X** in alto a destra di quella finestra, e premila una volta.
3. **Guarda in basso**, nella riga delle icone, cioè dei disegni piccoli, e premi quella di ciò che facevi.
4. **Controlla le ultime parole** che avevi scritto, e continua.

### Se la X non si vede

- Tieni premuto il tasto Alt e premi F4: chiude la finestra che è davanti. Prima guarda che davanti ci sia quella giusta.
- Su certi computer portatili per F4 serve anche il tasto Fn.

### Se ha chiesto qualcosa

Puoi chiudere anche se ti fa una domanda. Non è scortese: è un programma.

## Suggerimenti

> Se succede spesso, guarda dov'è quel tasto. Di solito è a destra della barra dello spazio.
>
> Una finestra che ti spaventa, suona o dà un numero da chiamare non è questa: è una truffa. Spegni il computer e chiedi a una persona.
`,
  },
  {
    request:
      'Scrivi cinque frasi brevi da dire a un altoparlante di casa. Una per il tempo, una per un timer, una per la radio, una per la lista della spesa, una per farlo tacere. Niente dati miei.',
    answer: `# Cinque frasi in cucina

## Punti Chiave

- Si comincia con il nome, e si aspetta la luce.
- Con Google, al posto di «Alexa», di' «Hey Google».
- Il timer è la prova migliore, perché senti subito se ha capito.
- «Basta» funziona anche mentre parla.

## Contenuto Dettagliato

| Per che cosa | Che cosa dici | Che cosa controlli |
| --- | --- | --- |
| Il tempo | «Alexa, piove oggi?» | il nome della città |
| Un timer | «Alexa, timer di dieci minuti per la pasta.» | i minuti che ripete |
| La radio | «Alexa, metti Radio 1.» | che sia quella giusta |
| La spesa | «Alexa, aggiungi il latte alla lista.» | la lista, nell'app |
| Il silenzio | «Alexa, basta.» | che si spenga la luce |

### Se risponde un'altra cosa

Di' «Alexa, basta» e rifai la frase, più corta. Spesso ha sentito la televisione.

## Suggerimenti

> Tieni l'altoparlante lontano dalla televisione. Chi parla in un film può chiamarlo per sbaglio.
`,
  },
  {
    request:
      'Metti i segni a un messaggio dettato. Non cambiare le parole. Il messaggio è: ciao domani passo alle dieci porto io il pane tu fai il caffè.',
    answer: `# Il messaggio, con i segni

## Punti Chiave

- Le parole sono le stesse, nello stesso ordine.
- Ho aggiunto solo i segni e due maiuscole.
- Sotto trovi come dirli a voce.

## Contenuto Dettagliato

Ciao, domani passo alle dieci. Porto io il pane, tu fai il caffè.

### Come si detta

Quello che dici: «Ciao **virgola** domani passo alle dieci **punto** porto io il pane **virgola** tu fai il caffè **punto**»

### I segni che servono di più

- «virgola» e «punto»
- «punto interrogativo», per una domanda
- «punto esclamativo», una volta ogni tanto
- «due punti»
- «a capo», per una riga nuova

### Che cosa cambia un segno

- «Vieni domani.» È una notizia.
- «Vieni domani?» È una domanda.

Per questo si rilegge, prima di mandare.

## Suggerimenti

> Se la tastiera scrive la parola «virgola» invece del segno, lascia un attimo di silenzio prima e dopo.
>
> Per un messaggio lungo detta senza segni, e poi chiedi all'AI di metterli. Togli prima i nomi.
`,
  },
  {
    request:
      "Scrivi un foglio da tenere vicino al telefono, con cinque righe da leggere prima di parlare con un'AI. Frasi corte, parole semplici, scrittura grande.",
    answer: `# Prima di parlare con un'AI

## Punti Chiave

- Le prime due contano di più: non è una persona, e può sbagliare.
- Vanno bene per tutte: WhatsApp, Google, telefono, computer.
- Copialo con un pennarello: si legge da lontano.

## Contenuto Dettagliato

### Il foglio

**1. NON È UNA PERSONA.**

**2. PUÒ SBAGLIARE: CONTROLLO.**

**3. NIENTE NOMI, CODICI, MALATTIE.**

**4. I NUMERI DI TELEFONO LI CERCO IO.**

**5. SE HO UN DUBBIO, CHIAMO: ……**

### Perché queste cinque

- La prima ti ricorda con chi parli.
- La seconda ti fa aprire una fonte.
- La terza protegge te e gli altri.
- La quarta ferma le truffe.
- La quinta ha un nome e un numero veri, scritti da te.

## Suggerimenti

> Al posto dei puntini scrivi il nome di una persona di fiducia, e il suo numero.
>
> Fai il foglio insieme a un nipote o a un'amica.
`,
  },
]

import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const claudeBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      'Sono alle prime armi. Dimmi in sei righe come puoi aiutarmi a capire una lettera difficile. Poi scrivi tre cose che non devo mai mandarti.',
    answer: `# Ti aiuto a capire una lettera

## Punti Chiave

- Prima copri i tuoi dati, poi mi mandi il testo.
- Io spiego: non decido al posto tuo.
- Se la lettera parla di soldi o di scadenze, chiedi conferma a chi l'ha scritta.

## Contenuto Dettagliato

1. Ti dico in due righe che cosa vuole chi ti scrive.
2. Cerco la data che conta e la metto in cima.
3. Spiego le parole difficili, una alla volta.
4. Faccio un elenco di quello che devi fare tu.
5. Ti preparo le domande per lo sportello.
6. Se vuoi, scrivo la bozza della risposta.

**Tre cose da non mandarmi mai**

1. Nomi, indirizzi e codice fiscale: i tuoi e degli altri.
2. Password, codici e numeri della carta o del conto.
3. Referti, cure e altre notizie sulla salute.

## Suggerimenti

> Comincia da una lettera facile, come un avviso del palazzo.
>
> Se leggi con fatica, scrivi qui sotto: «Usa frasi più corte».
`,
  },
  {
    request: `Leggi questo avviso e dimmi che cosa devo fare, in tre punti. Avviso: per lavori alla rete, martedì a ${city.name}, nel quartiere della stazione, l'acqua mancherà dalle 9 alle 13. Si consiglia di fare una scorta. Alla ripresa lasciare scorrere l'acqua prima di berla.`,
    answer: `# Martedì manca l'acqua

## Punti Chiave

- Il giorno è martedì, dalle 9 alle 13.
- Vale per il quartiere della stazione, a ${city.name}.
- Il motivo sono i lavori alla rete: non è un guasto di casa tua.

## Contenuto Dettagliato

1. **Prima delle 9**: riempi qualche bottiglia e un secchio. Serve per bere, per cucinare e per il bagno.
2. **Dalle 9 alle 13**: lascia chiusi i rubinetti. Non far partire la lavatrice.
3. **Quando l'acqua torna**: lasciala scorrere un po' prima di berla.

## Suggerimenti

> Controlla che giorno e ore siano quelli dell'avviso: martedì, 9, 13.
>
> L'avviso non dice per quanto tempo va fatta scorrere. Se esce scura, aspetta ancora o chiama il numero di una vecchia bolletta dell'acqua, già pagata.
`,
  },
  {
    request:
      "Spiega questo regolamento con parole semplici e fai un elenco di che cosa posso e non posso fare. Testo: le biciclette vanno nel cortile, mai nell'androne. Il silenzio vale dalle 13 alle 15 e dalle 22 alle 7. Le tende sui balconi devono essere verdi. Per i lavori in casa si avvisa prima l'amministratore.",
    answer: `# Il regolamento in parole semplici

## Punti Chiave

- Parla di quattro cose: biciclette, silenzio, tende e lavori.
- L'androne è l'ingresso del palazzo, dopo il portone.
- L'amministratore va avvisato prima dei lavori, non dopo.

## Contenuto Dettagliato

**Puoi**

- Lasciare la bicicletta nel cortile.
- Mettere le tende sul balcone, se sono verdi.
- Fare lavori in casa, se prima avvisi l'amministratore.

**Non puoi**

- Lasciare la bicicletta nell'androne, nemmeno per poco.
- Fare rumore dalle 13 alle 15.
- Fare rumore dalle 22 alle 8 del mattino.
- Mettere tende di un altro colore.

**Non è scritto**

- Come si avvisa l'amministratore: a voce o per lettera.
- Che cosa succede a chi non rispetta le regole.

## Suggerimenti

> Metti il testo accanto alla risposta. Segna ogni riga che trovi uguale, e cerchia i numeri.
>
> Quello che non è scritto si chiede all'amministratore: l'AI non lo può sapere.
`,
    error: {
      kind: 'number',
      told: "L'errore è **8**: il regolamento dice che il silenzio finisce alle **7**. È un'ora sola, ma cambia la regola. Per questo i numeri si confrontano sempre con il testo vero.",
    },
  },
  {
    request:
      "Fai un elenco dei dati personali da coprire prima di mandare un documento a un'AI. Per ognuno fai un esempio inventato.",
    answer: `# I dati da coprire

## Punti Chiave

- Copri tutto quello che dice chi sei, dove abiti e quanto hai.
- Copri anche i dati degli altri: parenti, vicini, clienti.
- Nel dubbio, copri: l'AI capisce il testo lo stesso.

## Contenuto Dettagliato

Gli esempi sono inventati.

- **Nome e cognome**: «Mario R.» diventa «una persona».
- **Indirizzo**: «via delle Prove 0» diventa «la mia via».
- **Telefono ed email**: «nome@esempio.it» sparisce.
- **Data di nascita**: «3 marzo 1950» diventa «una persona di circa 75 anni».
- **Codice fiscale**: sparisce, anche in fondo alla pagina.
- **Conto e carta**: tutte le cifre, anche le ultime quattro.
- **Numeri di cliente e di pratica**: «pratica 000» diventa «la mia pratica».
- **Salute**: visite, esami, medicine, invalidità.
- **Firma, volto e targa**: in una foto si coprono con un foglio.
- **Codici a righe e a quadretti**: dentro ci sono dati che tu non leggi.

## Suggerimenti

> Guarda un documento che hai in casa, anche sul retro. Quanti ne trovi?
>
> Dopo aver coperto, fai la foto e guardala grande. Se un numero si legge, copri meglio.
`,
  },
]

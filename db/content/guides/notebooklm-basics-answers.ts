import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const notebooklmBasicsAnswers: PrintedAnswer[] = [
  {
    request: `Scrivi il regolamento inventato di un orto comunale a ${city.name}, in dieci punti numerati. Parla di acqua, orari, compost, attrezzi, visite e ordine. Usa frasi brevi. Metti due numeri precisi, uno per gli orari e uno per la grandezza dell'orto.`,
    answer: `# Regolamento di un orto, inventato

## Punti Chiave

- Il regolamento è inventato: serve solo per la prova.
- Ha dieci punti e due numeri precisi.
- I due numeri ti servono per controllare le risposte.

## Contenuto Dettagliato

**Regolamento dell'orto di prova**

1. L'orto è aperto tutti i giorni dalle 7 alle 20.
2. Ogni persona riceve un pezzo di terra di 40 metri quadrati.
3. L'acqua si prende solo dalla fontana in mezzo al viale.
4. Si annaffia la mattina presto o la sera.
5. Il compost va nella cassa di legno. Niente carne, niente plastica.
6. Gli attrezzi comuni si puliscono e si rimettono nel capanno.
7. Chi rompe un attrezzo avvisa il responsabile.
8. Le visite sono libere. I bambini entrano con un adulto.
9. Ognuno tiene in ordine il suo pezzo e il vialetto davanti.
10. Chi manca per un mese lascia l'orto a un'altra persona.

## Suggerimenti

> Copia i dieci punti in Gemini Notebook: sono la tua fonte.
>
> Poi chiedi una cosa che non c'è, per esempio il prezzo. Deve dirti che non lo trova.
`,
  },
  {
    request:
      'Ho il manuale di una lavatrice. Scrivi quattro domande troppo larghe e, accanto a ognuna, la stessa domanda resa precisa. Fai una tabella di due colonne. Parla di filtro, programmi, rumore e pulizia.',
    answer: `# Domande larghe e domande precise

## Punti Chiave

- La domanda precisa dice la parte, il momento e che cosa vuoi fare.
- Una domanda precisa riceve una risposta corta, con la pagina.
- Se il manuale non lo dice, la risposta giusta è «non c'è».

## Contenuto Dettagliato

| Troppo larga | Precisa |
|---|---|
| Come funziona il **filtro**? | Dove si trova il filtro, e con quali passi lo tolgo e lo pulisco? |
| Quali **programmi** ha? | Quale programma devo usare per lenzuola di cotone, a 60 gradi? |
| Perché fa **rumore**? | Che cosa devo controllare se fa rumore durante la centrifuga? |
| Come si fa la **pulizia**? | Ogni quanto si lava il cassetto del detersivo, e con che cosa? |

## Suggerimenti

> Scegli due domande precise e falle in Gemini Notebook.
>
> Prima di aprire il filtro stacca la spina: il manuale lo dice quasi sempre.
`,
  },
  {
    request:
      'Questo verbale è inventato: Si decide di tenere la festa il 14 giugno. La presidente chiede il permesso al Comune entro il 10 maggio. Il cassiere prepara il conto delle spese. Le torte si decidono più avanti. Fai una tabella con chi, che cosa e quando. Sotto, scrivi che cosa non è ancora deciso.',
    answer: `# Dal verbale alle cose da fare

## Punti Chiave

- La festa è il 14 giugno.
- Due persone hanno già un compito.
- Dove il verbale non dice il giorno, la casella resta vuota.

## Contenuto Dettagliato

| Chi | Che cosa | Quando |
|---|---|---|
| Tutti | La festa | 14 giugno |
| La presidente | Chiede il permesso al Comune | Entro il 10 giugno |
| Il cassiere | Prepara il conto delle spese | …… |

**Non è ancora deciso**

- Le torte: chi le fa, e quante.
- Entro quando il conto delle spese deve essere pronto.

## Suggerimenti

> Confronta ogni casella con il verbale, parola per parola.
>
> Fai la stessa domanda in Gemini Notebook, su un tuo documento. Premi i numerini per vedere da dove viene ogni risposta.
`,
    error: {
      kind: 'date',
      told: "L'errore è **10 giugno**: il verbale dice entro il **10 maggio**. Con la data sbagliata il permesso si chiederebbe quattro giorni prima della festa, troppo tardi. Un riassunto può scambiare due date vicine: quelle si ricontrollano sempre sul foglio.",
    },
  },
  {
    request:
      "Scrivi sei domande da farmi prima di caricare un documento in un servizio di intelligenza artificiale. Pensa ai dati personali, ai segreti di lavoro e ai diritti d'autore. A ogni domanda si risponde con sì o no. Alla fine di' quando è meglio fermarsi.",
    answer: `# Posso caricarlo? Sei domande

## Punti Chiave

- Con sei sì puoi caricare il documento.
- Con un no prima copri, togli o chiedi.
- Il documento di un altro si carica solo con il suo permesso.

## Contenuto Dettagliato

1. Il documento è mio, o ho il permesso di usarlo?
2. Ho coperto nomi, indirizzi, codici e firme?
3. È vero che non parla della salute di nessuno?
4. È vero che non contiene segreti di lavoro o di un cliente?
5. Se è un libro o un articolo, chi l'ha scritto permette di usarlo così?
6. Se domani lo leggesse un estraneo, per me andrebbe bene?

**Quando è meglio fermarsi**

Fermati se anche una sola risposta è no, e non puoi rimediare. Fermati sempre con referti, buste paga, contratti di altri e carte del tribunale.

## Suggerimenti

> Usa le domande ogni volta che stai per caricare una carta.
>
> Di un documento lungo carica solo le pagine che servono.
`,
  },
]

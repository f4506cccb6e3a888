import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const perplexityBasicsAnswers: PrintedAnswer[] = [
  {
    request: `Voglio sapere come funziona la raccolta dei rifiuti. La domanda è troppo vaga. Trasformala in tre domande precise da cercare su internet. Abito a ${city.name} e mi interessano i rifiuti ingombranti.`,
    answer: `# Tre domande precise sugli ingombranti

## Punti Chiave

- Una domanda precisa dice la città, la cosa e che cosa vuoi sapere.
- «Ingombranti» sono mobili, materassi e cose grandi.
- Accanto a ogni domanda c'è la fonte che vorresti trovare.

## Contenuto Dettagliato

1. **Come si prenota il ritiro a casa dei rifiuti ingombranti nel Comune di ${city.name}?** La fonte giusta è il Comune, o l'azienda che raccoglie i rifiuti.
2. **Dove sono le piattaforme ecologiche di ${city.name}, e con quali documenti si entra?** La fonte giusta è la pagina con indirizzi e orari.
3. **Quanti pezzi ingombranti si possono lasciare per volta a ${city.name}, e quanto costa?** La fonte giusta è il regolamento, con la data.

## Suggerimenti

> Scrivi la migliore in Perplexity e apri la prima fonte: è del Comune di ${city.name}?
>
> Guarda la data della pagina. Le regole sui rifiuti cambiano.
`,
  },
  {
    request:
      'Spiegami come capire se una pagina internet è affidabile. Fai un elenco di sei domande con risposta sì o no. Per ognuna scrivi un esempio.',
    answer: `# Posso fidarmi di questa pagina?

## Punti Chiave

- Le domande sono sei: a ognuna rispondi sì o no.
- Cinque o sei sì: la pagina merita fiducia.
- Un no alla prima domanda basta per cercare altrove.

## Contenuto Dettagliato

1. **So chi l'ha scritta?** Per esempio: in fondo c'è il nome del Comune.
2. **C'è una data?** Per esempio: «aggiornata a ottobre».
3. **L'indirizzo è quello giusto?** Per esempio: per il Comune, prima del primo segno «/» c'è ${city.townSite}.
4. **Dice da dove vengono i dati?** Per esempio: «fonte: INPS», con il documento da aprire.
5. **Un'altra fonte dice lo stesso?** Per esempio: lo scrive anche un giornale conosciuto.
6. **Posso leggerla senza dare niente?** Per esempio: non chiede soldi, dati o di fare presto.

## Suggerimenti

> Usa le sei domande su una fonte vera, trovata con Perplexity.
>
> Una pagina bella non è per forza una pagina vera. Anche i truffatori scrivono bene.
`,
  },
  {
    request: `Voglio trovare un corso di inglese per adulti a ${city.name}. Scrivi le sei cose da sapere prima di iscriversi. Per ognuna scrivi la domanda da cercare su internet e quella da fare al telefono.`,
    answer: `# Un corso di inglese: sei cose da sapere

## Punti Chiave

- Prima cerchi su internet, poi telefoni per confermare.
- Scrivi la risposta con la data in cui l'hai avuta.
- Dove non trovi niente lascia vuoto: lo chiedi al telefono.

## Contenuto Dettagliato

| Da sapere | Da cercare su internet | Da chiedere al telefono |
|---|---|---|
| **Dove** | Dove si tengono corsi di inglese per adulti a ${city.name}? | «C'è una fermata vicina? Ci sono scale?» |
| **Quando** | In quali giorni e ore si tengono, quest'anno? | «In che giorni, e da che ora a che ora?» |
| **Livello** | Come si capisce da che livello parto? C'è una prova gratis? | «Parto da zero: c'è un gruppo per me?» |
| **Costo** | Quanto costa a ${city.name} un corso di inglese per adulti? | «Quanto costa in tutto, con i libri?» |
| **Gruppo** | Quante persone ci sono in un corso per adulti? | «Quanti siamo in classe, e di che età?» |
| **Rinuncia** | Che cosa succede se mi ritiro da un corso già pagato? | «Se non posso più venire, che cosa mi rendete?» |

## Suggerimenti

> Cerca le prime tre con Perplexity e riempi il foglio. Poi telefona a due scuole, non a una sola.
>
> Chiedi se puoi provare una lezione prima di pagare.
`,
  },
  {
    request:
      'Ricevo un messaggio. Promette un bonus di 500 euro a chi preme un collegamento entro oggi. Quali segni fanno pensare a una truffa? Che cosa devo fare? Rispondi in sei punti.',
    answer: `# Il bonus da 500 euro: sembra una truffa

## Punti Chiave

- Promette soldi, mette fretta e vuole che premi: sono tre segni.
- Non premere e non rispondere.
- Il dubbio si toglie da un'altra strada, non da quel messaggio.

## Contenuto Dettagliato

**I segni**

1. **Regala soldi** che non hai chiesto.
2. **Mette fretta**: «entro oggi» serve a non farti pensare.
3. **Vuole che premi un collegamento**, invece di dirti a quale ufficio andare.

**Che cosa fai**

4. Non premi, non rispondi e non scrivi dati.
5. Cerchi il bonus sul sito ufficiale, che scrivi tu nella barra dell'indirizzo. Oppure chiedi a un patronato, l'ufficio che aiuta con pensioni e domande.
6. Fai una foto allo schermo e ne parli con una persona di fiducia. Se hai già scritto i dati della carta, chiama subito la banca.

## Suggerimenti

> Cerca con Perplexity se un sito ufficiale ne parla. Apri la fonte e guarda l'indirizzo.
>
> Un bonus vero si può chiedere anche domani.
`,
  },
]

/** What to do after paying, in order; each step is read and done before the next. */
export const fraudSteps = [
  {
    title: 'Blocca la carta e il conto',
    text: "Chiama subito la tua banca, anche di notte. Il numero è dietro la carta o sul contratto. Non usare quello del messaggio. Ti hanno fatto mettere un'app? Spegni quel telefono e usane un altro. Di' che è una truffa e chiedi di bloccare tutto. Hai fatto un bonifico? Chiedi di fermarlo.",
  },
  {
    title: 'Scrivi che cosa è successo',
    text: "Prendi un foglio. Segna il giorno, l'ora, la cifra e a chi l'hai mandata. Tieni i messaggi, le email e i numeri: non cancellare niente. Fotografa anche lo schermo.",
  },
  {
    title: 'Cambia le password',
    text: "Usa un telefono o un computer sicuro, non quello della truffa. Comincia dall'email, poi passa alla banca. Il telefono con la loro app tienilo spento. Fallo vedere a chi se ne intende.",
  },
  {
    title: 'Fai la denuncia',
    text: "Vai dai Carabinieri, in Questura o alla Polizia Postale. Chiedi di fare anche la querela, e vai presto: c'è un tempo massimo. Non costa niente. Porta il foglio e un documento. Hanno foto dei tuoi documenti? Dillo. Chiedi la copia: una è per te, una per la banca.",
  },
  {
    title: 'Dillo a qualcuno e guarda il conto',
    text: "Racconta tutto a una persona di cui ti fidi: in due si vede meglio. Guarda il conto ogni giorno, per qualche settimana. Qualcuno ti offre di riavere i soldi, se prima paghi? È un'altra truffa.",
  },
] as const

/** Where one reports from home what happened on the net. */
export const policeSite = {
  name: 'commissariatodips.it',
  address: 'https://www.commissariatodips.it',
}

/** Having the money back, by how it went. */
export const refunds = [
  {
    title: 'Il pagamento non è partito da te',
    text: "Vale anche se ti hanno preso i codici con l'inganno. Chiedi subito il rimborso alla banca, per iscritto. Di regola lo deve dare in fretta e controllare dopo, ma può dire di no. Non aspettare: oltre i 13 mesi non si può più.",
  },
  {
    title: 'Hai pagato tu, per un inganno',
    text: "Chiedi lo stesso, per iscritto. Riavere i soldi è più difficile, ma a volte si può. In tutti e due i casi, se la banca dice di no, fai un reclamo. Non risponde, o non ti convince? C'è l'Arbitro Bancario Finanziario: costa poco e non serve un avvocato.",
  },
] as const

/** What the page says around its steps. */
export const fraudWords = {
  lead: 'Succede a tante persone, e la colpa è di chi imbroglia. Fai questi passi in ordine: il primo conta di più.',
  danger: 'Ti minacciano, o sono alla porta? Chiama il',
  fromHome: 'Da casa puoi segnalare, ma non vale come denuncia. Il sito della Polizia Postale è:',
} as const

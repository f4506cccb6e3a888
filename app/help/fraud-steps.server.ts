import { emergencyNumbers } from '../urgency/emergency-numbers.ts'

const { nexi, poste } = emergencyNumbers

/** What blocks a card at any hour. */
export const cardNumbers = [
  { name: 'Carta Nexi', number: nexi.number },
  { name: 'Poste o Postepay', number: poste.number },
]

/**
 * What to do after paying, in order; each step is read and done before the next. The first one is
 * read in a hurry: it stands in lines of their own.
 */
export const fraudSteps = [
  {
    title: 'Blocca la carta e il conto',
    text: [
      "Chiama la tua banca, anche di notte. Meglio con un altro telefono: sul tuo possono essere ancora in linea. Di' che è una truffa e chiedi di bloccare tutto.",
      `Il numero è sul retro della carta o sul contratto, mai nel messaggio. Non lo trovi? Per le carte Nexi c'è l'${nexi.number}, per Poste l'${poste.number}.`,
      'Hai fatto un bonifico? Chiedi di fermarlo.',
      "Ti hanno fatto mettere un'app o un programma? Quel telefono o computer va spento. Stai leggendo su quello? Copia prima l'indirizzo di questa pagina. Vai avanti da un altro, anche di un vicino.",
      "Hai dato i codici dello SPID? Chiama l'azienda che ti ha dato lo SPID, e fallo bloccare. Quelli della carta d'identità elettronica? Chiedi il blocco al Ministero dell'Interno: il numero è su cartaidentita.interno.gov.it.",
      "Hai mandato i codici di una carta regalo? Chiama il suo servizio clienti e falla bloccare. Il numero è sul retro, o nell'email dell'acquisto. Tieni lo scontrino.",
    ].join('\n'),
  },
  {
    title: 'Scrivi che cosa è successo',
    text: "Prendi un foglio. Segna il giorno, l'ora, la cifra e a chi l'hai mandata. Tieni i messaggi, le email e i numeri: non cancellare niente. Se non devi spegnere il telefono, fotografa anche lo schermo.",
  },
  {
    title: 'Cambia le password',
    text: "Usa un telefono o un computer sicuro, non quello della truffa. Comincia dall'email, poi passa alla banca. Ti hanno fatto mettere qualcosa? Tieni spento quel telefono o computer, e fallo vedere a chi se ne intende.",
  },
  {
    title: 'Fai la denuncia',
    text: "Vai dai Carabinieri, in Questura o alla Polizia Postale. Chiedi di fare anche la querela, e vai presto: di regola ci sono tre mesi da quando scopri la truffa. Non costa niente. Porta il foglio e un documento. Chiedi due copie della denuncia: una per te e una per la banca. Hanno foto dei tuoi documenti? Dillo nella denuncia. Con quelle possono aprire uno SPID a nome tuo. Chiedi all'INPS o al patronato se la pensione va ancora sul tuo conto.",
  },
  {
    title: 'Dillo a qualcuno e guarda il conto',
    text: "Racconta tutto a una persona di cui ti fidi: in due si vede meglio. Guarda il conto ogni giorno, per qualche settimana. Qualcuno ti offre di riavere i soldi, se prima paghi? È un'altra truffa.",
  },
] as const

/** Decides between a person and a bank, without lawyers. */
export const arbiterSite = {
  name: 'arbitrobancariofinanziario.it',
  address: 'https://www.arbitrobancariofinanziario.it',
}

/** Having the money back, by how it went, and what to do when the bank refuses. */
export const refunds = [
  {
    title: 'Il pagamento non è partito da te',
    text: "Vale anche se ti hanno preso i codici con l'inganno. Avvisa la banca appena te ne accorgi e chiedi il rimborso per iscritto. Di regola lo deve dare entro il giorno lavorativo dopo. Può dire di no, ma una tua colpa grave la deve dimostrare lei. A volte trattiene fino a 50 euro. Non aspettare: chi tarda può perdere il rimborso. Passati 13 mesi da quando i soldi sono usciti, di regola non si può più.",
  },
  {
    title: 'Hai pagato tu, per un inganno',
    text: "Chiedi lo stesso, per iscritto. Riavere i soldi è più difficile, ma a volte si può. Oggi, prima di un bonifico, la banca deve dirti se il nome non va d'accordo con l'IBAN. Non l'ha fatto? Scrivilo. Hai pagato con la carta e la merce non arriva? Chiama subito la banca e contesta il pagamento.",
  },
  {
    title: 'La banca dice di no, o non risponde',
    text: "Fai un reclamo per iscritto: di solito deve rispondere entro 15 giorni lavorativi. Ancora no? C'è l'Arbitro Bancario Finanziario. Hai 12 mesi dal reclamo. La domanda all'Arbitro costa 20 euro e non serve un avvocato.",
  },
] as const

/** What the page says around its steps. */
export const fraudWords = {
  lead: 'Succede a tante persone, e la colpa è di chi imbroglia. Fai questi passi in ordine: il primo conta di più.',
  danger: 'Ti minacciano, sono alla porta, o hai appena dato contanti o gioielli? Chiama il',
  arbiter: "Il sito dell'Arbitro è:",
  fromHome: 'Da casa puoi segnalare, ma non vale come denuncia. Il sito della Polizia Postale è:',
} as const

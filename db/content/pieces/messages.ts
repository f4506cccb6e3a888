import type { PieceContent } from '../../piece-types.ts'

export const chain: PieceContent = {
  id: 'catena-del-sabato',
  title: 'La catena del sabato',
  moment: 'È giovedì. Un amico ti gira un messaggio che gli ha girato un altro amico.',
  channel: 'chat',
  sender: 'Un amico, messaggio inoltrato',
  sentAt: 'oggi, 16:20',
  picture: null,
  lines: [
    'Da sabato questa app si paga: 5 euro al mese.',
    'Se lo mandi a 20 persone, per te resta gratis. Il simbolo diventa blu.',
    "Non è uno scherzo, l'ha detto il telegiornale!",
  ],
  found: {
    who: "Nessuno. «Il telegiornale» non dice quale, e il tuo amico non sa chi l'ha scritto.",
    elsewhere:
      "Sul sito dell'app non c'è. Lo stesso messaggio girava già dieci anni fa, e i giornali dicono che è falso.",
    wants: 'Che tu lo mandi a 20 persone, di fretta.',
  },
  answer: 'falso',
  verdict:
    'È una catena vecchia che torna ogni tanto. Nessun prezzo cambia perché mandi un messaggio.',
  actions: [
    'Non girarlo. La catena finisce con te.',
    "Dillo all'amico, senza farlo vergognare. Ci è cascato perché voleva aiutarti.",
    "Vuoi sapere se un'app si paga? Guarda la sua pagina nel negozio di app.",
  ],
}

export const cheese: PieceContent = {
  id: 'formaggio-da-non-mangiare',
  title: 'Il formaggio da non mangiare',
  moment: 'È giovedì sera. Nella chat del palazzo arriva un messaggio pieno di punti esclamativi.',
  channel: 'chat',
  sender: 'La chat del palazzo',
  sentAt: 'oggi, 19:15',
  picture: null,
  lines: [
    'ATTENZIONE!!! Non mangiate la robiola del lotto 12B!!!',
    'Scade il 20. Il supermercato la riprende e ridà i soldi.',
    'GIRATE A TUTTI!!!',
  ],
  found: {
    who: 'Un vicino, che lo ha avuto da altri. Fin qui non sai chi lo dice.',
    elsewhere:
      "Il Ministero della Salute ha una pagina con i cibi richiamati. Il lotto 12B è lì, con la stessa data. E al banco del supermercato c'è il cartello.",
    wants: 'Che non mangi quel formaggio. Non chiede soldi e non ha indirizzi da premere.',
  },
  answer: 'vero',
  verdict:
    'È scritto come una catena, eppure è vero. Il Ministero e il negozio dicono la stessa cosa. Il modo in cui è scritto un messaggio non prova niente.',
  actions: [
    'Guarda il lotto sulla confezione. È un codice vicino alla scadenza.',
    'È quello? Non mangiarlo, e riportalo al negozio.',
    'Vuoi avvisare qualcuno? Scrivi dove hai controllato, e togli i punti esclamativi.',
  ],
}

export const reviews: PieceContent = {
  id: 'cinque-stelle',
  title: 'Cinque stelle',
  moment: 'È venerdì. Cerchi un posto per la cena di domani e leggi che cosa ne dicono.',
  channel: 'app',
  sender: 'Un cliente, su un sito di recensioni',
  sentAt: 'tre giorni fa',
  picture: null,
  lines: [
    'Cinque stelle. Locale splendido, servizio impeccabile, piatti indimenticabili!',
    'Ci torneremo di sicuro. Consigliatissimo!',
  ],
  found: {
    who: "Un nome corto, senza foto. È l'unica recensione che ha scritto.",
    elsewhere: 'Ce ne sono altre 84. Molte sono quasi uguali. Alcune dicono che si aspetta tanto.',
    wants: 'Che tu scelga quel posto. Può volerlo un cliente contento, o chi ci lavora.',
  },
  answer: 'nessuno',
  verdict:
    "Può averla scritta un cliente, un amico del padrone o un'AI. Sono parole che vanno bene per ogni locale: da lì non si può sapere chi le ha scritte.",
  actions: [
    'Leggi quelle da tre stelle. Di solito dicono il buono e il meno buono.',
    'Cerca un fatto. Che piatto, che sera, quanto hanno speso.',
    "Chiedi a qualcuno che c'è stato.",
  ],
}

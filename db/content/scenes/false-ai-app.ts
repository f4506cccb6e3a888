import type { SceneContent } from '../../content-types.ts'

export const falseAiApp: SceneContent = {
  id: 'app-copia-dell-ai',
  isPublished: true,
  title: "L'app dell'AI, gratis per tre giorni",
  moment:
    "È sabato mattina. Vuoi provare un'AI e la cerchi nel negozio di app del telefono. In cima c'è questa.",
  channel: 'app',
  sender: 'Chat AI Ufficiale, in italiano',
  senderSign: {
    title: 'Si chiama «ufficiale»',
    meaning:
      "«Ufficiale» può scriverlo chiunque. Sotto il nome dell'app c'è chi l'ha fatta: guarda se è la società che conosci.",
  },
  sentAt: 'oggi, 10:20',
  lines: [
    {
      text: "Annuncio. L'intelligenza artificiale che usano tutti.",
      sign: {
        title: 'È un annuncio',
        meaning: "In cima sta chi paga per starci. L'app vera può venire dopo.",
      },
    },
    {
      text: 'Prova gratis 3 giorni, poi 9,99 € a settimana.',
      sign: {
        title: 'La prova diventa un abbonamento',
        meaning:
          'In un anno sono più di 500 euro. Le AI più note si provano gratis, e nessuna vuole la carta per cominciare.',
      },
    },
    {
      text: 'Voto 4,9 su 5. «La adoro, la uso ogni giorno!»',
      sign: {
        title: 'Tutti entusiasti',
        meaning:
          'I voti si possono comprare. Leggi quelli bassi: lì trovi chi parla di soldi presi.',
      },
    },
    {
      text: 'Conferma con il viso o con il dito per iniziare.',
      sign: {
        title: 'Un gesto, e hai pagato',
        meaning:
          'Il viso e il dito valgono come una firma. Prima leggi la cifra, e ogni quanto si paga.',
      },
    },
  ],
  isTrue: false,
  verdict:
    "Copia il nome di un'AI nota e fa pagare caro quello che altrove si prova gratis. Conta sul fatto che ti dimentichi di disdire.",
  remark: "Togliere l'app dal telefono non ferma i pagamenti. L'abbonamento va disdetto a parte.",
  actions: [
    "Torna indietro. Apri il sito dell'AI che cerchi: lì c'è il collegamento alla sua app.",
    'Hai già cominciato la prova? Nel negozio di app premi il tondo con la tua foto, o le tue iniziali, e cerca gli abbonamenti. Disdici almeno un giorno prima della fine.',
    'Ti hanno già preso dei soldi? Chiedi il rimborso al negozio di app. Se non sai come, fatti aiutare.',
  ],
  ifTrusted: {
    title: "Più di 500 euro l'anno",
    description: 'Dieci euro a settimana sembrano pochi. Vanno avanti finché non disdici.',
  },
  ifDoubted: {
    title: 'Cinque minuti',
    description: "Trovi l'app giusta partendo dal suo sito.",
  },
}

import type { Template } from '../../../content-types.ts'

export const travelTemplates: Template[] = [
  {
    id: 'vita-quotidiana-valigia',
    need: 'Viaggi e uscite',
    emoji: '🧳',
    title: 'Che cosa metto in valigia',
    description: 'Una lista corta, che pesa poco, con le cose da non dimenticare.',
    why: 'La valigia la porti tu, e una lista corta pesa meno. Il luogo e i giorni tolgono le cose inutili.',
    blocks: [
      {
        text: 'Aiutami a fare la valigia. Vado qui: [dove vai e per quanti giorni?: al mare in Liguria per cinque giorni].',
      },
      { text: 'Viaggio con [con che mezzo viaggi?: il treno, con un cambio].' },
      { text: 'Voglio fare questo: [che cosa farai?: camminare al mattino e leggere].' },
      { text: 'Fai una lista corta, divisa in vestiti, bagno, carte e borsa a mano.' },
      { text: 'Dimmi che cosa lasciare a casa e che cosa controllare il giorno prima.' },
    ],
  },
  {
    id: 'vita-quotidiana-albergo',
    need: 'Viaggi e uscite',
    emoji: '🛎️',
    title: "L'albergo in inglese",
    description: "L'AI fa la parte dell'albergo, e tu provi la telefonata.",
    why: 'Provi la telefonata prima di farla, una battuta alla volta. Chiedi frasi corte e la traduzione accanto, così capisci sempre dove sei.',
    blocks: [
      {
        text: 'Fai la parte di chi risponde in un albergo e parla inglese. Io voglio prenotare [che camera vuoi, e per quante notti?: una camera doppia per tre notti].',
      },
      {
        text: "Mi serve anche questo: [che cosa ti serve?: l'ascensore o una camera al primo piano].",
      },
      { text: 'Usa frasi corte in inglese, con la traduzione accanto.' },
      { text: 'Una battuta alla volta: aspetta la mia. Se sbaglio, correggimi con gentilezza.' },
      { text: "Alla fine scrivi l'email di conferma in inglese, con i puntini per i miei dati." },
    ],
  },
  {
    id: 'vita-quotidiana-agriturismo',
    need: 'Viaggi e uscite',
    emoji: '🏡',
    answerKind: 'message',
    title: 'Un soggiorno in agriturismo',
    description: "Il messaggio per chiedere se c'è posto, quanto costa e come si disdice.",
    why: 'Date, persone e bisogni in una volta sola, e chi legge risponde senza altre domande. Come si disdice va chiesto prima di pagare.',
    blocks: [
      {
        text: 'Scrivi un messaggio a un agriturismo per chiedere un soggiorno. Vorrei andare [quando vuoi andare, e per quante notti?: a metà maggio, per tre notti].',
      },
      { text: 'Siamo [in quanti siete, senza nomi?: due adulti e un bambino di sei anni].' },
      { text: 'Ci serve questo: [che cosa vi serve?: una camera al piano terra e la cena].' },
      {
        text: "Chiedi se c'è posto, il prezzo di tutto e come si disdice. Usa il voi e un tono cordiale.",
      },
      {
        text: 'Resta in dieci righe, con i puntini per i miei dati. Poi dimmi che cosa controllare prima di pagare una caparra.',
      },
    ],
  },
  {
    id: 'vita-quotidiana-frasi-viaggio',
    need: 'Viaggi e uscite',
    emoji: '💬',
    title: 'Le frasi per il viaggio',
    description: 'Dodici frasi in inglese su un foglio, con accanto come si dicono.',
    why: "Poche frasi, scelte per i momenti che avrai davvero. C'è scritto come si leggono, e una serve quando non capisci la risposta.",
    blocks: [
      { text: 'Preparami le frasi per un viaggio. Vado qui: [dove vai?: a Londra].' },
      {
        text: 'Mi servono per questi momenti: [in quali momenti ti servono?: al bar, in autobus e per chiedere la strada].',
      },
      {
        text: 'Scrivi dodici frasi corte in italiano e in inglese. Accanto scrivi come si dicono.',
      },
      { text: 'Mettine una per quando non capisco e una per chiedere aiuto.' },
      { text: 'Fai una tabella da stampare e tenere in tasca.' },
    ],
  },
]

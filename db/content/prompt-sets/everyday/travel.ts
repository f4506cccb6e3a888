import type { Template } from '../../../content-types.ts'

export const travelTemplates: Template[] = [
  {
    id: 'vita-quotidiana-valigia',
    need: 'Viaggi e uscite',
    emoji: '🧳',
    title: 'Che cosa metto in valigia',
    description: 'Una lista corta, che pesa poco, con le cose da non dimenticare.',
    why: 'Dici dove vai, per quanto e con che mezzo, e la lista diventa tua. Chiedi poche cose e un ordine, perché una valigia pesante rovina il viaggio.',
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
]

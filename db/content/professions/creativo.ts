import { city } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const creativo: ProfessionContent = {
  id: 'creativo',
  isPublished: true,
  title: 'Creativo',
  iconName: 'Pencil',
  description:
    'Idee e prime bozze. Per chi fa grafica o foto, scrive o cura i social. Lo stile e la scelta finale sono tuoi.',
  color: 'violet-purple',
  heroImage: '/drawings/creativo.svg',
  tools: ['ChatGPT', 'Claude', 'Canva', 'Adobe Firefly', 'Midjourney', 'DeepL'],
  examples: [
    'Un mese di pubblicazioni per un museo',
    'Dieci titoli per una locandina',
    "L'email che accompagna un preventivo",
  ],
  metrics: {
    timesSaved: { daily: 1, weekly: 5, monthly: 22 },
    productivity: 13,
    costReduction: 6,
  },
  useCases: [
    {
      title: 'Le prime idee per un progetto',
      description:
        "Racconta che cosa vuole il cliente e chiedi cinque strade diverse. Molte non andranno bene. Una può farti venire l'idea giusta.",
      timeSaved: 45,
      example: `Un panificio di quartiere a ${city.name} vuole un nuovo marchio. Usa farine locali e ha clienti di ogni età. Proponi cinque idee grafiche molto diverse tra loro. Per ognuna scrivi il concetto in una frase, i colori, il tipo di carattere e un difetto da tenere presente. Poi prepara cinque domande da fare al cliente.`,
      benefits: [
        'Hai subito qualcosa da tenere o da scartare',
        "Arrivi all'incontro con più strade da mostrare",
        'Scopri presto che cosa chiedere al cliente',
      ],
    },
    {
      title: 'Il calendario dei social',
      description:
        'Un mese di pubblicazioni in una tabella: giorno, tema, testo e foto da fare. Tu scegli, correggi e metti le informazioni vere.',
      timeSaved: 90,
      example: `Prepara il calendario di quattro settimane per i social di un piccolo museo di ${city.name}. Prevedi tre pubblicazioni alla settimana. Fai una tabella con settimana, giorno, tema, testo di massimo 50 parole e idea per la foto. Alterna curiosità, lavoro dietro le quinte e inviti alla visita. Non inventare mostre, date o opere: dove servono, lascia i puntini.`,
      benefits: [
        'Sai già quali foto scattare',
        'I temi si alternano e non ti ripeti',
        'Pubblichi con calma, anche nelle settimane piene',
      ],
    },
    {
      title: 'Le email difficili ai clienti',
      description:
        "Modifiche senza fine, pagamenti in ritardo, prezzi da spiegare. L'AI trova un tono gentile e chiaro. Tu tieni il punto.",
      timeSaved: 20,
      example:
        "Scrivi l'email di un grafico a un cliente. Il cliente chiede la terza serie di modifiche a un volantino. Il preventivo ne comprendeva due. Ringrazia, ricorda con garbo che cosa era compreso e proponi due strade. La prima è chiudere il lavoro così. La seconda è fare altre modifiche per 80 euro più IVA. Resta sotto le 120 parole e non usare un tono offeso.",
      benefits: [
        'Rispondi subito, senza rimuginare',
        'Il tono resta gentile e il limite è chiaro',
        'Il lavoro in più ha un prezzo già scritto',
      ],
    },
    {
      title: 'Un testo in tre misure',
      description:
        'Lo stesso annuncio serve lungo per il sito e corto per la locandina. Dai il testo di partenza e chiedi tre lunghezze.',
      timeSaved: 25,
      example:
        "Riscrivi un invito in modo semplice e vivo, senza cambiare i fatti. Fai tre versioni: una di 60 parole per il sito, una di 30 per i social e una di 15 per la locandina. Il testo di partenza è questo: Si comunica che il 10 ottobre alle ore 18, presso la biblioteca di quartiere, avrà luogo l'inaugurazione di una mostra fotografica sui mestieri della montagna. L'ingresso è libero. Seguirà un rinfresco.",
      benefits: [
        'Un solo contenuto va bene per più spazi',
        'Le informazioni restano uguali dappertutto',
        'Vedi quali parole si possono togliere',
      ],
    },
  ],
  tips: [
    'Non caricare foto di persone riconoscibili senza il loro permesso. Per i bambini serve quello dei genitori.',
    "Non mettere nella richiesta i progetti riservati di un cliente. Togli nomi, marchi e cifre. Di' al cliente che usi l'AI.",
    "Prima di vendere un'immagine fatta con l'AI leggi le condizioni del servizio. Controlla che l'uso per lavoro sia permesso.",
    'Non chiedere immagini nello stile di un artista vivente. Descrivi la luce, i colori, il taglio e i materiali.',
    "Mostra all'AI un testo tuo, come esempio. Poi togli dalla bozza le parole che tu non useresti mai.",
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Grafica e fotografa in proprio',
      image: null,
      text: 'Chiedo dieci titoli e ne tengo uno, spesso cambiato. Il lavoro vero resta scegliere. Però arrivo prima al momento in cui si sceglie.',
    },
  ],
  resources: [
    {
      title: "SIAE: informazioni sul diritto d'autore",
      type: 'guide',
      link: 'https://www.siae.it',
    },
    {
      title: 'Google Trends: che cosa cercano le persone',
      type: 'tool',
      link: 'https://trends.google.com',
    },
  ],
}

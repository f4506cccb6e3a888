import { city, here } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const ristoratore: ProfessionContent = {
  id: 'ristoratore',
  isPublished: true,
  title: 'Ristoratore',
  iconName: 'ChefHat',
  description:
    "Il menu, le risposte ai clienti, gli annunci. L'AI li scrive con te. Così torni prima in cucina e in sala.",
  color: 'orange-red',
  heroImage: '/drawings/ristoratore.svg',
  tools: ['ChatGPT', 'Claude', 'Canva', 'DeepL', 'Dettatura vocale del telefono'],
  examples: [
    'Il menu del giorno, pronto da stampare',
    'Una risposta garbata a una recensione severa',
    `La carta in inglese per i turisti ${city.ofOldTown}`,
  ],
  metrics: {
    timesSaved: { daily: 0.7, weekly: 4.2, monthly: 18 },
    productivity: 11,
    costReduction: 5,
  },
  useCases: [
    {
      title: 'Il menu del giorno',
      description:
        "Elenchi i piatti di oggi e l'AI li mette in bella forma. Per ognuno scrive una riga che lo racconta. Tu correggi, aggiungi i prezzi e stampi.",
      timeSaved: 25,
      example: `Scrivi il menu del pranzo di una trattoria di ${city.name}. I primi sono casoncelli e minestra di verdure. I secondi sono brasato con polenta e frittata con le erbe. Il dolce è la torta di mele. Per ogni piatto scrivi il nome e una riga semplice che lo racconta. Non aggiungere ingredienti che non ho scritto. Lascia vuoto lo spazio per i prezzi. In fondo invita gli ospiti a chiedere informazioni sugli allergeni.`,
      benefits: [
        'Il foglio è pronto prima del servizio',
        'Ogni piatto ha una riga da leggere anche a voce',
        'Cambi un piatto senza riscrivere tutto',
      ],
    },
    {
      title: 'Le risposte alle recensioni',
      description:
        "Una recensione severa brucia, e a caldo si risponde male. L'AI prepara una bozza calma. Tu la rileggi, la correggi e decidi se mandarla.",
      timeSaved: 15,
      example:
        'Scrivi la risposta a una recensione di due stelle. Il cliente dice che ha aspettato quaranta minuti e che la polenta era fredda. Era sabato sera e in sala mancava una persona. Chiedi scusa senza cercare pretesti. Spiega che ora il sabato prendiamo meno prenotazioni. Invita il cliente a tornare, ma non promettere sconti. Usa al massimo sei righe.',
      benefits: [
        'Rispondi con calma anche dopo una serata dura',
        'Chi legge vede un locale che ascolta',
        'Il tono resta lo stesso in tutte le risposte',
      ],
    },
    {
      title: 'Il menu per gli ospiti stranieri',
      description: `Chi visita ${city.name} vuole capire che cosa ordina. L'AI traduce la carta e spiega i piatti in poche parole. I nomi restano in italiano, come è giusto.`,
      timeSaved: 45,
      example: `Traduci in inglese e in tedesco questi piatti. I casoncelli sono pasta ripiena di carne, con burro, salvia e pancetta. La polenta taragna si fa con farina di mais e di grano saraceno, burro e formaggio. La ${here('torta Donizetti è una ciambella soffice', 'ciambella è un dolce soffice')} con albicocche e ananas canditi. Lascia il nome del piatto in italiano. Sotto spiega il piatto in una riga. Segnala le parole su cui hai dubbi.`,
      benefits: [
        'I turisti scelgono senza chiamarti tre volte',
        'Eviti le traduzioni che fanno sorridere',
        'Aggiorni la carta a ogni stagione',
      ],
    },
    {
      title: 'I turni della settimana',
      description:
        "Scrivi all'AI quante persone ti servono e quando. Lei propone una tabella che rispetta i riposi. Al posto dei nomi usa una lettera per ogni persona.",
      timeSaved: 30,
      example:
        'Prepara i turni di sala per una settimana. Il locale è chiuso il lunedì. Apriamo a pranzo da martedì a domenica. Apriamo a cena il giovedì, il venerdì e il sabato. Servono due persone a pranzo e tre a cena. Le persone sono tre: A, B e C. Ognuna riposa il lunedì e un altro giorno. Fai una tabella con i giorni nelle righe. Alla fine conta i turni di ogni persona.',
      benefits: [
        'Vedi subito se manca qualcuno',
        'I riposi sono divisi in modo più equo',
        'Rifai la tabella in un minuto se cambia un turno',
      ],
    },
  ],
  tips: [
    "Scrivi all'AI gli ingredienti veri di ogni piatto. Se non li conosce, può inventarli.",
    "La tabella degli allergeni la controlla sempre chi cucina. L'AI prepara la bozza, ma la responsabilità resta tua.",
    "Non scrivere nomi, telefoni o allergie dei tuoi ospiti. All'AI basta sapere che c'è un tavolo da sei.",
    "Nel menu metti foto vere dei tuoi piatti. Un'immagine creata dall'AI può ingannare chi prenota.",
    'Leggi il testo a voce alta prima di stamparlo. Se non parla come te, chiedi di rifarlo più semplice.',
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Titolare di una trattoria',
      image: null,
      text: "Al mattino detto i piatti al telefono mentre il brodo va. L'AI li mette in ordine, io tolgo due aggettivi e stampo. Le risposte alle recensioni, invece, le rileggo sempre due volte.",
    },
  ],
  resources: [
    {
      title: here(
        "ATS Bergamo: l'ente che segue anche l'igiene degli alimenti",
        "Ministero della Salute: l'igiene degli alimenti",
      ),
      type: 'guide',
      link: here('https://www.ats-bg.it', 'https://www.salute.gov.it'),
    },
    {
      title: 'DeepL: traduttore per menu e messaggi',
      type: 'tool',
      link: 'https://www.deepl.com/it/translator',
    },
  ],
}

import type { Template } from '../../../content-types.ts'

export const memoriesTemplates: Template[] = [
  {
    id: 'vita-quotidiana-ricordo',
    need: 'Ricordi',
    emoji: '📖',
    title: 'Raccontare un ricordo',
    description: "L'AI fa le domande, tu parli, e il racconto si scrive.",
    why: 'Chiedi le domande una alla volta: i ricordi vengono parlando. Vieti di aggiungere fatti, perché la storia è la tua.',
    blocks: [
      {
        text: 'Aiutami a raccontare un ricordo: [quale ricordo vuoi raccontare?: il mio primo giorno di lavoro].',
      },
      { text: 'Lo leggerà [chi lo leggerà?: la mia nipote più grande].' },
      { text: 'Fammi tu le domande, una alla volta, al massimo otto. Io rispondo a voce.' },
      { text: 'Chiedi di odori, rumori, oggetti e di che cosa ho pensato.' },
      { text: 'Poi scrivi il racconto con le mie parole. Non aggiungere niente che non ho detto.' },
    ],
  },
  {
    id: 'vita-quotidiana-fotografia',
    need: 'Ricordi',
    emoji: '🖼️',
    title: 'Parole per una vecchia fotografia',
    description: "La scritta per dietro, per la cornice, per chi non c'era.",
    why: "Descrivi tu che cosa si vede e che cosa non si vede. Chiedi tre lunghezze, perché dietro una foto c'è poco spazio.",
    blocks: [
      {
        text: 'Scrivi le parole per una vecchia fotografia. Si vede questo: [che cosa si vede, senza cognomi?: tre ragazze in bicicletta davanti alla stazione].',
      },
      { text: 'È di questo tempo: [di quando è?: circa il 1968].' },
      {
        text: 'Non si vede, ma io so che [che cosa sai tu che non si vede?: quel giorno pioveva e ridevamo].',
      },
      {
        text: "Fai tre scritte: una riga per il retro, tre righe per la cornice, otto righe per chi non c'era.",
      },
      { text: 'Usa solo quello che ho detto. Dove manca un nome metti i puntini.' },
    ],
  },
  {
    id: 'vita-quotidiana-parole-di-casa',
    need: 'Ricordi',
    emoji: '📚',
    title: 'Le parole di casa mia',
    description: 'Il piccolo vocabolario delle parole di una volta, anche in dialetto.',
    why: "Le parole e i significati li dai tu, perché l'AI il dialetto lo sbaglia spesso. Le chiedi solo di metterli in ordine e di farti domande.",
    blocks: [
      {
        text: 'Aiutami a fare un piccolo vocabolario delle parole che si usavano in casa mia. Le parole sono queste: [quali parole, e che cosa vogliono dire?: scagn vuol dire sgabello].',
      },
      { text: 'Si usavano qui: [dove si usavano?: in montagna].' },
      { text: 'Le parole e i significati sono miei: non correggerli e non aggiungerne.' },
      { text: 'Per ognuna fammi una domanda, per ricordare chi la diceva e quando.' },
      { text: 'Poi metti tutto in ordine, in una pagina da stampare.' },
    ],
  },
]

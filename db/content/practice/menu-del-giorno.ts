import { city } from '../../city.ts'
import type { Talk } from '../../practice-types.ts'

export const menuDelGiorno: Talk = {
  kind: 'talk',
  id: 'menu-del-giorno',
  title: 'Il menu del giorno',
  summary: 'Sono le undici e la lavagna è ancora vuota.',
  scene: [
    `Hai una trattoria a ${city.name}. Sono le undici e la lavagna è ancora vuota.`,
    'In cucina ci sono casoncelli, brasato con polenta e torta di mele.',
  ],
  aim: 'Ti serve un testo corto per la lavagna, con i piatti e il prezzo.',
  parts: [
    {
      id: 'piatti',
      name: 'Quali piatti hai',
      missing: "Se non li dici, l'AI inventa i piatti.",
      phrases: [
        ...['casoncell', 'polent', 'brasat', 'torta', 'torte', 'minestr', 'conigli', 'risott'],
        ...['tagliatell', 'gnocchi', 'lasagn', 'arrost', 'pesce', 'crostat', 'insalat'],
        ...['formagg', 'raviol', 'zupp', 'spezzatin', 'scarpinocc', 'spaghett', 'pizz'],
      ],
    },
    {
      id: 'prezzo',
      name: 'Quanto costa',
      missing: 'Se non lo dici, il prezzo manca o è inventato.',
      phrases: ['euro', '€', 'prezz', 'costa', 'costo'],
    },
    {
      id: 'dove',
      name: 'Dove lo scrivi',
      missing: 'Se non lo dici, il testo può non starci.',
      phrases: ['lavagn', 'cartell', 'vetrin', 'foglio', 'messaggi', 'whatsapp', 'volantin'],
    },
    {
      id: 'quanto',
      name: 'Quanto è lungo',
      missing: "Se non lo dici, l'AI scrive troppo.",
      phrases: [
        'brev',
        'corto$',
        'corta$',
        'corte$',
        'righe',
        'riga$',
        'frasi$',
        'frase$',
        'lung',
        'poche parole',
      ],
    },
  ],
  requests: [
    {
      level: 'vague',
      words: 'Fammi un bel menu.',
      answer: [
        'Antipasto: gamberi in salsa rosa.',
        'Primo: risotto con le fragole.',
        'Secondo: filetto al pepe verde.',
        'Dolce: budino al cioccolato bianco.',
        'Prezzo: 45 euro a persona.',
      ],
      remark: "Sono piatti che non hai in cucina. L'AI non la vede: se taci, inventa.",
    },
    {
      level: 'good',
      words:
        'Scrivi il menu di oggi per la lavagna. I piatti: casoncelli, brasato con polenta, torta di mele. Il prezzo è 15 euro per tutto. Usa cinque righe corte.',
      answer: [
        'Il menu di oggi',
        'Casoncelli',
        'Brasato con polenta',
        'Torta di mele',
        'Tutto a 15 euro',
      ],
      remark: 'Sono cinque righe e ci sono solo i tuoi piatti. Sulla lavagna ci sta.',
    },
    {
      level: 'better',
      words:
        'Scrivi il menu di oggi: casoncelli, brasato con polenta, torta di mele. Tutto a 15 euro.',
      answer: [
        'Benvenuti nel regno dei sapori di una volta!',
        'Oggi si parte con i casoncelli, tirati a mano come faceva la nonna. Poi arriva il brasato, tenero e profumato, sopra una polenta fumante. Infine la torta di mele, dolce come un ricordo.',
        'E tutto questo a soli 15 euro. Che cosa aspettate? Vi vogliamo a tavola con noi!',
      ],
      remark:
        "I piatti e il prezzo sono giusti. «Tirati a mano» invece l'ha inventato l'AI. E sulla lavagna non ci sta: non hai detto dove va.",
    },
  ],
  followUps: [
    {
      id: 'allergie',
      words: 'In fondo al menu aggiungi una riga per chi ha allergie.',
      answer: [
        'Il menu di oggi',
        'Casoncelli',
        'Brasato con polenta',
        'Torta di mele',
        'Tutto a 15 euro',
        'Hai allergie? Chiedi a noi prima di ordinare.',
      ],
      remark:
        "Che cosa c'è nei piatti lo sai tu: non farlo dire all'AI. La riga da sola non basta: la legge vuole anche l'elenco scritto degli allergeni.",
    },
    {
      id: 'messaggio',
      words: 'Fanne un messaggio per i clienti di sempre.',
      answer: [
        'Buongiorno! Oggi a pranzo: casoncelli, brasato con polenta e torta di mele. Tutto a 15 euro. Ti teniamo un posto?',
      ],
      remark: 'Stessi piatti, altro vestito. Per cambiare uso basta dirlo.',
    },
  ],
}

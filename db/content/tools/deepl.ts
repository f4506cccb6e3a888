import type { ToolContent } from '../../content-types.ts'

export const deepl: ToolContent = {
  id: '7',
  name: 'DeepL',
  description:
    'Traduce lettere, messaggi e documenti tra molte lingue. Le sue frasi suonano naturali. È utile per capire una mail straniera o per scrivere a un albergo. Non va bene da solo per atti, contratti o cure mediche: lì serve un traduttore. A volte sbaglia nomi, numeri e modi di dire.',
  imageUrl: '/drawings/strumento-deepl.svg',
  category: 'Scrittura',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'Puoi tradurre testi brevi senza pagare, mentre testi lunghi e molti documenti si pagano: da verificare sul sito.',
  },
  rating: 4.3,
  url: 'https://www.deepl.com',
  features: [
    'Traduzione di testi brevi anche senza iscriversi',
    'Lingua di partenza riconosciuta da sola',
    'Altre parole da scegliere dentro la traduzione',
    'Traduzione di file interi, con qualche limite',
    'Aiuto per correggere e migliorare ciò che scrivi',
    'App per il telefono, utile in viaggio',
  ],
  difficulty: 'beginner',
  isActive: true,
}

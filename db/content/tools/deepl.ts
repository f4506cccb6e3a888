import type { ToolContent } from '../../content-types.ts'

export const deepl: ToolContent = {
  id: '7',
  name: 'DeepL',
  description:
    "Traduce lettere, messaggi e documenti tra molte lingue. Le sue frasi suonano naturali. È utile per capire un'email straniera o per scrivere a un albergo. Per atti, contratti o cure mediche non basta: lì serve un traduttore. A volte sbaglia nomi, numeri e modi di dire.",
  imageUrl: '/drawings/strumento-deepl.svg',
  category: 'Scrittura',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'Puoi tradurre testi brevi senza pagare. Testi lunghi e molti documenti si pagano. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 4.3,
  url: 'https://www.deepl.com',
  features: [
    'Traduzione di testi brevi anche senza iscriversi',
    'Lingua di partenza riconosciuta subito',
    'Altre parole da scegliere dentro la traduzione',
    'Traduzione di file interi, con qualche limite',
    'Aiuto per correggere e migliorare ciò che scrivi',
    'App per il telefono, utile in viaggio',
  ],
  difficulty: 'beginner',
  isActive: true,
}

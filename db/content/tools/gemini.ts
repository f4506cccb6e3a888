import type { ToolContent } from '../../content-types.ts'

export const gemini: ToolContent = {
  id: '3',
  name: 'Gemini',
  description:
    "È l'assistente di Google: risponde, mette a confronto e fa tabelle. Se hai un telefono Android o una casella Gmail, hai già quello che serve per entrare. Va bene per capire, scegliere e fare i conti di casa. Non va bene per dati riservati: alcune conversazioni possono essere lette da persone.",
  imageUrl: '/drawings/strumento-gemini.svg',
  category: 'Analisi',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      "La parte gratuita basta per l'uso di ogni giorno. Gli abbonamenti di Google danno limiti più alti. Prezzi e limiti vanno verificati sul sito.",
  },
  rating: 4.3,
  url: 'https://gemini.google.com',
  features: [
    'Mettere a confronto due o più scelte',
    'Preparare una tabella con le spese di casa',
    'Spiegare un argomento passo dopo passo',
    'Leggere una foto, per esempio le istruzioni di un apparecchio',
    'Rispondere anche a voce dal telefono',
    'Scrivere e accorciare testi ed email',
  ],
  difficulty: 'beginner',
  isActive: true,
}

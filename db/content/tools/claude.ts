import type { ToolContent } from '../../content-types.ts'

export const claude: ToolContent = {
  id: '2',
  name: 'Claude',
  description:
    "Legge testi lunghi e li spiega con parole chiare. È adatto a regolamenti, verbali, istruzioni e lettere difficili. Scrive anche testi curati, e li cambia come chiedi. Non sostituisce un avvocato o un medico, e può capire male un passo: tieni sempre vicino l'originale.",
  imageUrl: '/drawings/strumento-claude.svg',
  category: 'Scrittura',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      "Puoi usarlo gratis, con un limite d'uso: quando finisce, torna dopo qualche ora. L'abbonamento alza il limite. Prezzi e limiti vanno verificati sul sito.",
  },
  rating: 4.1,
  url: 'https://claude.ai',
  features: [
    'Spiegare un documento lungo in poche righe',
    'Rispondere a domande su un testo che gli dai',
    'Scrivere lettere e discorsi con il tono che vuoi',
    'Mettere a confronto due testi e dire che cosa cambia',
    'Trasformare appunti confusi in un elenco chiaro',
    'Correggere gli errori e spiegare il perché',
  ],
  difficulty: 'beginner',
  isActive: true,
}

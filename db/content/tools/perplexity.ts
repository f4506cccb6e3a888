import type { ToolContent } from '../../content-types.ts'

export const perplexity: ToolContent = {
  id: '5',
  name: 'Perplexity',
  description:
    "Cerca su internet e risponde con un testo breve. Accanto alle frasi mette i numeri delle fonti, cioè delle pagine da cui le ha prese. Va bene per informarsi e per controllare una notizia. Non basta leggere la risposta: a volte la fonte è debole, oppure dice un'altra cosa.",
  imageUrl: '/drawings/strumento-perplexity.svg',
  category: 'Analisi',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'Le ricerche semplici sono gratuite. Quelle più profonde hanno un limite, che si alza pagando. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 4.1,
  url: 'https://www.perplexity.ai',
  features: [
    'Cercare notizie con le fonti accanto alla risposta',
    'Aprire la pagina da cui viene ogni frase',
    'Fare altre domande sullo stesso argomento',
    'Confrontare prodotti e servizi prima di scegliere',
    'Controllare se una notizia è vera',
    'Preparare una ricerca breve con i siti da leggere',
  ],
  difficulty: 'intermediate',
  isActive: true,
}

import type { ToolContent } from '../../content-types.ts'

export const githubCopilot: ToolContent = {
  id: '10',
  name: 'GitHub Copilot',
  description:
    'Aiuta a scrivere programmi e piccole pagine internet. Propone il codice, lo spiega e cerca gli errori. È utile a chi programma e a chi vuole imparare con pazienza. Non va bene se vuoi un programma finito senza capirlo. Il codice può sbagliare e va sempre provato.',
  imageUrl: '/drawings/strumento-github-copilot.svg',
  category: 'Programmazione',
  pricing: {
    hasFree: true,
    startingPrice: 'circa 10 dollari al mese, da verificare sul sito',
    description:
      'La versione gratuita dà ogni mese un certo numero di aiuti. Di più si paga. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 3.9,
  url: 'https://github.com/features/copilot',
  features: [
    'Righe di codice proposte mentre scrivi',
    'Domande sul codice con risposte in italiano',
    'Spiegazione passo passo di un programma',
    'Aiuto per trovare e correggere gli errori',
    'Piccole pagine e calcoli fatti su tua richiesta',
    'Uso nel browser o nel programma in cui scrivi il codice',
  ],
  difficulty: 'advanced',
  isActive: true,
}

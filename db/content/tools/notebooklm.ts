import type { ToolContent } from '../../content-types.ts'

export const notebooklm: ToolContent = {
  id: '9',
  name: 'Gemini Notebook (prima NotebookLM)',
  description:
    'Legge i tuoi documenti e risponde alle tue domande su di essi. Accanto alla risposta mostra il punto del testo da cui viene. È utile per manuali, regolamenti, verbali e appunti. Non è fatto per cercare notizie fresche, e può leggere male tabelle e vecchie pagine fotografate.',
  imageUrl: '/drawings/strumento-notebooklm.svg',
  category: 'Organizzazione',
  pricing: {
    hasFree: true,
    startingPrice: 'compreso in alcuni abbonamenti Google, da verificare sul sito',
    description:
      "La versione gratuita basta per l'uso di ogni giorno. Per limiti più alti serve un abbonamento di Google. Prezzi e limiti vanno verificati sul sito.",
  },
  rating: 4.5,
  url: 'https://notebook.google.com',
  features: [
    'Domande e risposte sui tuoi documenti',
    'Il punto preciso del testo da cui viene ogni risposta',
    'Riassunti brevi di pagine lunghe',
    'Documenti divisi in quaderni, uno per argomento',
    'Un riassunto da ascoltare, a due voci',
    'File, pagine internet e testi incollati letti insieme',
  ],
  difficulty: 'intermediate',
  isActive: true,
}
